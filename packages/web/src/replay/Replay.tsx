import type { Viewer } from '@kazamata/kernel'
import { LazyView, useShortcuts } from '@kazamata/ui'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { infoOf } from '../matches/match-info.ts'
import { type OpenedMatch, OpenMatch } from '../matches/OpenMatch.tsx'
import { Fault } from '../shell/Fault.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { Bar } from '../table/Bar.tsx'
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
  return (
    <OpenMatch id={id}>
      {opened =>
        opened.game.outcome(opened.match.state) === undefined ? (
          <NotYet id={id} />
        ) : (
          <Player opened={opened} />
        )
      }
    </OpenMatch>
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

function Player({ opened }: { opened: OpenedMatch }) {
  const { manifest, game, ui, match } = opened
  const t = useWords()
  const card = useCard()
  const last = match.record.entries.length
  const [at, setAt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>('table')
  const [clause, setClause] = useState<string>()
  const [endingClosed, setEndingClosed] = useState(false)
  const wide = useMinWidth()
  const beside = useMinWidth(ui.ledgerFrom)
  const about = useMemo(() => ({ match: infoOf(opened.stored), isOver: true, file: opened.file }), [opened])
  const moment = useMemo(() => boardStateAt(game, match.record, at, viewer), [game, match, at, viewer])
  const top = usePageTitle<HTMLElement>(`${t('nav.replays')} · ${card(manifest.id, 'title')}`)
  useTheme(ui.theme)
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
        loaded={opened}
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
