import type { Message } from '@kazamata/kernel'
import { type BoardProps, LazyView, useLayout } from '@kazamata/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import './board.css'
import type { OpenDialog } from './dialogs/DialogButtons.tsx'
import { lessonFor, useCoaching } from './help/coach.ts'
import { layoutFor } from './layout.ts'
import { dialogs, finalScore } from './lazy.ts'
import { AllSheets } from './players/PlayerSheets.tsx'
import { RoundEnd } from './round-end/RoundEnd.tsx'
import { type RoundEndPlayback, useRoundEnd } from './round-end/useRoundEnd.ts'
import { SidePanel, TableInfo } from './SidePanel.tsx'
import { SummaryBar } from './SummaryBar.tsx'
import { Setup } from './setup/Setup.tsx'
import { SheetView } from './sheet/index.ts'
import { roomsToShow, useScrollToRooms } from './sheet/map/useScrollToRooms.ts'
import type { SheetProps } from './sheet/props.ts'
import { SheetTab, SheetTabs, type Tab, tabOf } from './sheet/tabs/SheetTabs.tsx'
import { standingOf } from './turn/forecast.ts'
import { type Desk, useDesk } from './useBoardState.ts'
import { useFocus, useKeys } from './useKeyboard.ts'
import { useText } from './words.ts'

type Props = BoardProps<View, Move, Event>

/**
 * The whole table of Paper Dungeons: draws what is known, offers what is legal, and decides nothing. Around one screen
 * the story goes on from viewer to viewer, but nobody finds what another had in hand.
 */
export function Board(props: Props) {
  const { view, viewer, events: news, replay, hidden, onShown } = props
  const show = useRoundEnd(news, replay)
  // A story holds up nobody whose turn is secret anyway; around one screen the next curtain waits for it.
  const resting = show.report === undefined || (viewer !== 'table' && view.phase === 'turn')
  useLayoutEffect(() => onShown(news.length, resting), [onShown, news.length, resting])
  // Everybody's sheets are far too much to draw for nobody.
  if (hidden && resting) return null
  return <Table key={props.viewer} {...props} show={show} />
}

