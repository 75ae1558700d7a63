import type { Viewer } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'
import { LazyView, useShortcuts } from '@kazamata/ui'
import { useEffect, useMemo, useState } from 'react'
import type { SealProps } from '../fairness/Seal.tsx'
import { useCard, useWords } from '../intl/words.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { Bar } from '../table/Bar.tsx'
import { Ledger } from '../table/Ledger.tsx'
import { lazyClauseDialog } from '../table/lazy.ts'
import type { LoadedGame } from '../table/table.ts'
import { useMinWidth } from '../table/use-min-width.ts'
import { useTheme } from '../table/use-theme.ts'
import { boardStateAt } from './board-state-at.ts'
import { Controls } from './Controls.tsx'
import { stopAfter, stopBefore, stopsFor } from './stops.ts'
import '../table/frame.css'

/** Shows a match that is over, step by step, in the view of any seat or of the table. */
export function Player(props: {
  loaded: LoadedGame
  match: AnyMatch
  about: Pick<SealProps, 'match' | 'isOver' | 'file'>
  /** How many entries are shown at first. */
  start?: number
  onAt?: (at: number) => void
}) {
  const { loaded, match, about, start = 0, onAt } = props
  const { manifest, game, ui } = loaded
  const t = useWords()
  const card = useCard()
  const last = match.record.entries.length
  const [at, setAt] = useState(() => Math.min(Math.max(0, start), last))
  const [viewer, setViewer] = useState<Viewer>('table')
  const [clause, setClause] = useState<string>()
  const [endingClosed, setEndingClosed] = useState(false)
  const wide = useMinWidth()
  const beside = useMinWidth(ui.ledgerFrom)
  const moment = useMemo(() => boardStateAt(game, match.record, at, viewer), [game, match, at, viewer])
  const top = usePageTitle<HTMLElement>(`${t('nav.replays')} · ${card(manifest.id, 'title')}`)
  useTheme(ui.theme)
  useEffect(() => onAt?.(at), [at, onAt])
  const stops = useMemo(() => stopsFor(game, match, viewer), [game, match, viewer])
  useShortcuts(true, ({ key, target }) => {
    // There the arrows choose among radio buttons.
    if (target instanceof Element && target.closest('[popover]')) return false
    const keys = new Map([
      ['ArrowRight', stopAfter(stops, at)],
      ['ArrowLeft', stopBefore(stops, at)],
      ['Home', 0],
      ['End', last],
    ])
    setAt(keys.get(key) ?? at)
    return keys.has(key)
  })
  return (
    <div className="frame replay" data-wide={beside}>
      <a className="skip" href="#board">
        {t('jump.board')}
      </a>
      <Bar
        loaded={loaded}
        state={moment}
        about={about}
        onWhy={setClause}
        wide={wide}
        beside={beside}
        {...(endingClosed && moment.outcome && { openEnding: () => setEndingClosed(false) })}
      />
      <main id="board" tabIndex={-1} ref={top}>
        <ui.Board
          {...moment}
          play={() => undefined}
          undo={() => undefined}
          hints={[]}
          hint={() => undefined}
          replay
          onShown={() => undefined}
          endingClosed={endingClosed}
          closeEnding={() => setEndingClosed(true)}
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
