import type { AnyMatch } from '@kazamata/kernel/match'
import { faceUpOf } from '@kazamata/kernel/match'
import { LazyView, useShortcuts } from '@kazamata/ui'
import { useEffect, useMemo, useState } from 'react'
import type { SealProps } from '../fairness/Seal.tsx'
import { useCard } from '../intl/words.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { playLazily, useSounds } from '../sound/use-sounds.ts'
import { Bar } from '../table/Bar.tsx'
import { Ledger } from '../table/Ledger.tsx'
import { lazyClauseDialog } from '../table/lazy.ts'
import type { LoadedGame } from '../table/table.ts'
import { useMinWidth } from '../table/use-min-width.ts'
import { useTheme } from '../table/use-theme.ts'
import { boardStateAt } from './board-state-at.ts'
import { Controls } from './Controls.tsx'
import { speedChoice } from './speed.ts'
import { type Eyes, lastBefore, nextAt, roundsOf, timelineOf } from './timeline.ts'
import { usePosition } from './use-position.ts'
import { useReplayWords } from './words.ts'
import '../table/frame.css'

/** Before the step is written into the address, so that dragging the slider does not write every one. */
const addressDelay = 150

/** Keeps the step in the address, so that it can be shared. */
function writeStep(at: number): void {
  const url = new URL(location.href)
  url.searchParams.set('move', String(at))
  history.replaceState(history.state, '', url)
}

/** Shows a match that is over, step by step: as any seat or the table saw it, or with everything face up. */
export function Player(props: {
  loaded: LoadedGame
  match: AnyMatch
  about: Pick<SealProps, 'match' | 'isOver' | 'file'>
  /** How many entries are shown at first. */
  start: number
}) {
  const { loaded, match, about, start } = props
  const { manifest, game, ui } = loaded
  const t = useReplayWords()
  const card = useCard()
  const [eyes, setEyes] = useState<Eyes>('table')
  const timeline = useMemo(() => timelineOf(game, ui, match, eyes), [game, ui, match, eyes])
  const speed = speedChoice.use()
  const position = usePosition(timeline, start, speed)
  const { at, isPlaying, hasStepped, go, togglePlaying } = position
  const [clause, setClause] = useState<string>()
  const [endingClosed, setEndingClosed] = useState(false)
  const wide = useMinWidth()
  const beside = useMinWidth(ui.ledgerFrom)
  const moment = useMemo(() => boardStateAt(game, match, at, eyes), [game, match, at, eyes])
  const top = usePageTitle<HTMLElement>(`${t('nav.replays')} · ${card(manifest.id, 'title')}`)
  useTheme(ui.theme)
  useEffect(() => {
    const timer = setTimeout(() => writeStep(at), addressDelay)
    return () => clearTimeout(timer)
  }, [at])
  useSounds(ui, moment, true, hasStepped, Number(speed) > 1 ? playLast : playLazily)
  const { stops, last } = timeline
  useShortcuts(true, ({ key, shiftKey, target }) => {
    const isWithin = (selector: string) => target instanceof Element && target.closest(selector) !== null
    // There the arrows choose among radio buttons.
    if (isWithin('[popover]')) return false
    if (key === ' ') {
      if (isWithin('button, a, [role=button]')) return false
      togglePlaying()
      return true
    }
    const places = shiftKey ? [...roundsOf(timeline), { at: last }] : stops
    const keys = new Map([
      ['ArrowRight', nextAt(places, at)],
      ['ArrowLeft', lastBefore(places, at)],
      ['Home', 0],
      ['End', last],
    ])
    const to = keys.get(key)
    if (to !== undefined) go(to)
    return to !== undefined
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
          faceUp={eyes === 'face-up'}
          onShown={() => undefined}
          endingClosed={endingClosed}
          closeEnding={() => setEndingClosed(true)}
          onWhy={setClause}
        />
      </main>
      {beside && <Ledger ui={ui} state={moment} onWhy={setClause} />}
      <Controls
        seats={game.coop ? [] : moment.seats}
        canFaceUp={faceUpOf(game, match) !== undefined}
        {...{ timeline, at, isPlaying, speed, eyes }}
        onAt={go}
        onPlay={togglePlaying}
        onEyes={setEyes}
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

/** When steps follow fast, one sound each is enough. */
const playLast: typeof playLazily = sounds => playLazily(sounds.slice(-1))
