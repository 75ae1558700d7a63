import type { Seat } from '@kazamata/kernel'
import type { BoardProps } from '@kazamata/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { strengthOf, tierOf } from '../rules/boss.ts'
import { hasExplored } from '../rules/count.ts'
import type { View } from '../view.ts'
import { Acts, type Undo } from './Acts.tsx'
import { turnOf } from './ahead.ts'
import { BossCard } from './BossCard.tsx'
import './board.css'
import { bossFor, standingOf, stepsTo } from './consider.ts'
import { Due } from './Due.tsx'
import { undoDie, undoSteps } from './deals.ts'
import { useMode } from './mode.ts'
import { Note } from './Note.tsx'
import { Players } from './Players.tsx'
import { mainFor, Prompt } from './Prompt.tsx'
import { type Kept, keepMoves, Setup } from './Setup.tsx'
import { Strip } from './Strip.tsx'
import { SheetView } from './sheet/index.ts'
import type { SheetProps } from './sheet/props.ts'
import { Part, type Tab, Tabs, tabOf } from './Tabs.tsx'
import { Tasks } from './Tasks.tsx'
import { Steps, Tray } from './Tray.tsx'
import { useHand } from './turn.ts'
import { wasteOf } from './warn.ts'
import { useText, useWords } from './words.ts'

const none: readonly Move[] = []

/** The whole table of Paper Dungeons: draws what is known, offers what is legal, and decides nothing. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, viewer, faces, moves, play, undoable, undo, news, onShown } = props
  const w = useWords()
  const tell = useText()
  const root = useRef<HTMLDivElement>(null)
  const mode = useMode(root)
  useEffect(() => onShown(news.length, true), [onShown, news.length])

  const open = moves
  const hand = useHand(view, open, play)
  const turn = turnOf(view)
  const seat: Seat = viewer === 'table' ? (view.reward?.seat ?? 0) : viewer
  const sheet = turn?.sheet ?? view.players[seat]?.shown
  const [tab, setTab] = useState<Tab>('map')
  const [kept, setKept] = useState<Kept>({})
  if (sheet === undefined) throw new Error(`There is no sheet at seat ${seat}.`)
  const via = hand.ahead?.own.sheet
  const waste = useMemo(() => wasteOf(view), [view])
  const now = standingOf(view, sheet)
  const boss = bossFor(view, sheet)
  const keeping =
    view.phase === 'keep' && turn?.dealt !== undefined && open.length > 0 && open[0]?.do !== 'confirm'
  const diary = view.own?.diary ?? none
  const undos: Undo | undefined =
    viewer === 'table' || undoable === 0
      ? undefined
      : {
          step: Math.min(undoSteps(diary), undoable),
          die: Math.min(undoDie(diary), undoable),
          round: Math.min(diary.length, undoable),
          undo,
        }

  const page: SheetProps = {
    sheet,
    ...(view.own === undefined ? {} : { before: view.players[seat]?.shown ?? sheet }),
    card: view.card,
    bosses: view.bosses,
    round: view.phase === 'over' ? 9 : view.round,
    name: faces[seat]?.name ?? '',
    lit: open.length > 0 ? hand.offer.lit : [],
    ...(hand.offer.deal?.spot === undefined ? {} : { chosen: hand.offer.deal.spot }),
    ...(hand.offer.deal?.trail === undefined ? {} : { trail: hand.offer.deal.trail }),
    onSpot: hand.touch,
  }

  const walk = turn?.agenda.at(-1)
  const tray = view.dice.length > 0 && (
    <Tray
      dice={view.dice}
      used={turn?.used ?? 0}
      {...(hand.offer.die === undefined ? {} : { chosen: hand.offer.die })}
      open={open.length > 0 ? hand.open : []}
      {...(hand.offer.deal !== undefined && hand.offer.deal.dice.length > 0 && !hand.offer.ready
        ? { serving: hand.offer.deal.dice }
        : {})}
      roll={view.round}
      onPick={hand.pick}
    >
      {mode === 'wide' && (
        <p className="pd-tray-line">
          {walk?.do === 'walk' ? (
            <>
              <span>{w('due.walk', { mp: walk.mp })}</span>
              <Steps left={walk.mp} of={walk.mp} />
            </>
          ) : (
            <span>{w('tray.pick', { n: 3 })}</span>
          )}
        </p>
      )}
    </Tray>
  )
  const waiting = faces.filter(face => view.players[face.seat]?.confirmed === false).map(({ name }) => name)
  const prompt =
    turn !== undefined && open.length > 0 && !keeping ? (
      <>
        <Due agenda={turn.agenda} />
        <Prompt
          view={view}
          turn={turn}
          hand={hand}
          seat={seat}
          faces={faces}
          waste={waste}
          {...(mode === 'wide' ? {} : { onTab: setTab })}
        />
      </>
    ) : keeping ? null : (
      <Note title={{ id: 'ask.waiting', values: { names: { list: waiting } } }} />
    )
  const keep = turn !== undefined && keeping ? keepMoves(kept, open, turn) : none
  const main = keeping
    ? {
        label: { id: keep.length === 2 ? 'go.keep' : 'go.keep.todo' },
        off: keep.length < 2,
        go: () => play(...keep, { do: 'confirm' }),
      }
    : turn !== undefined && open.length > 0
      ? mainFor(view, turn, hand, waste)
      : undefined
  const acts = <Acts undo={undos} main={main} compact={mode !== 'wide' && mode !== 'middle'} />
  const bossCard = boss !== undefined && (
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
  const players = (
    <Players
      faces={faces}
      players={view.players}
      asking={view.phase !== 'over'}
      mine={viewer === 'table' ? undefined : viewer}
      onOpen={() => undefined}
    />
  )
  const strip = (
    <Strip
      now={now}
      via={via === undefined ? undefined : standingOf(view, via)}
      onBoss={() => undefined}
      onScore={() => setTab('score')}
    />
  )
  const content =
    keeping && turn !== undefined ? (
      <div className="pd-page">
        <Setup own={turn} kept={kept} onKeep={setKept} />
      </div>
    ) : mode === 'wide' ? (
      <div className="pd-page">
        <SheetView {...page} />
      </div>
    ) : (
      <div className="pd-page" data-tab={tab}>
        <Part tab={tab} {...page} />
      </div>
    )
  const tasks = <Tasks view={view} sheet={sheet} via={via} />
  const leaves = <Tabs tab={tab} lit={page.lit} onTab={setTab} />
  return (
    <div className="pd" ref={root} data-theme="paper" data-mode={mode}>
      {mode === 'wide' ? (
        <>
          {content}
          <aside className="pd-side">
            {tray}
            {prompt}
            {bossCard}
            {players}
            {tasks}
            {acts}
          </aside>
        </>
      ) : mode === 'middle' || mode === 'side' ? (
        <>
          {strip}
          {content}
          {leaves}
          <aside className="pd-side">
            {tray}
            {prompt}
            {mode === 'middle' && (
              <>
                {bossCard}
                {players}
                {tasks}
              </>
            )}
            {acts}
          </aside>
        </>
      ) : (
        <>
          {strip}
          {content}
          {prompt}
          {tray}
          {acts}
          {leaves}
        </>
      )}
      <p className="quiet">{tell({ id: 'tab.label' })}</p>
    </div>
  )
}

export { tabOf }
