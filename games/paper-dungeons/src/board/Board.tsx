import type { Seat } from '@kazamata/kernel'
import type { BoardProps } from '@kazamata/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Room } from '../content/ids.ts'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { strengthOf, tierOf } from '../rules/boss.ts'
import { hasExplored } from '../rules/count.ts'
import { freshSheet } from '../state.ts'
import type { View } from '../view.ts'
import { Acts, type Main, type Undo } from './Acts.tsx'
import { turnOf } from './ahead.ts'
import { BossCard } from './BossCard.tsx'
import './board.css'
import { Coach, CoachOffer } from './Coach.tsx'
import { lessonFor, useCoaching } from './coach.ts'
import { bossFor, standingOf, stepsTo } from './consider.ts'
import { Due } from './Due.tsx'
import { undoDie, undoSteps } from './deals.ts'
import { Ending } from './Ending.tsx'
import { Felt, stepsOf } from './Felt.tsx'
import { useFocus, useKeys } from './keys.ts'
import { Leaves, type Lying, Tools } from './Leaves.tsx'
import { useMode } from './mode.ts'
import { Note } from './Note.tsx'
import { Players } from './Players.tsx'
import { mainFor, Prompt } from './Prompt.tsx'
import { type Playback, usePlayback } from './playback.ts'
import { type Kept, keepMoves, Setup } from './Setup.tsx'
import { Wall } from './Sheets.tsx'
import { Story } from './Story.tsx'
import { Strip } from './Strip.tsx'
import { SheetView } from './sheet/index.ts'
import type { SheetProps } from './sheet/props.ts'
import { useSight } from './sight.ts'
import { Part, type Tab, Tabs, tabOf } from './Tabs.tsx'
import { Tasks } from './Tasks.tsx'
import { Steps } from './Tray.tsx'
import { type Hand, useHand } from './turn.ts'
import { wasteOf } from './warn.ts'
import { useText, useWords } from './words.ts'

const none: readonly Move[] = []

/**
 * The whole table of Paper Dungeons: draws what is known, offers what is legal, and decides nothing. Around one screen
 * the story goes on from viewer to viewer, but nobody finds what another had in hand.
 */
export function Board(props: BoardProps<View, Move, Event>) {
  const show = usePlayback(props.news, props.replay)
  return <Desk key={props.viewer} {...props} show={show} />
}

