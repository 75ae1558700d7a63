import { type EnemyFace, enemyFaces } from '../../content/dice.ts'
import type { AttackKind, Enemy, Skill } from '../../content/ids.ts'
import { type TorchSpace, tracks } from '../../content/torch.ts'
import { activeHero, type DeclaredAction, type HeroState, type State } from '../../state.ts'
import { counterDamageOf, counterModifier, counterOf, sureDamage } from '../combat/counter-attack.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { diceOf, heroDefence } from '../heroes/attributes.ts'
import { modifierOf, needOf, rollsEnemyDie } from './check.ts'
import { checkOf, sourceOf } from './declared-action.ts'
import { oddsOf } from './odds.ts'

/* What a board shows and a bot weighs before dice are rolled. */

/** A check of the hero at turn, before the roll (TE-UI.7). */
export interface CheckForecast {
  readonly skill: Skill
  readonly dice: number
  readonly modifier: number
  /** A difficulty to reach, or a defence to beat. */
  readonly need: number
  readonly beats: boolean
  /** The chance to pass without changing a die. */
  readonly odds: number
  /** Can somebody strike back? */
  readonly enemyDie: boolean
}

/** Of a action whose targets are known; `skill` where the player may choose. */
export function checkForecast(state: State, action: DeclaredAction, skill?: Skill): CheckForecast {
  const check = checkOf(action)
  const source = sourceOf(action)
  const printed = check?.skill ?? (source && abilityFor(source, 'attack')?.skill)
  const used = skill ?? (printed === 'any' ? undefined : printed)
  if (used === undefined) throw new Error(`${action.by} needs a skill to be chosen.`)
  const dice = diceOf(state, activeHero(state), used)
  const modifier = modifierOf(state, { action, skill: used, boost: 0 })
  const need = needOf(action)
  const beats = check === undefined
  const odds = oddsOf(dice, modifier, beats ? need + 1 : need)
  return { skill: used, dice, modifier, need, beats, odds, enemyDie: rollsEnemyDie(state, action) }
}

/** What each face of the enemy die would do to a hero (TE-UI.9), printed damage included (TE-23.2). */
export function counterDamage(
  state: State,
  hero: HeroState,
  enemy: Enemy,
  kind: AttackKind,
): { readonly face: EnemyFace; readonly damage: number }[] {
  const printed = counterOf(state, enemy, kind)
  const modifier = counterModifier(printed)
  const defence = heroDefence(hero, kind)
  const sure = sureDamage(printed)
  return enemyFaces.map(face => ({ face, damage: sure + counterDamageOf(face, modifier, defence) }))
}

/** The next spaces of the torch track, from the next one on (TE-UI.11). */
export function torchAhead(state: State): { readonly at: number; readonly space: TorchSpace }[] {
  const { spaces } = tracks[state.act]
  return spaces.slice(state.torch + 1).map((space, i) => ({ at: state.torch + 1 + i, space }))
}
