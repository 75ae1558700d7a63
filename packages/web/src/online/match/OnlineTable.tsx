import { findGame } from '@kazamata/registry'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { downloadMatch } from '../../shell/download.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { HomeLink } from '../../shell/Fault.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { Frame } from '../../table/Frame.tsx'
import { GameMessages } from '../../table/GameMessages.tsx'
import type { LoadedGame, Table } from '../../table/table.ts'
import { after } from '../connection/browser-connection.ts'
import type { PlayingState, RemoteMatch } from '../connection/remote-match.ts'
import { openRemoteTable } from '../connection/remote-table.ts'
import { Refusal } from '../Refusal.tsx'
import { useOnline } from '../use-online.ts'
import { onlineMessages, useOnlineWords } from '../words.ts'
import { AtTheTable } from './AtTheTable.tsx'
import { Outdated } from './Outdated.tsx'
import { type Assign, useAssign } from './use-assign.ts'

async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const manifest = findGame(id)
  if (manifest === undefined) return undefined
  const [game, ui] = await Promise.all([manifest.game(), manifest.ui()])
  return { manifest, game, ui }
}

/** A match that runs or is over, at the same table as a local one. */
export function OnlineTable({ match, state }: { match: RemoteMatch; state: PlayingState }) {
  const { game: id, rulesVersion } = state.about
  const load = useCallback(async () => ({ game: await loadGame(id) }), [id])
  const loaded = useLoaded(load)
  if (loaded === undefined) return <Loading />
  // The server plays by newer rules than this page has.
  if (loaded.game === undefined || loaded.game.game.rulesVersion !== rulesVersion) return <Outdated />
  return (
    <GameMessages manifest={loaded.game.manifest} more={onlineMessages}>
      <Seated loaded={loaded.game} match={match} state={state} />
    </GameMessages>
  )
}

function Seated(props: { loaded: LoadedGame; match: RemoteMatch; state: PlayingState }) {
  const { loaded, match, state } = props
  const table = useRemoteTable(loaded, match, state)
  const { viewer, seats } = state.snapshot
  const assign = useAssign(match)
  if (table === undefined) return <Loading />
  const isBot = viewer !== 'table' && seats[viewer]?.occupant.kind === 'bot'
  return (
    <ErrorBoundary match={{ game: loaded.game.id, id: match.id, file: table.file }}>
      <Frame
        loaded={loaded}
        table={table}
        durable
        tools={<AtTheTable match={match.id} state={state} assign={assign} />}
        notice={isBot && state.snapshot.outcome === undefined && <BotPlays seat={viewer} assign={assign} />}
        after={<AfterOnline table={table} />}
      />
    </ErrorBoundary>
  )
}

/** Opened once, with what was known then; it follows the match by itself. */
function useRemoteTable(loaded: LoadedGame, match: RemoteMatch, start: PlayingState): Table | undefined {
  const { game } = loaded
  const { api } = useOnline()
  const [first] = useState(start)
  const [table, setTable] = useState<Table>()
  useEffect(() => {
    const opened = openRemoteTable({ game, match, start: first, after, file: () => api.file(match.id) })
    setTable(opened)
    return () => opened.close()
  }, [api, game, match, first])
  return table
}

function BotPlays({ seat, assign: { assign, isBusy, refused } }: { seat: number; assign: Assign }) {
  const t = useOnlineWords()
  return (
    <div className="frame-notice" role="status">
      {t('online.botPlays')}
      <button
        type="button"
        className="btn primary"
        disabled={isBusy}
        onClick={() => assign(seat, { kind: 'person' })}
      >
        {t('online.back')}
      </button>
      <Refusal code={refused} />
    </div>
  )
}

/** What one may want after the end. */
function AfterOnline({ table }: { table: Table }) {
  const t = useOnlineWords()
  const { game, match } = table
  return (
    <div className="after">
      <Link href={`/online/${game.id}`} className="btn primary">
        {t('after.again')}
      </Link>
      <Link href={`/match/${match.id}?move=0`} className="btn">
        {t('after.replay')}
      </Link>
      <button type="button" className="btn" onClick={() => downloadMatch(game.id, match.id, table.file)}>
        {t('match.export')}
      </button>
      <HomeLink />
    </div>
  )
}