function Desk(props: BoardProps<View, Move, Event> & { readonly show: Playback }) {
  const { view, viewer, faces, play, undoable, undo, news, replay, outcome, onShown, after, show } = props
  const w = useWords()
  const tell = useText()
  const root = useRef<HTMLDivElement>(null)
  const mode = useMode(root)
  const mine = viewer === 'table' ? undefined : viewer
  // A story holds up nobody whose turn is secret anyway; around one screen the next curtain waits for it.
  const resting = show.report === undefined || (mine !== undefined && view.phase === 'turn')
  useEffect(() => {
    onShown(news.length, resting)
  }, [onShown, news.length, resting])

  const moves = show.report === undefined ? props.moves : none
  const asking = moves.length > 0
  const hand = useHand(view, moves, play)
  const turn = turnOf(view)
  const seat: Seat = mine ?? view.reward?.seat ?? 0
  const sheets = view.players.map(({ shown }, at) => (at === mine ? (view.own?.sheet ?? shown) : shown))
  const sheet = sheets[seat]
  if (sheet === undefined) throw new Error(`There is no sheet at seat ${seat}.`)
  const [tab, setTab] = useState<Tab>('map')
  const [kept, setKept] = useState<Kept>({})
  const [lying, lay] = useState<Lying>()
  const [left, setLeft] = useState(false)
  const waste = useMemo(() => wasteOf(view), [view])
  const keeping = view.phase === 'keep' && asking && moves[0]?.do !== 'confirm'
  const watching = mine === undefined && !asking

  const question = asking ? JSON.stringify([view.round, view.phase, view.own?.diary.length ?? 0]) : ''
  useFocus(root, question)
  // What is asked for lies on some part of the sheet: turn to it.
  const first = hand.offer.lit[0]
  const task = turn?.agenda.at(-1)?.do
  const lead = !asking || first === undefined || task === 'die' || task === 'use' ? undefined : tabOf(first)
  useEffect(() => {
    if (lead !== undefined && question !== '') setTab(lead)
  }, [lead, question])

  const { deal } = hand.offer
  useSight(root, mode === 'wide' || tab !== 'map' ? [] : roomsOf(hand, sheet.at))

  const diary = view.own?.diary ?? none
  const undos: Undo | undefined =
    mine === undefined || replay || view.phase === 'over' || !asking
      ? undefined
      : {
          step: Math.min(undoSteps(diary), undoable),
          die: Math.min(undoDie(diary), undoable),
          round: Math.min(diary.length, undoable),
          undo: n => {
            hand.forget()
            undo(n)
          },
        }
  const keep = turn !== undefined && keeping ? keepMoves(kept, moves, turn) : none
  const main: Main | undefined = keeping
    ? {
        label: { id: keep.length === 2 ? 'go.keep' : 'go.keep.todo' },
        off: keep.length < 2,
        go: () => play(...keep, { do: 'confirm' }),
      }
    : turn !== undefined && asking
      ? mainFor(view, turn, hand, waste)
      : undefined
  useKeys(asking && lying === undefined, {
    pick: hand.pick,
    undo: () => undos !== undefined && undos.step > 0 && undos.undo(undos.step),
    go: () => main !== undefined && main.off !== true && main.go(),
    forget: hand.forget,
  })

  const coaching = useCoaching()
  const coachable = mine !== undefined && !replay && view.phase !== 'over' && turn !== undefined
  const lesson = coachable && coaching === 'on' ? lessonFor(view, turn, hand.wish, hand.offer) : undefined
  const offered = coachable && coaching === 'new' && view.round <= 1 && asking

  const page: SheetProps = {
    sheet,
    ...(view.own === undefined ? {} : { before: view.players[seat]?.shown ?? sheet }),
    card: view.card,
    bosses: view.bosses,
    round: view.phase === 'over' ? 9 : view.round,
    name: faces[seat]?.name ?? '',
    lit: asking ? hand.offer.lit : [],
    deadly: asking ? hand.deadly : [],
    ...(deal?.spot === undefined ? {} : { chosen: deal.spot }),
    ...(deal?.trail === undefined ? {} : { trail: deal.trail }),
    onSpot: hand.touch,
  }
  const whole = mode === 'wide'
  const roomy = whole || mode === 'middle'
  const via = hand.ahead?.own.sheet
  const boss = bossFor(view, sheet)
  const steps = stepsOf(view, turn)

  const coach = lesson !== undefined ? <Coach lesson={lesson} /> : offered ? <CoachOffer /> : null
  const felt = <Felt view={view} turn={turn} hand={hand} asking={asking} caption={roomy && !watching} />
  const prompt =
    turn !== undefined && asking && !keeping ? (
      <>
        <Due agenda={turn.agenda} />
        <Prompt
          view={view}
          turn={turn}
          hand={hand}
          seat={seat}
          faces={faces}
          waste={waste}
          {...(whole ? {} : { onTab: setTab })}
        />
      </>
    ) : keeping || show.report !== undefined ? null : (
      <Note title={idleOf(view, faces)} />
    )
  const acts = (
    <Acts undo={keeping ? undefined : undos} main={main} compact={!roomy}>
      {!roomy && steps !== undefined && <Steps {...steps} />}
    </Acts>
  )
  const bossCard = boss !== undefined && !watching && (
    <BossCard
      boss={boss.boss}
      round={boss.round}
      strength={strengthOf(sheet, boss.boss)}
      tier={tierOf(boss.boss, strengthOf(sheet, boss.boss).total) ?? 0}
      found={hasExplored(sheet, boss.room)}
      distance={stepsTo(view, sheet, boss)}
      {...(via === undefined
        ? {}
        : {
            via: {
              strength: strengthOf(via, boss.boss).total,
              tier: tierOf(boss.boss, strengthOf(via, boss.boss).total) ?? 0,
            },
          })}
    />
  )
  const table = (
    <>
      <Players
        faces={mine === undefined ? faces : faces.filter(face => face.seat !== mine)}
        players={view.players}
        asking={view.phase !== 'over'}
        mine={mine}
        onOpen={at => lay({ leaf: 'sheets', seat: at })}
      />
      {/* A spectator has no goal and no power of their own. */}
      {(!watching || view.missions.length > 0) && (
        <Tasks view={view} sheet={watching ? freshSheet() : sheet} via={via} />
      )}
      <Tools onLay={lay} coach={coaching !== 'on' && coachable && view.round <= 1} />
    </>
  )
  const strip = !keeping && !watching && (
    <Strip
      now={standingOf(view, sheet)}
      via={via === undefined ? undefined : standingOf(view, via)}
      onBoss={() => lay({ leaf: 'bosses' })}
      onScore={() => lay({ leaf: 'score' })}
    />
  )
  const content = (
    <div className="pd-page" data-tab={whole ? undefined : tab} data-vague={hand.wish.die === undefined}>
      {keeping && turn !== undefined ? (
        <Setup own={turn} kept={kept} onKeep={setKept} />
      ) : watching ? (
        <Wall view={view} faces={faces} sheets={sheets} onOpen={at => lay({ leaf: 'sheets', seat: at })} />
      ) : whole ? (
        <SheetView {...page} />
      ) : (
        <>
          <Part tab={tab} {...page} />
          {tab === 'score' && !roomy && <div className="pd-more">{table}</div>}
        </>
      )}
    </div>
  )
  const leaves = !keeping && !watching && <Tabs tab={tab} lit={page.lit} onTab={setTab} />
  const over = view.phase === 'over' && outcome !== undefined && show.report === undefined && !left
  const covered = show.report !== undefined || over
  return (
    <div className="pd" ref={root} data-layout={mode} data-coach={lesson?.at} data-bare={keeping || watching}>
      <div className="pd-stage" inert={covered || lying?.leaf === 'story'}>
        {!whole && strip}
        {content}
        {!whole && leaves}
        <aside className="pd-side" aria-label={w('board.side')}>
          {lesson?.at !== 'go' && lesson?.at !== 'note' && lesson?.at !== 'boss' && coach}
          {roomy && felt}
          {lesson?.at === 'note' && coach}
          {prompt}
          {roomy && (
            <div className="pd-info">
              {lesson?.at === 'boss' && coach}
              {bossCard}
              {table}
            </div>
          )}
          {!roomy && lesson?.at === 'boss' && coach}
          {!roomy && felt}
          {lesson?.at === 'go' && coach}
          {acts}
        </aside>
      </div>
      {show.report !== undefined && (
        <Story
          report={show.report}
          faces={faces}
          mine={mine}
          go={
            view.phase === 'over'
              ? w('story.end.go.final')
              : view.phase === 'turn'
                ? w('story.end.go', { round: view.round })
                : w('story.end.go.on')
          }
          onLeave={show.dismiss}
          onSheet={at => lay({ leaf: 'sheets', seat: at })}
        />
      )}
      {over && (
        <Ending
          view={view}
          faces={faces}
          sheets={sheets}
          outcome={outcome}
          mine={mine}
          after={after}
          onLeave={() => setLeft(true)}
        />
      )}
      {lying !== undefined && (
        <Leaves
          lying={lying}
          view={view}
          faces={faces}
          sheets={sheets}
          sheet={sheet}
          news={news}
          mode={mode}
          mine={mine}
          onLay={lay}
        />
      )}
      <p className="quiet" role="status">
        {asking ? tell({ id: 'board.turn' }) : ''}
      </p>
    </div>
  )
}

