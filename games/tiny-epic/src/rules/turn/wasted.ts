import type { Effect } from '../../content/effect.ts'
import { heroSheets } from '../../content/heroes.ts'
import { activeHero, type DeclaredAction, heroAt, type State, type Targets } from '../../state.ts'
import { effectsOf } from '../check/declared-action.ts'
import { targetChoices, targetsOfMove } from '../check/targets.ts'
import { facedownCells } from '../dungeon/grid.ts'
import { discoveries } from '../heroes/equipment.ts'
import { torchStart } from '../torch.ts'
import { extraAttackMoves } from './actions.ts'
import { canMove } from './availability.ts'

/* Actions that are allowed and would bring nothing, for whoever wants to know before paying (TE-UI.7). */

/** Why an effect would do nothing now. */
export type Waste = 'torch' | 'movement' | 'health' | 'focus' | 'target' | 'facedown' | 'cards'

/** Why nothing of an action would do anything; undefined if some of it would. */
export function wasteOf(state: State, action: DeclaredAction): Waste | undefined {
  let reason: Waste | undefined
  for (const [at, effect] of effectsOf(action).entries()) {
    const waste = wastedEffect(state, effect, action.targets[at])
    if (waste === undefined) return undefined
    reason ??= waste
  }
  return reason
}

function wastedEffect(state: State, effect: Effect, aimed: Targets | undefined): Waste | undefined {
  switch (effect.do) {
    case 'torch':
      return effect.by > 0 && state.torch === torchStart(state) ? 'torch' : undefined
    case 'stealth':
    case 'modifySpeed':
      return canMove(state) ? undefined : 'movement'
    case 'teleport':
      return state.turn.stopped ? 'movement' : undefined
    case 'extraMove':
      return state.turn.stopped && !effect.stealth ? 'movement' : undefined
    case 'heal':
      return heroesIn(state, effect, aimed).every(
        index => heroAt(state, index).health === heroSheets[heroAt(state, index).hero].health,
      )
        ? 'health'
        : undefined
    case 'gainFocus':
      return heroesIn(state, effect, aimed).every(
        index => heroAt(state, index).focus === heroSheets[heroAt(state, index).hero].focus,
      )
        ? 'focus'
        : undefined
    case 'damage':
    case 'kill':
    case 'moveEnemy':
      return isForEnemies(effect) && enemiesIn(state, effect, aimed) === 0 ? 'target' : undefined
    case 'extraAction':
      return extraAttackMoves(state, effect.kind).length > 1 ? undefined : 'target'
    case 'reveal':
      return facedownCells(state).length > 0 ? undefined : 'facedown'
    case 'discover':
    case 'pickUp':
      return discoveries(state, effect.kind, effect.do === 'pickUp').length > 1 ? undefined : 'cards'
    default:
      return undefined
  }
}

type Targeted = Extract<Effect, { readonly target: unknown }>

const isForEnemies = ({ target }: Targeted) => target.to === 'enemy' || target.to === 'enemies'

/** Everybody whom an effect reaches, or could reach while nobody is aimed at. */
function aimOf(state: State, effect: Targeted, aimed: Targets | undefined): readonly Targets[] {
  if (aimed !== undefined) return [aimed]
  const choices = targetChoices(state, effect)
  return 'aim' in choices ? [choices.aim] : choices.of.map(targetsOfMove)
}

function heroesIn(state: State, effect: Targeted, aimed: Targets | undefined): readonly number[] {
  if (effect.target.to === 'self') return [state.heroes.indexOf(activeHero(state))]
  return aimOf(state, effect, aimed).flatMap(({ heroes }) => heroes)
}

function enemiesIn(state: State, effect: Targeted, aimed: Targets | undefined): number {
  return aimOf(state, effect, aimed).flatMap(({ enemies }) => enemies).length
}
