import type { Facts, Sheet, Task } from '../state.ts'
import { bossAfter, bossHarm, fightOf } from './boss.ts'
import { isAsked, skullHarm } from './harm.ts'

const confirm: Task = { do: 'confirm' }
const die: Task = { do: 'die' }
const kill: Task = { do: 'gain', reward: 'kill', from: 'power' }

/**
 * What the table asks of a seat when a hidden phase begins, the first question last. It follows from what everybody
 * knows, so the reveal and an imagined world begin the same turn again.
 */
export function opening(facts: Facts, shown: Readonly<Sheet>): Task[] {
  switch (facts.phase) {
    case 'keep':
      return [confirm, { do: 'keepGoal' }, { do: 'keepPower' }]
    case 'prepare':
      return preparing(shown)
    case 'turn': {
      const { points } = skullHarm(shown, facts.dice)
      const turn = [confirm, die, die, die]
      return isAsked(facts, shown, points) ? [...turn, { do: 'hurt', points, harm: 'skull' }] : turn
    }
    case 'boss': {
      const level = bossAfter(facts.round)
      if (level === undefined) return []
      const { points } = bossHarm(shown, fightOf(facts, shown, level).damage)
      return isAsked(facts, shown, points) ? [confirm, { do: 'hurt', points, harm: 'boss' }] : []
    }
    case 'reward':
    case 'over':
      return []
  }
}

/** Powers that ask something before the first round. */
function preparing({ power }: Readonly<Sheet>): Task[] {
  switch (power) {
    case 'assassin':
      return [confirm, kill, kill]
    case 'craftsman':
      return [confirm, { do: 'craftsman' }]
    case 'treasureHunter':
      return [confirm, { do: 'hunter' }]
    case 'veteran':
      return [confirm, { do: 'veteran' }]
    default:
      return []
  }
}
