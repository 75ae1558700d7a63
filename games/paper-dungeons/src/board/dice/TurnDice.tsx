import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { roundEvents } from '../turn/round-events.ts'
import type { BoardState } from '../use-board-state.ts'
import { useWords } from '../words.ts'
import { DicePool, StepsLeft } from './DicePool.tsx'

interface Movement {
  readonly left: number
  readonly of: number
}

/** Movement points left, and how many the walk began with. */
export function movementLeft(view: View, turn: Turn | undefined): Movement | undefined {
  const task = turn?.agenda.findLast(one => one.do === 'walk')
  if (task === undefined) return undefined
  const began = roundEvents(view).findLast(event => event.do === 'walk')
  return { left: task.mp, of: began?.mp ?? task.mp }
}

interface TurnDiceProps {
  readonly board: BoardState
  /** The die that the guide marks. */
  readonly advised: number | undefined
  readonly caption: boolean
}

/** The dice of this round, and below them what is left to do with them. */
export function TurnDice({ board, advised, caption }: TurnDiceProps) {
  const { view, turn, controls, asking } = board
  if (view.dice.length === 0) return null
  const movement = movementLeft(view, turn)
  const walkingDie = movement && roundEvents(view).findLast(event => event.do === 'die')?.die
  return (
    <DicePool
      dice={view.dice}
      used={turn?.used ?? 0}
      chosen={controls.die ?? walkingDie}
      pickable={asking ? controls.pickable : []}
      fitting={controls.fitting}
      advised={advised}
      roll={view.round}
      onPick={controls.pickDie}
    >
      {caption && <Caption board={board} movement={movement} />}
    </DicePool>
  )
}

interface CaptionProps {
  readonly board: BoardState
  readonly movement: Movement | undefined
}

function Caption({ board: { turn, asking }, movement }: CaptionProps) {
  const w = useWords()
  const left = turn === undefined ? 0 : diceLeft(turn)
  const idle = left > 0 ? w('dice.pick', { n: left }) : w(asking ? 'dice.done' : 'dice.wait')
  return (
    <p className="pd-dice-caption">
      <span>{movement === undefined ? idle : w('pending.walk', { mp: movement.left })}</span>
      {movement !== undefined && <StepsLeft {...movement} />}
    </p>
  )
}
