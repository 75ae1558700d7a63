import { bossSheets } from '../../content/bosses.ts'
import type { Cost, Effect, Effects } from '../../content/effect.ts'
import type { AttackKind, Enemy, Source } from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import type { Move } from '../../move.ts'
import { activeHero, type HeroState, type Roll, type State } from '../../state.ts'
import { attackKind } from '../check/declared-action.ts'
import { isBoss, isConscious, isGoblin, isMinion, placeOf } from '../dungeon/figures.ts'
import { meets } from '../dungeon/range-and-sight.ts'
import { abilityFor, sourcesOf } from '../heroes/abilities.ts'
import { canPay, heroDefence } from '../heroes/attributes.ts'
import { hurt, loseFocus, pay } from '../heroes/health-and-focus.ts'
import { enemy as enemyMove, payOrNot } from '../moves.ts'
import type { Play } from '../play.ts'
import { lowerTorch } from '../torch.ts'

/* Counter-attacks (TE-13, TE-23). */

/** Of those that were attacked, who meets or sees the attacker: one of them strikes back (TE-11.10, TE-11.11). */
export function counterAttackers(state: State, attacked: readonly Enemy[]): Enemy[] {
  const { place } = activeHero(state)
  return attacked.filter(enemy => {
    const at = placeOf(state, enemy)
    return at >= 0 && meets(state, place, at)
  })
}

export function counterMoves(state: State, alive: readonly Enemy[]): readonly Move[] {
  return isConscious(state, state.turn.hero) ? counterAttackers(state, alive).map(enemyMove) : []
}

/** Defence that the hero can buy while this kind of attack is countered (TE-13.8). */
export interface BuyableDefence {
  readonly with: Source
  readonly cost: Cost
  readonly by: number
}

export function buyableDefences(hero: HeroState, kind: AttackKind): BuyableDefence[] {
  const guards: BuyableDefence[] = []
  for (const source of sourcesOf(hero)) {
    const ability = abilityFor(source, 'counter')
    if (ability?.against !== kind || !canPay(hero, ability.cost)) continue
    guards.push({ with: source, cost: ability.cost, by: defenceBy(ability.effects) })
  }
  return guards
}

function defenceBy(effects: Effects): number {
  return effects.reduce((sum, effect) => sum + (effect.do === 'modifyDefence' ? effect.by : 0), 0)
}

export function chooseCounterAttacker(play: Play, roll: Roll, move: Move | undefined): void {
  if (move?.do !== 'enemy') return
  const { enemy } = move
  const kind = attackKind(roll.action)
  play.put({ do: 'blow', roll, enemy, defence: 0 })
  if (kind === undefined || roll.enemyDie === 'torch') return
  for (const guard of buyableDefences(activeHero(play.state), kind))
    play.put({ do: 'brace', roll, enemy, with: guard.with })
}

export const buyDefenceMoves: readonly Move[] = payOrNot

/** Defence bought while the die lies open (TE-13.8). */
export function buyDefence(play: Play, source: Source, move: Move | undefined): void {
  const hero = play.state.turn.hero
  if (move?.do !== 'pay') {
    play.tell({ type: 'declined', why: 'TE-13.8', hero: play.who(), what: source })
    return
  }
  const ability = abilityFor(source, 'counter')
  if (ability === undefined) throw new Error(`${source} is no defence.`)
  pay(play, hero, ability.cost, source, 'TE-13.8')
  const by = defenceBy(ability.effects)
  play.tell({ type: 'boosted', why: 'TE-13.8', hero: play.who(), with: source, by })
  const { agenda } = play.state
  const at = agenda.findLastIndex(task => task.do === 'blow')
  const counterAttack = agenda[at]
  if (counterAttack?.do === 'blow') agenda[at] = { ...counterAttack, defence: counterAttack.defence + by }
}

/** What an enemy adds to its die against a kind of attack, or the loss printed instead (TE-13.5, TE-13.7, TE-23.2). */
export function counterOf(state: State, enemy: Enemy, kind: AttackKind): number | Effect {
  if (isGoblin(enemy)) return state.goblins.length
  if (isMinion(enemy)) return minionCards[enemy].counter[kind === 'melee' ? 'melee' : 'other']
  return bossSheets[enemy].counter[kind]
}

/** What is added to the die: nothing where a loss is printed instead (TE-23.3). */
export function counterModifier(printed: number | Effect): number {
  return typeof printed === 'number' ? printed : 0
}

/** Damage that is printed instead of a modifier: suffered whatever the die shows (TE-23.2, TE-23.3). */
export function sureDamage(printed: number | Effect): number {
  if (typeof printed === 'number' || printed.do !== 'damage') return 0
  return typeof printed.amount === 'number' ? printed.amount : 0
}

export function blow(play: Play, roll: Roll, enemy: Enemy, bought: number): void {
  const { state } = play
  const kind = attackKind(roll.action)
  const face = roll.enemyDie
  if (kind === undefined || face === undefined) return
  const index = state.turn.hero
  const printed = counterOf(state, enemy, kind)
  // A printed loss comes first, on any face (TE-23.3, TE-23.9).
  if (typeof printed !== 'number' && printed.do === 'loseFocus')
    loseFocus(play, index, printed.amount, enemy, 'TE-23.2')
  hurt(play, [index], sureDamage(printed), enemy, 'TE-23.2')
  const modifier = counterModifier(printed)
  const defence = heroDefence(activeHero(state), kind) + bought
  const damage = isConscious(state, index) ? counterDamageOf(face, modifier, defence) : 0
  const why = face === 'torch' ? 'TE-13.3' : face === 'shield' ? 'TE-13.2' : 'TE-13.4'
  play.tell({ type: 'countered', why, hero: play.who(index), enemy, face, modifier, defence, damage })
  if (face !== 'torch') {
    hurt(play, [index], damage, enemy, why)
    return
  }
  lowerTorch(play, 1, 'TE-13.3')
  if (!isBoss(enemy)) return
  play.tell({ type: 'bossTorch', why: 'TE-23.4', boss: enemy })
  const context = {
    why: 'TE-23.4',
    by: enemy,
    hero: index,
    place: placeOf(state, enemy),
    targets: [],
  } as const
  play.put({ do: 'run', effects: bossSheets[enemy].torch, at: 0, context })
}

/** Damage of a counter-attack with this face (TE-13.1 – TE-13.4). */
export function counterDamageOf(
  face: NonNullable<Roll['enemyDie']>,
  modifier: number,
  defence: number,
): number {
  if (face === 'torch') return 0
  return Math.max(0, face === 'shield' ? modifier : face + modifier - defence)
}
