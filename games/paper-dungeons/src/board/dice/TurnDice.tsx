import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Hand } from '../turn/useDraft.ts'
import { roundDeeds } from '../turn/waste.ts'
import { useWords } from '../words.ts'
import { DicePool, StepsLeft } from './DicePool.tsx'

/** Points of the movement that is going on, and how many it began with. */
export function movementLeft(view: View, turn: Turn | undefined): { left: number; of: number } | undefined {
  const task = turn?.agenda.findLast(one => one.do === 'walk')
  if (task?.do !== 'walk') return undefined
  const began = roundDeeds(view).findLast(deed => deed.do === 'walk')
  return { left: task.mp, of: began?.do === 'walk' ? began.mp : task.mp }
}

/** The tray with this turn's dice and what it says below them. */
export function TurnDice(props: {
  readonly view: View
  readonly turn: Turn | undefined
  readonly hand: Hand
  readonly asking: boolean
  readonly caption: boolean
}) {
  const { view, turn, hand, asking, caption } = props
  const w = useWords()
  if (view.dice.length === 0) return null
  const steps = movementLeft(view, turn)
  const used = turn?.used ?? 0
  const atWork = steps === undefined ? undefined : lastDie(view)
  const chosen = hand.offer.die ?? atWork
  const left = turn === undefined ? 0 : diceLeft(turn)
  return (
    <DicePool
      dice={view.dice}
      used={used}
      {...(chosen === undefined ? {} : { chosen })}
      open={asking ? hand.open : []}
      {...(hand.serving === undefined ? {} : { serving: hand.serving })}
      roll={view.round}
      onPick={hand.pick}
    >
      {caption && (
        <p className="pd-tray-line">
          <span>
            {steps !== undefined
              ? w('due.walk', { mp: steps.left })
              : left > 0
                ? w('tray.pick', { n: left })
                : w(asking ? 'tray.done' : 'tray.wait')}
          </span>
          {steps !== undefined && <StepsLeft {...steps} />}
        </p>
      )}
    </DicePool>
  )
}

/** The die that is being walked with. */
function lastDie(view: View): number | undefined {
  const last = roundDeeds(view).findLast(deed => deed.do === 'die')
  return last?.do === 'die' ? last.die : undefined
}
