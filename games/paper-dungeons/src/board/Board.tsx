import type { Message, Seat } from '@kazamata/kernel'
import { type BoardProps, LazyView, MoreMessages, portrait, useLayout, useLazy } from '@kazamata/ui'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import './board.css'
import type { OpenDialog } from './dialogs/DialogButtons.tsx'
import { lessonFor, setCoaching, setGuiding, useCoaching, useGuiding } from './help/coach.ts'
import type { FirstGameLesson } from './help/first-game.ts'
import { layoutFor } from './layout.ts'
import {
  dialogs,
  finalScore,
  firstGame,
  guideMessages,
  ownSheetTab,
  roundEndReport,
  turnParts,
} from './lazy.ts'
import { nameOf } from './players/names.ts'
import { rivalPaths } from './round-end/round-end.ts'
import { type RoundEndPlayback, useRoundEnd } from './round-end/use-round-end.ts'
import { SidePanel, TableInfo } from './SidePanel.tsx'
import { Setup } from './setup/Setup.tsx'
import { type SheetProps, type Spot, sheetProps } from './sheet/props.ts'
import { type Tab, tabOf } from './sheet/tabs/tab.ts'
import { type BoardState, isSetup, useBoardState } from './use-board-state.ts'
import { useFocus, useKeys } from './use-keyboard.ts'
import { useText } from './words.ts'

type Props = BoardProps<View, Move, Event>

/**
 * The board of Paper Dungeons: shows what is known, offers what is legal, decides nothing. When players share a screen,
 * the report of a round goes on from viewer to viewer, but each starts with a draft of their own.
 */
export function Board(props: Props) {
  const { view, viewer, events, hidden, onShown } = props
  const roundEnd = useRoundEnd(events, props)
  // Whoever plays in secret need not wait for the report; on a shared screen the next curtain waits for it.
  const resting = roundEnd.report === undefined || (viewer !== 'table' && view.phase === 'turn')
  useLayoutEffect(() => onShown(events.length, resting), [onShown, events.length, resting])
  const choosing = isSetup(view, props.moves)
  const parts = useLazy(turnParts, !choosing)
  const guided = props.guided === true
  const firstGameLesson = useLazy(firstGame, guided)
  if (!choosing && parts === undefined) return null
  // Drawing everybody's sheets takes long: not while nobody sees them.
  if (hidden && resting) return null
  const table = { ...props, roundEnd, parts }
  if (!guided) return <Table key={props.viewer} {...table} />
  return (
    firstGameLesson && (
      <MoreMessages messages={guideMessages}>
        <Table key={props.viewer} {...table} firstGameLesson={firstGameLesson} />
      </MoreMessages>
    )
  )
}

interface TableProps extends Props {
  /** Not needed while cards are chosen. */
  readonly parts: typeof turnParts.loaded
  readonly roundEnd: RoundEndPlayback
  /** What the guide of the tutorial says. */
  readonly firstGameLesson?: FirstGameLesson
}

function Table(props: TableProps) {
  const { view, seats, events, replay, guided = false, outcome, after, roundEnd, parts } = props
  const { report } = roundEnd
  const tell = useText()
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, layoutFor)
  const board = useBoardState(props, report !== undefined)
  const { mine, sheets, turn, controls, asking, inSetup, spectating, undo } = board

  const coach = useCoach(board, props)
  const { lesson } = coach
  const [dialog, openDialog] = useState<OpenDialog>()
  const [tab, setTab] = useTab(board)
  useFocus(root, board.question)
  useScrollToAdvised(root, lesson?.spot, tab)
  useKeys(asking && dialog === undefined, {
    pick: controls.pickDie,
    undo: () => undo !== undefined && undo.step > 0 && undo.undo(undo.step),
    go: () => board.mainButton?.onClick?.(),
    forget: controls.clear,
  })

  const rivals = useRivals(board, events)
  const page = { ...pageOf(board, lesson?.spot), rivals }
  const showSheet = (seat: Seat) => openDialog({ show: 'sheets', seat })
  const over = view.phase === 'over' && outcome !== undefined && report === undefined && !props.endingClosed
  const tabbed = layout !== 'wide' && !inSetup && !spectating
  const info = (
    <TableInfo board={board} onCoach={coach.canCall ? coach.call : undefined} onOpen={openDialog} />
  )
  const main = () => {
    if (inSetup && turn !== undefined)
      return (
        <Setup
          own={turn}
          players={view.players.length}
          map={page}
          draft={board.setupDraft}
          advised={lesson?.id === 'guided.keep'}
          onChange={draft => {
            board.setSetupDraft(draft)
            void turnParts.preload()
            if (layout !== 'wide') void ownSheetTab.preload()
          }}
        />
      )
    if (parts === undefined) return null
    if (spectating) return <parts.AllSheets {...{ view, seats, sheets }} onOpen={showSheet} />
    if (layout === 'wide') return <parts.SheetView {...page} />
    return (
      <>
        <LazyView component={ownSheetTab} props={{ ...page, tab, controls, board: root }} />
        {tab === 'score' && layout !== 'middle' && <div className="pd-more">{info}</div>}
      </>
    )
  }
  return (
    <div
      className="pd"
      ref={root}
      data-layout={layout}
      data-coach={lesson?.at}
      data-bare={inSetup || spectating}
    >
      <div className="pd-stage" inert={report !== undefined || over || dialog?.show === 'roundEnd'}>
        {tabbed && parts && (
          <parts.SummaryBar
            {...board}
            onBoss={() => openDialog({ show: 'bosses' })}
            onScore={() => openDialog({ show: 'score' })}
          />
        )}
        <div
          className="pd-page"
          data-tab={layout === 'wide' ? undefined : tab}
          data-no-die={controls.draft.die === undefined}
          // A page that scrolls must be reached by keyboard, also when nothing on it can be pressed.
          tabIndex={tabbed && page.lit.length === 0 ? 0 : undefined}
        >
          {main()}
        </div>
        {tabbed && parts && (
          <parts.SheetTabs tab={tab} lit={page.lit} advised={lesson?.spot} onTab={setTab} />
        )}
        <SidePanel
          {...{ board, layout, parts }}
          lesson={lesson ?? (coach.offered ? 'offer' : undefined)}
          guided={guided}
          roundEnds={report !== undefined}
          onTab={setTab}
        >
          {info}
        </SidePanel>
      </div>
      {report !== undefined && (
        <LazyView
          component={roundEndReport}
          props={{
            ...{ report, events, seats, mine },
            go: tell(goOn(view, replay)),
            keepFocus: replay,
            onLeave: roundEnd.dismiss,
            onSheet: showSheet,
          }}
        />
      )}
      {over && (
        <LazyView
          component={finalScore}
          props={{ view, seats, sheets, outcome, mine, guided, after, onLeave: () => props.closeEnding?.() }}
        />
      )}
      {dialog !== undefined && (
        <LazyView component={dialogs} props={{ dialog, board, events, layout, onOpen: openDialog }} />
      )}
      <p className="visually-hidden" role="status">
        {asking ? tell({ id: 'board.turn' }) : ''}
      </p>
    </div>
  )
}

