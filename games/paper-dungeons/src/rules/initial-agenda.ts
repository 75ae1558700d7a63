import { dicePerRound } from '../content/dice.ts'
import type { Facts, Sheet, Task } from '../state.ts'
import { bossDamage, bossThisRound, fightOf } from './boss-fight.ts'
import { skullDamage } from './damage.ts'
import { asksAboutPotions } from './potions.ts'

const confirm: Task = { do: 'confirm' }
const dice = Array.from({ length: dicePerRound }, (): Task => ({ do: 'die' }))
const kill: Task = { do: 'gain', reward: 'kill', from: 'power' }

/**
 * What the table asks of a seat when a hidden phase begins, the first question last. It follows from what everybody
 * knows, so the reveal and a sampled state begin the same turn again.
 */
export function initialAgenda(facts: Facts, shown: Readonly<Sheet>): Task[] {
  switch (facts.phase) {
    case 'keep':
      return [confirm, { do: 'keepGoal' }, { do: 'keepPower' }]
    case 'prepare':
      return setupPowerAgenda(shown)
    case 'turn': {
      const { points } = skullDamage(shown, facts.dice)
      const turn = [confirm, ...dice]
      return asksAboutPotions(facts, shown, points) ? [...turn, { do: 'hurt', points, harm: 'skull' }] : turn
    }
    case 'boss': {
      const met = bossThisRound(facts)
      if (met === undefined) return []
      const { points } = bossDamage(shown, fightOf(shown, met).damage)
      return asksAboutPotions(facts, shown, points) ? [confirm, { do: 'hurt', points, harm: 'boss' }] : []
    }
    case 'reward':
    case 'over':
      return []
  }
}

/** Powers that ask something before the first round. */
function setupPowerAgenda({ power }: Readonly<Sheet>): Task[] {
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
