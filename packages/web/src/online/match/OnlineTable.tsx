import eye from 'icon:eyeball'
import { findGame } from '@kazamata/registry'
import { Icon } from '@kazamata/ui'
import { useCallback, useEffect, useState } from 'react'
import { noteMatchGame } from '../../opening/match-games.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { Frame } from '../../table/Frame.tsx'
import { GameMessages } from '../../table/GameMessages.tsx'
import type { LoadedGame, Table } from '../../table/table.ts'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import { ChatTool } from '../chat/ChatTool.tsx'
import { placeInMatch } from '../chat/chat-place.ts'
import { useChatOpening } from '../chat/use-chat-opening.ts'
import { after } from '../connection/browser-connection.ts'
import type { About, PlayingState, RemoteMatch } from '../connection/remote-match.ts'
import { openRemoteTable } from '../connection/remote-table.ts'
import { DealStrip } from '../deal/DealStrip.tsx'
import { SeatClocks } from '../pace/SeatClocks.tsx'
import { Refusal } from '../Refusal.tsx'
import { useOnline } from '../use-online.ts'
import { onlineMessages, useOnlineWords } from '../words.ts'
import { AfterOnline } from './AfterOnline.tsx'
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
  useEffect(() => noteMatchGame(match.id, id), [match.id, id])
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
  const { snapshot, about } = state
  const { viewer, seats, clocks } = snapshot
  const assign = useAssign(match)
  const chat = useChatOpening(loaded.ui.ledgerFrom)
  if (table === undefined) return <Loading />
  const place = placeInMatch(state, loaded.game.coop)
  const isRated =
    !loaded.game.coop && about.seedWord === undefined && clocks?.every(clock => clock !== null) === true
  const isBot = viewer !== 'table' && seats[viewer]?.occupant.kind === 'bot'
  return (
    <ErrorBoundary match={{ game: loaded.game.id, id: match.id, file: table.file }}>
      <Frame
        loaded={loaded}
        table={table}
        durable
        notice={
          <div className="frame-notices">
            {about.abandoned ? <Abandoned /> : <SeatClocks snapshot={snapshot} />}
            {viewer === 'table' && snapshot.outcome === undefined && <Watching />}
            {about.deal && snapshot.version === 1 && <BegunDeal deal={about.deal} seats={seats} />}
            {isBot && snapshot.outcome === undefined && !about.abandoned && (
              <BotPlays seat={viewer} wasLate={clocks?.[viewer]?.late === true} assign={assign} />
            )}
          </div>
        }
        after={<AfterOnline table={table} state={state} />}
        tools={
          <>
            <AtTheTable match={match.id} isRated={isRated} {...{ state, assign }} />
            <ChatTool
              {...{ match, place }}
              isOpen={chat.isOpen}
              isBeside={chat.isBeside}
              onToggle={chat.toggle}
            />
          </>
        }
        aside={
          chat.isBeside &&
          chat.isOpen && <ChatPanel {...{ match, place }} hasFocus={chat.hasFocus} onClose={chat.toggle} />
        }
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

/** Until the first move. */
function BegunDeal({
  deal,
  seats,
}: {
  deal: NonNullable<About['deal']>
  seats: readonly { name: string }[]
}) {
  const parts = deal.by.map(seat => ({ seat, name: seats[seat]?.name ?? '', isGiven: true }))
  return <DealStrip parts={parts} redeals={deal.redeals} />
}

/** Nothing here is theirs to decide. */
function Watching() {
  const t = useOnlineWords()
  return (
    <p className="frame-notice watching" role="status">
      <Icon d={eye} /> {t('online.youWatch')}
    </p>
  )
}

function Abandoned() {
  const t = useOnlineWords()
  return (
    <p className="frame-notice" role="status">
      {t('online.refused.abandoned')}
    </p>
  )
}

function BotPlays(props: { seat: number; wasLate: boolean; assign: Assign }) {
  const { seat, wasLate } = props
  const { assign, isBusy, refused } = props.assign
  const t = useOnlineWords()
  return (
    <div className="frame-notice" role="status">
      {t(wasLate ? 'online.latePlays' : 'online.botPlays')}
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
