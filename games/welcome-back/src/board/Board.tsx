import type { Viewer } from '@kazamata/kernel'
import { type BoardProps, LazyView, MoreMessages, useLazy, useReducedMotion } from '@kazamata/ui'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { kits } from '../content/ids.ts'
import { type DisplayState, displayAfter } from '../display-state.ts'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import './board.css'
import { Coach, useGuide } from './coach/Coach.tsx'
import type { LessonFor } from './coach/lessons.ts'
import { Answers } from './dock/Answers.tsx'
import { Dock, OwnSeat } from './dock/Dock.tsx'
import { DrawnCard, HideButton } from './dock/DrawnCard.tsx'
import { useDraft } from './dock/draft.ts'
import { promptFor, waitFor } from './dock/prompt.ts'
import { DeckAndPile } from './dungeon/DeckAndPile.tsx'
import { activeTokens } from './hero/active-tokens.ts'
import { Equipment } from './hero/Equipment.tsx'
import { HeroPicker } from './hero/HeroPicker.tsx'
import { HitPoints } from './hero/HitPoints.tsx'
import { useAutoReveal, useFocus } from './keyboard.ts'
import { corridor, ending, faceUpCards, lessonMessages, lessons } from './lazy.ts'
import { RecentLog } from './log/RecentLog.tsx'
import { useMovingPieces } from './playback/moving-pieces.ts'
import { usePlayback } from './playback/playback.ts'
import { Seats } from './seats/Seats.tsx'

/** The whole table of Welcome Back: shows what is known, offers what is legal, and decides nothing. */
export function Board(props: BoardProps<View, Move, Event>) {
  const guided = props.guided === true && !props.replay
  const lessonFor = useLazy(lessons, guided)
  if (!guided) return <Table {...props} />
  return (
    lessonFor && (
      <MoreMessages messages={lessonMessages}>
        <Table {...props} lessonFor={lessonFor} />
      </MoreMessages>
    )
  )
}

