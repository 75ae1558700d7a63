import type { ReactNode } from 'react'
import { freshSheet } from '../state.ts'
import { BossCard } from './boss/BossCard.tsx'
import { bossForecast, nextBoss } from './boss/bosses.ts'
import { DialogButtons, type OpenDialog } from './dialogs/DialogButtons.tsx'
import { StepsLeft } from './dice/DicePool.tsx'
import { movementLeft, TurnDice } from './dice/TurnDice.tsx'
import { Coach, CoachOffer } from './help/Coach.tsx'
import type { Lesson } from './help/coach.ts'
import type { Layout } from './layout.ts'
import type { turnParts } from './lazy.ts'
import { Players } from './players/Players.tsx'
import { GoalsAndMissions } from './score/GoalsAndMissions.tsx'
import type { Tab } from './sheet/tabs/tab.ts'
import { idleTitle } from './turn/labels.ts'
import { Note } from './turn/Note.tsx'
import { TurnButtons } from './turn/TurnButtons.tsx'
import type { BoardState } from './use-board-state.ts'
import { useWords } from './words.ts'

interface SidePanelProps {
  readonly board: BoardState
  readonly layout: Layout
  /** Not needed while cards are chosen. */
  readonly parts: typeof turnParts.loaded
  /** The coach's current lesson, or the offer to be coached. */
  readonly lesson: Lesson | 'offer' | undefined
  /** The whole match is explained. */
  readonly guided: boolean
  /** The end of a round is shown: there is nothing else to say. */
  readonly roundEnds: boolean
  onTab(tab: Tab): void
  /** The table info, where there is room for it. */
  readonly children: ReactNode
}

/** Beside the sheet, or below it: dice, what is asked, the next boss, and the buttons. */
export function SidePanel(props: SidePanelProps) {
  const { board, layout, parts, lesson, guided, roundEnds, onTab, children } = props
  const { view, seats, turn, asking, inSetup, spectating, undo, mainButton } = board
  const w = useWords()
  const roomy = layout === 'wide' || layout === 'middle'
  const movement = movementLeft(view, turn)
  const advised = lesson === 'offer' ? undefined : lesson?.die
  const dice = <TurnDice board={board} advised={advised} caption={roomy && !spectating} />
  const coach = coachSlots(lesson, guided)
  return (
    <aside className="pd-side-panel" aria-label={w('board.side')}>
      {coach.top}
      {roomy && dice}
      {coach.note}
      {turn !== undefined && asking && !inSetup && parts ? (
        <>
          <parts.PendingTasks agenda={turn.agenda} />
          <parts.Question board={board} turn={turn} onTab={layout === 'wide' ? undefined : onTab} />
        </>
      ) : (
        !inSetup && !roundEnds && <Note title={idleTitle(view, seats)} />
      )}
      {roomy && (
        <div className="pd-info">
          {coach.boss}
          {!spectating && <NextBoss {...board} />}
          {children}
        </div>
      )}
      {!roomy && coach.boss}
      {!roomy && dice}
      {coach.go}
      <TurnButtons undo={inSetup ? undefined : undo} main={mainButton} compact={!roomy}>
        {!roomy && movement !== undefined && <StepsLeft {...movement} />}
      </TurnButtons>
    </aside>
  )
}

/** The coach stands beside what it speaks of, or at the top. */
function coachSlots(
  lesson: Lesson | 'offer' | undefined,
  guided: boolean,
): Partial<Record<'top' | Lesson['at'], ReactNode>> {
  if (lesson === undefined) return {}
  if (lesson === 'offer') return { top: <CoachOffer /> }
  const { at } = lesson
  return { [at === 'go' || at === 'note' || at === 'boss' ? at : 'top']: <Coach {...{ lesson, guided }} /> }
}

function NextBoss({ view, sheet, preview }: BoardState) {
  const next = nextBoss(view, sheet)
  if (next === undefined) return null
  return (
    <BossCard
      scheduled={next}
      forecast={bossForecast(view, sheet, next)}
      preview={preview && bossForecast(view, preview, next)}
    />
  )
}

/** Goals and missions, the other players, and the buttons that open dialogs. */
export function TableInfo(props: {
  readonly board: BoardState
  /** Calls the coach, where it can be asked for. */
  readonly onCoach: (() => void) | undefined
  onOpen(dialog: OpenDialog): void
}) {
  const { board, onCoach, onOpen } = props
  const { view, seats, mine, spectating, sheet, preview } = board
  const solo = seats.length === 1
  return (
    <>
      {/* A spectator has no goal and no power of their own. */}
      {(!spectating || view.missions.length > 0) && (
        <GoalsAndMissions view={view} sheet={spectating ? freshSheet() : sheet} preview={preview} />
      )}
      {!solo && (
        <Players
          seats={seats.filter(({ seat }) => seat !== mine)}
          players={view.players}
          waiting={view.phase !== 'over'}
          mine={mine}
          onOpen={seat => onOpen({ show: 'sheets', seat })}
        />
      )}
      <DialogButtons onOpen={onOpen} onCoach={onCoach} solo={solo} />
    </>
  )
}