/** The rooms one thinks of, the one that matters most last: where a walk leads, or where the party stands. */
function roomsOf({ wish, offer: { deal, lit } }: Hand, at: Room = 'C1'): readonly Room[] {
  if (deal?.spot?.on === 'room') return [at, ...(deal.trail ?? []), deal.spot.room]
  if (wish.die === undefined) return [at]
  return [...lit.flatMap(spot => (spot.on === 'room' ? [spot.room] : [])), at]
}

/** What is said while there is nothing to decide. */
function idleOf(view: View, faces: BoardProps<View, Move, Event>['faces']) {
  if (view.phase === 'over') return { id: 'ask.over' }
  const { reward } = view
  const boss = view.bosses[view.round === 3 ? 0 : view.round === 6 ? 1 : 2]
  if (reward !== undefined)
    return {
      id: 'ask.prize',
      values: { name: faces[reward.seat]?.name ?? '', boss: { id: `boss.${boss}` } },
    }
  // In a replay one is asked nothing, but has not confirmed either.
  if (view.viewer === 'table' || view.players[view.viewer]?.confirmed === false) return { id: 'ask.watching' }
  const list = faces.filter(face => view.players[face.seat]?.confirmed === false).map(({ name }) => name)
  return { id: 'ask.waiting', values: { names: { list } } }
}
