import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { strengthOf, tierOf } from '../rules/boss-fight.ts'
import { freshSheet } from '../state.ts'
import type { View } from '../view.ts'
import { BossCard } from './boss/BossCard.tsx'
import { DialogButtons, type OpenDialog } from './dialogs/DialogButtons.tsx'
import { StepsLeft } from './dice/DicePool.tsx'
import { movementLeft, TurnDice } from './dice/TurnDice.tsx'
import { Coach, CoachOffer } from './help/Coach.tsx'
import type { Lesson } from './help/coach.ts'
import type { Layout } from './layout.ts'
import { Players } from './players/Players.tsx'
import { GoalsAndMissions } from './score/GoalsAndMissions.tsx'
import type { Tab } from './sheet/tabs/SheetTabs.tsx'
import { bossFor, reckoned } from './turn/forecast.ts'
import { idleTitle } from './turn/labels.ts'
import { Note } from './turn/Note.tsx'
import { PendingTasks } from './turn/PendingTasks.tsx'
import { Question } from './turn/Question.tsx'
import { TurnButtons } from './turn/TurnButtons.tsx'
import type { Desk } from './useBoardState.ts'
import { useWords } from './words.ts'

interface SideProps {
  readonly desk: Desk
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly layout: Layout
  /** The guided round: what it says now, or that it is offered. */
  readonly lesson?: Lesson | 'offer' | undefined
  /** The end of a round is being told: there is nothing else to say. */
  readonly telling: boolean
  onTab(tab: Tab): void
  /** Who else is at the table, tasks, and what one looks up. */
  readonly children: ReactNode
}

/** Beside the sheet, or below it: dice, what is asked, the next boss, and the buttons. */
export function SidePanel({ desk, view, seats, layout, lesson, telling, onTab, children }: SideProps) {
  const { turn, hand, asking, keeping, watching, undos, main } = desk
  const w = useWords()
  const roomy = layout === 'wide' || layout === 'middle'
  const steps = movementLeft(view, turn)
  const at = lesson === undefined || lesson === 'offer' ? undefined : lesson.at
  const coach = lesson === undefined ? null : lesson === 'offer' ? <CoachOffer /> : <Coach lesson={lesson} />
  const felt = <TurnDice view={view} turn={turn} hand={hand} asking={asking} caption={roomy && !watching} />
  return (
    <aside className="pd-side" aria-label={w('board.side')}>
      {at !== 'go' && at !== 'note' && at !== 'boss' && coach}
      {roomy && felt}
      {at === 'note' && coach}
      {turn !== undefined && asking && !keeping ? (
        <>
          <PendingTasks agenda={turn.agenda} />
          <Question
            {...{ view, turn, hand, seats, seat: desk.seat, waste: desk.waste }}
            {...(layout === 'wide' ? {} : { onTab })}
          />
        </>
      ) : (
        !keeping && !telling && <Note title={idleTitle(view, seats)} />
      )}
      {roomy && (
        <div className="pd-info">
          {at === 'boss' && coach}
          {!watching && <NextBoss desk={desk} view={view} />}
          {children}
        </div>
      )}
      {!roomy && at === 'boss' && coach}
      {!roomy && felt}
      {at === 'go' && coach}
      <TurnButtons undo={keeping ? undefined : undos} main={main} compact={!roomy}>
        {!roomy && steps !== undefined && <StepsLeft {...steps} />}
      </TurnButtons>
    </aside>
  )
}

/** The boss that the sheet waits for, with what is being considered. */
function NextBoss({ desk: { sheet, hand }, view }: { desk: Desk; view: View }) {
  const next = bossFor(view, sheet)
  if (next === undefined) return null
  const { boss, round } = next
  const then = hand.ahead === undefined ? undefined : strengthOf(hand.ahead.turn.sheet, boss).total
  return (
    <BossCard
      {...{ boss, round }}
      {...reckoned(view, sheet, next)}
      {...(then === undefined ? {} : { preview: { strength: then, tier: tierOf(boss, then) ?? 0 } })}
    />
  )
}

/** Who else is at the table, tasks, and what one looks up. */
export function TableInfo(props: {
  readonly desk: Desk
  readonly view: View
  readonly seats: readonly SeatInfo[]
  /** The guided round can be begun. */
  readonly coach: boolean
  onLay(lying: OpenDialog): void
}) {
  const { desk, view, seats, coach, onLay } = props
  const { mine, watching, sheet, hand } = desk
  return (
    <>
      <Players
        seats={mine === undefined ? seats : seats.filter(face => face.seat !== mine)}
        players={view.players}
        waiting={view.phase !== 'over'}
        mine={mine}
        onOpen={(seat: Seat) => onLay({ leaf: 'sheets', seat })}
      />
      {/* A spectator has no goal and no power of their own. */}
      {(!watching || view.missions.length > 0) && (
        <GoalsAndMissions view={view} sheet={watching ? freshSheet() : sheet} via={hand.ahead?.turn.sheet} />
      )}
      <DialogButtons onLay={onLay} coach={coach} />
    </>
  )
}