/** In a tutorial there are lessons. */
function Table(props: BoardProps<View, Move, Event> & { readonly lessonFor?: LessonFor }) {
  const {
    view,
    viewer,
    seats,
    moves,
    play,
    preview,
    events,
    replay,
    faceUp = false,
    lessonFor,
    onShown,
    onCovered,
    after,
    endingClosed,
  } = props
  const root = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  const show = usePlayback(events, props)
  const display = useMemo(
    () => displayAfter(events.slice(0, show.shown), seats.length),
    [events, show.shown, seats.length],
  )
  const asking = show.idle && !show.stopped
  useEffect(
    () => onShown(show.shown, asking, show.idle ? undefined : show.skip),
    [onShown, show.shown, asking, show.idle, show.skip],
  )
  const ask = asking ? view.ask : undefined
  // Who is asked next would tell how the run ends, so those who wait read it when the board has shown everything.
  const lastAsk = useRef(view.ask)
  if (show.idle) lastAsk.current = view.ask
  const legal = asking ? moves : none
  const asked = legal.length > 0
  const mine = viewer === 'table' ? undefined : viewer
  const actor = seats.find(seat => seat.you && (viewer !== 'table' || asked))

  const [hiddenFor, setHiddenFor] = useState<Viewer>()
  const [peek, setPeek] = useState(false)
  // Whoever takes the device next decides for themselves.
  const hidden = mine !== undefined && hiddenFor === mine
  const covered = !replay && (hidden || view.options.fromMemory === true)
  useLayoutEffect(() => onCovered?.(covered), [onCovered, covered])
  const drawn = display.hand?.seat === mine ? display.hand?.card : undefined
  const hand = hidden && !peek ? undefined : drawn

  const isGuided = useGuide()
  const covers = ask?.do === 'place' && hand === undefined
  const lesson =
    isGuided && lessonFor !== undefined && mine !== undefined && !covers
      ? lessonFor({
          ...{ view, display, mine, seats, moves: legal },
          events: events.slice(0, show.shown),
          ask: asked ? ask : undefined,
        })
      : undefined
  const draft = useDraft(
    `${events.length} ${asking}`,
    legal,
    { display, seats, preview, hand },
    play,
    lesson?.move,
  )
  const autoReveal = useAutoReveal(draft, play)
  useFocus(root, asked ? `${events.length}` : undefined)
  useMovingPieces(root, events, show.shown, still || replay)

  // A pass may begin the run, so that the corridor is needed next.
  const passing = draft.lit?.move.do === 'pass' || view.players.some(({ passed }) => passed)
  useEffect(() => {
    if (passing) corridor.preload()
  }, [passing])

  const over = display.won !== undefined
  const ends = show.stopped && !(over && endingClosed === true)
  const choosing = ask?.do === 'hero'
  const pointedHero = draft.lit?.move.do === 'hero' ? draft.lit.move.hero : undefined
  const hero = choosing ? pointedHero : display.hero
  const row = choosing && hero !== undefined ? kits[hero] : display.row
  const run = choosing ? undefined : display.run
  const prompt = ask !== undefined && asked ? promptFor({ ask, moves: legal, view, seats, hand }) : undefined
  const waiting = prompt === undefined ? waitFor(lastAsk.current, display, seats, mine) : undefined

  const centre = () => {
    if (run !== undefined) {
      const left = display.pile.length
      return <LazyView component={corridor} props={{ run, left, ask, draft, seats, prompt }} />
    }
    if (choosing && asked) return <HeroPicker draft={draft} />
    return <DeckAndPile display={display} view={view} adding={draft.lit?.move.do === 'add'} />
  }
  const hideButton = (className: string) =>
    ask?.do === 'place' &&
    drawn !== undefined && (
      <HideButton
        hidden={hidden}
        className={className}
        onToggle={() => setHiddenFor(hidden ? undefined : mine)}
      />
    )
  return (
    <div className="wb" ref={root} data-theme="tavern" data-stage={stageOf(run, choosing)}>
      <div className="wb-stage" inert={ends}>
        <div className="wb-table">
          <Seats display={display} seats={seats} mine={run === undefined ? mine : undefined} ask={ask} />
          {centre()}
          {hero !== undefined && (
            <>
              <Equipment
                hero={hero}
                row={row}
                gone={choosing ? noGone : display.gone}
                run={run}
                seats={seats}
                viewer={viewer}
                draft={draft}
                glow={activeTokens(run, draft.choices)}
              />
              <HitPoints hero={hero} row={row} run={run} lit={draft.lit} />
            </>
          )}
        </div>
        {lesson !== undefined && !ends && <Coach lesson={lesson} />}
        <Dock
          run={run !== undefined}
          prompt={waiting ?? (run === undefined ? prompt : undefined)}
          hand={drawn && <DrawnCard card={drawn} up={hand !== undefined} row={row} onPeek={setPeek} />}
          mine={run === undefined && actor && <OwnSeat display={display} info={actor} covered={hidden} />}
          tool={hideButton('wb-narrow')}
        >
          {faceUp && <LazyView component={faceUpCards} props={{ display, seats }} />}
          {(prompt === undefined ||
            ask?.do === 'reveal' ||
            (ask?.do === 'jelly' && draft.chosen === undefined)) && (
            <RecentLog
              events={events.slice(0, show.shown)}
              names={seats.map(({ name }) => name)}
              viewer={viewer}
              covered={covered}
            />
          )}
          {prompt !== undefined && ask !== undefined && (
            <Answers ask={ask} draft={draft} hero={hero} autoReveal={autoReveal}>
              {hideButton('wb-wide')}
            </Answers>
          )}
        </Dock>
      </div>
      {ends && (
        <LazyView
          component={ending}
          props={{
            display,
            seats,
            viewer,
            note: lesson && <Coach lesson={lesson} />,
            nextStarter: nextStarter(events, show.shown),
            after,
            onLeave: replay ? undefined : over ? () => props.closeEnding?.() : show.dismiss,
          }}
        />
      )}
    </div>
  )
}

const none: readonly Move[] = []
const noGone: DisplayState['gone'] = new Map()

function stageOf(run: DisplayState['run'], choosing: boolean) {
  if (run !== undefined) return 'run'
  return choosing ? 'hero' : 'decide'
}

/** Who chooses the next Hero: the round that follows says so. */
function nextStarter(events: readonly Event[], shown: number) {
  return events.slice(shown).find(event => event.type === 'round')?.start
}