function Table(props: Props & { readonly show: RoundEndPlayback }) {
  const { view, seats, events: news, replay, outcome, after, show } = props
  const tell = useText()
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, layoutFor)
  const desk = useDesk(props, show.report !== undefined)
  const { mine, sheet, sheets, turn, hand, asking, keeping, watching } = desk

  const [lying, lay] = useState<OpenDialog>()
  const [left, setLeft] = useState(false)
  const [tab, setTab] = useTab(desk)
  useFocus(root, desk.question)
  useScrollToRooms(root, layout === 'wide' || tab !== 'map' ? [] : roomsToShow(hand, sheet.at))
  useKeys(asking && lying === undefined, {
    pick: hand.pick,
    undo: () => desk.undos !== undefined && desk.undos.step > 0 && desk.undos.undo(desk.undos.step),
    go: () => desk.main !== undefined && desk.main.off !== true && desk.main.go(),
    forget: hand.forget,
  })

  const coaching = useCoaching()
  const coachable = mine !== undefined && !replay && view.phase !== 'over' && turn !== undefined
  const lesson = coachable && coaching === 'on' ? lessonFor(view, turn, hand.wish, hand.offer) : undefined
  const offered = coachable && coaching === 'new' && view.round <= 1 && asking

  const page = pageOf(props, desk)
  const whole = layout === 'wide'
  const roomy = whole || layout === 'middle'
  const via = hand.ahead?.turn.sheet
  const around = (
    <TableInfo
      {...{ desk, view, seats }}
      coach={coaching !== 'on' && coachable && view.round <= 1}
      onLay={lay}
    />
  )
  const over = view.phase === 'over' && outcome !== undefined && show.report === undefined && !left
  const covered = show.report !== undefined || over
  return (
    <div
      className="pd"
      ref={root}
      data-layout={layout}
      data-coach={lesson?.at}
      data-bare={keeping || watching}
    >
      <div className="pd-stage" inert={covered || lying?.leaf === 'story'}>
        {!whole && !keeping && !watching && (
          <SummaryBar
            now={standingOf(view, sheet)}
            via={via === undefined ? undefined : standingOf(view, via)}
            onBoss={() => lay({ leaf: 'bosses' })}
            onScore={() => lay({ leaf: 'score' })}
          />
        )}
        <div className="pd-page" data-tab={whole ? undefined : tab} data-vague={hand.wish.die === undefined}>
          {keeping && turn !== undefined ? (
            <Setup own={turn} kept={desk.kept} onKeep={desk.keep} />
          ) : watching ? (
            <AllSheets {...{ view, seats, sheets }} onOpen={at => lay({ leaf: 'sheets', seat: at })} />
          ) : whole ? (
            <SheetView {...page} />
          ) : (
            <>
              <SheetTab tab={tab} {...page} />
              {tab === 'score' && !roomy && <div className="pd-more">{around}</div>}
            </>
          )}
        </div>
        {!whole && !keeping && !watching && <SheetTabs tab={tab} lit={page.lit} onTab={setTab} />}
        <SidePanel
          {...{ desk, view, seats, layout }}
          lesson={lesson ?? (offered ? 'offer' : undefined)}
          telling={show.report !== undefined}
          onTab={setTab}
        >
          {around}
        </SidePanel>
      </div>
      {show.report !== undefined && (
        <RoundEnd
          report={show.report}
          {...{ seats, mine }}
          go={tell(goOn(view, replay))}
          keepFocus={replay}
          onLeave={show.dismiss}
          onSheet={at => lay({ leaf: 'sheets', seat: at })}
        />
      )}
      {over && (
        <LazyView
          component={finalScore}
          props={{ view, seats, sheets, outcome, mine, after, onLeave: () => setLeft(true) }}
        />
      )}
      {lying !== undefined && (
        <LazyView
          component={dialogs}
          props={{ lying, view, seats, sheets, sheet, news, layout, mine, onLay: lay }}
        />
      )}
      <p className="quiet" role="status">
        {asking ? tell({ id: 'board.turn' }) : ''}
      </p>
    </div>
  )
}

/** What comes after the end of a round. */
function goOn({ phase, round }: View, replay: boolean): Message {
  if (phase === 'over') return { id: 'story.end.go.final' }
  if (replay) return { id: 'end.sheets' }
  return phase === 'turn' ? { id: 'story.end.go', values: { round } } : { id: 'story.end.go.on' }
}

/** The part of the sheet that lies on top where not all of it fits: what is asked for is turned to. */
function useTab({ asking, question, turn, hand }: Desk) {
  const [tab, setTab] = useState<Tab>('map')
  const first = hand.offer.lit[0]
  const task = turn?.agenda.at(-1)?.do
  const lead = !asking || first === undefined || task === 'die' || task === 'use' ? undefined : tabOf(first)
  useEffect(() => {
    if (lead !== undefined && question !== '') setTab(lead)
  }, [lead, question])
  return [tab, setTab] as const
}

/** The sheet as it is drawn now. */
function pageOf({ view, seats }: Props, { sheet, seat, asking, hand }: Desk): SheetProps {
  const { deal, lit } = hand.offer
  return {
    sheet,
    ...(view.own === undefined ? {} : { before: view.players[seat]?.shown ?? sheet }),
    card: view.card,
    bosses: view.bosses,
    round: view.phase === 'over' ? 9 : view.round,
    name: seats[seat]?.name ?? '',
    lit: asking ? lit : [],
    deadly: asking ? hand.deadly : [],
    ...(deal?.spot === undefined ? {} : { chosen: deal.spot }),
    ...(deal?.trail === undefined ? {} : { route: deal.trail }),
    onSpot: hand.touch,
  }
}
