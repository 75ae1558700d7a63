import type { Viewer } from '@kazamata/kernel'
import { LazyView } from '@kazamata/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { matchFile } from '../matches/import-export.ts'
import { infoOf } from '../matches/match-info.ts'
import { type OpenedMatch, openMatch } from '../matches/open-match.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Fault } from '../shell/Fault.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { Bar } from '../table/Bar.tsx'
import { GameMessages } from '../table/GameMessages.tsx'
import { Ledger } from '../table/Ledger.tsx'
import { lazyClauseDialog } from '../table/lazy.ts'
import { useMinWidth } from '../table/use-min-width.ts'
import { useTheme } from '../table/use-theme.ts'
import { boardStateAt } from './board-state-at.ts'
import { Controls } from './Controls.tsx'
import { stopAfter, stopBefore, stopsFor } from './stops.ts'
import '../table/frame.css'

/** A match that is over, step by step, in the view of any seat or of the table. */
export default function Replay({ id }: { id: string }) {
  const load = useCallback(async () => ({ opened: await openMatch(id) }), [id])
  const loaded = useLoaded(load)
  if (loaded === undefined) return <Loading />
  const { opened } = loaded
  if (opened === undefined || 'error' in opened) return <NotFound />
  if (opened.game.outcome(opened.match.state) === undefined) return <NotYet id={id} />
  return (
    <ErrorBoundary match={{ game: opened.game.id, id, file: () => fileOf(opened) }}>
      <GameMessages manifest={opened.manifest}>
        <Player opened={opened} />
      </GameMessages>
    </ErrorBoundary>
  )
}

function NotYet({ id }: { id: string }) {
  const t = useWords()
  return (
    <Fault title={t('replay.notYet')} text={t('replay.notYetWhy')}>
      <Link href={`/table/${id}`} className="btn primary">
        {t('match.resume')}
      </Link>
    </Fault>
  )
}

const fileOf = async ({ record, stored }: OpenedMatch) => matchFile(record, stored.seal)

function Player({ opened }: { opened: OpenedMatch }) {
  const { manifest, game, ui, match } = opened
  const t = useWords()
  const card = useCard()
  const last = match.record.entries.length
  const [at, setAt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>('table')
  const [clause, setClause] = useState<string>()
  const wide = useMinWidth()
  const beside = useMinWidth(ui.ledgerFrom)
  const about = useMemo(
    () => ({ match: infoOf(opened.stored), isOver: true, file: () => fileOf(opened) }),
    [opened],
  )
  const moment = useMemo(() => boardStateAt(game, match.record, at, viewer), [game, match, at, viewer])
  const top = usePageTitle<HTMLElement>(`${t('nav.replays')} · ${card(manifest.id, 'title')}`)
  useTheme(ui.theme)
  const stops = useMemo(() => stopsFor(game, match, viewer), [game, match, viewer])
  useArrows(last, stops, setAt)
  return (
    <div className="frame replay" data-wide={beside}>
      <a className="skip" href="#board">
        {t('jump.board')}
      </a>
      <Bar loaded={opened} state={moment} about={about} onWhy={setClause} wide={wide} beside={beside} />
      <main id="board" tabIndex={-1} ref={top}>
        <ui.Board
          {...moment}
          play={() => undefined}
          undo={() => undefined}
          hints={[]}
          hint={() => undefined}
          replay
          onShown={() => undefined}
          onWhy={setClause}
        />
      </main>
      {beside && <Ledger ui={ui} state={moment} onWhy={setClause} />}
      <Controls
        seats={game.coop ? [] : moment.seats}
        {...{ at, last, stops, viewer }}
        onAt={setAt}
        onViewer={setViewer}
      />
      {clause !== undefined && (
        <LazyView
          component={lazyClauseDialog}
          props={{ manifest, clause, onClose: () => setClause(undefined) }}
        />
      )}
    </div>
  )
}

/** Arrow keys step, unless they move something else. */
function useArrows(
  last: number,
  stops: readonly number[],
  setAt: (to: (at: number) => number) => void,
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const busy =
        event.target instanceof HTMLElement && event.target.closest('input, select, dialog, [popover]')
      if (busy || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight') setAt(at => stopAfter(stops, at))
      else if (event.key === 'ArrowLeft') setAt(at => stopBefore(stops, at))
      else if (event.key === 'Home') setAt(() => 0)
      else if (event.key === 'End') setAt(() => last)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [last, stops, setAt])
}