/** What the guide says now: in the tutorial all through it, else in the first round of whoever wishes for it. */
function useCoach({ view, mine, turn, controls, asking }: BoardState, props: TableProps) {
  const { replay, guided, firstGameLesson = lessonFor } = props
  const coaching = useCoaching()
  const guiding = useGuiding()
  const begins = guided === true && view.phase === 'keep'
  // Whoever has sent the guide away begins the next tutorial with it.
  useEffect(() => {
    if (begins) setGuiding('on')
  }, [begins])
  const coachable = mine !== undefined && !replay && view.phase !== 'over' && turn !== undefined
  const on = coachable && (guided ? guiding : coaching) === 'on'
  const now = on ? firstGameLesson(view, turn, controls) : undefined
  // A note does not change until what it led to has happened.
  const last = useRef(now)
  if (!controls.played) last.current = now
  const lesson = on ? last.current : undefined
  return {
    lesson,
    offered: coachable && !guided && coaching === 'new' && view.round <= 1 && asking,
    canCall: coachable && !on && (guided || view.round <= 1),
    call: () => (guided ? setGuiding : setCoaching)('on'),
  }
}

/** Where the others went in the last round, until the player begins to draw. */
function useRivals({ view, seats, mine, asking }: BoardState, events: readonly Event[]) {
  const fresh = asking && mine !== undefined && view.phase === 'turn' && view.own?.diary.length === 0
  return useMemo(
    () =>
      (fresh ? rivalPaths(events) : []).map(way => ({
        ...way,
        icon: portrait(way.seat, seats[way.seat]?.bot !== undefined),
      })),
    [fresh, events, seats],
  )
}

/** What the guide marks is in sight. */
function useScrollToAdvised(root: RefObject<HTMLElement | null>, spot: Spot | undefined, tab: Tab): void {
  const place = spot && Object.values(spot).join()
  useEffect(() => {
    if (place !== undefined && tab !== 'map')
      root.current?.querySelector('.pd-page [data-advised]')?.scrollIntoView({ block: 'nearest' })
  }, [root, place, tab])
}

/** The label of the button that closes the report of a round. */
function goOn({ phase, round }: View, replay: boolean): Message {
  if (phase === 'over') return { id: 'roundEnd.go.final' }
  if (replay) return { id: 'gameEnd.sheets' }
  return phase === 'turn' ? { id: 'roundEnd.go', values: { round } } : { id: 'roundEnd.go.on' }
}

/** The open tab of the sheet; a question about another one turns to it. */
function useTab({ asking, question, turn, controls }: BoardState) {
  const [tab, setTab] = useState<Tab>('map')
  const first = controls.lit[0]
  const task = turn?.agenda.at(-1)?.do
  const lead = !asking || first === undefined || task === 'die' || task === 'use' ? undefined : tabOf(first)
  useEffect(() => {
    if (lead !== undefined && question !== '') setTab(lead)
  }, [lead, question])
  return [tab, setTab] as const
}

/** The sheet as it is drawn now. */
function pageOf(
  { view, seats, sheet, seat, asking, controls }: BoardState,
  advised: Spot | undefined,
): SheetProps {
  const { choice, lit, deadly, clickSpot } = controls
  return {
    ...sheetProps(view, nameOf(seats, seat), sheet),
    before: view.own && (view.players[seat]?.shown ?? sheet),
    lit: asking ? lit : [],
    deadly: asking ? deadly : [],
    chosen: choice?.spot,
    advised,
    route: choice?.route,
    onSpot: clickSpot,
  }
}
