import { bossSheets } from '../../content/bosses.ts'
import { type EnemyFace, enemyFaces } from '../../content/dice.ts'
import type { Cost, Effect } from '../../content/effect.ts'
import type { AttackKind, Enemy, Source } from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import type { Move } from '../../move.ts'
import { activeHero, type HeroState, type Roll, type State } from '../../state.ts'
import { attackKind, targetsOf } from '../check/declared-action.ts'
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

/** What a defensive ability costs and adds. */
export function buyableDefence(source: Source): BuyableDefence {
  const ability = abilityFor(source, 'counter')
  if (ability === undefined) throw new Error(`${source} is no defence.`)
  const by = ability.effects.reduce((sum, effect) => sum + (effect.do === 'modifyDefence' ? effect.by : 0), 0)
  return { with: source, cost: ability.cost, by }
}

/** None helps against the torch (TE-13.3). */
function buyableDefences(hero: HeroState, kind: AttackKind, face: EnemyFace): BuyableDefence[] {
  const found: BuyableDefence[] = []
  if (face === 'torch') return found
  for (const source of sourcesOf(hero)) {
    const ability = abilityFor(source, 'counter')
    if (ability?.against === kind && canPay(hero, ability.cost)) found.push(buyableDefence(source))
  }
  return found
}

export function chooseCounterAttacker(play: Play, roll: Roll, move: Move | undefined): void {
  if (move?.do !== 'enemy') return
  const { enemy } = move
  const kind = attackKind(roll.action)
  play.put({ do: 'counterAttack', roll, enemy, defence: 0 })
  if (kind === undefined || roll.enemyDie === undefined) return
  for (const defence of buyableDefences(activeHero(play.state), kind, roll.enemyDie))
    play.put({ do: 'buyDefence', roll, enemy, with: defence.with })
}

export const buyDefenceMoves: readonly Move[] = payOrNot

/** Defence bought while the die lies open (TE-13.8). */
export function buyDefence(play: Play, source: Source, move: Move | undefined): void {
  const hero = play.state.turn.hero
  if (move?.do !== 'pay') {
    play.tell({ type: 'declined', why: 'TE-13.8', hero: play.who(), what: source })
    return
  }
  const { cost, by } = buyableDefence(source)
  pay(play, hero, cost, source, 'TE-13.8')
  play.tell({ type: 'boosted', why: 'TE-13.8', hero: play.who(), with: source, by })
  const { agenda } = play.state
  const at = agenda.findLastIndex(task => task.do === 'counterAttack')
  const counterAttack = agenda[at]
  if (counterAttack?.do === 'counterAttack')
    agenda[at] = { ...counterAttack, defence: counterAttack.defence + by }
}

/** What an enemy adds to its die against a kind of attack, or the loss printed instead (TE-13.5, TE-13.7, TE-23.2). */
export function counterModifier(state: State, enemy: Enemy, kind: AttackKind): number | Effect {
  if (isGoblin(enemy)) return state.goblins.length
  if (isMinion(enemy)) return minionCards[enemy].counter[kind === 'melee' ? 'melee' : 'other']
  return bossSheets[enemy].counter[kind]
}

/** Damage that is printed instead of a modifier: suffered whatever the die shows (TE-23.2, TE-23.3). */
export function sureDamage(printed: number | Effect): number {
  if (typeof printed === 'number' || printed.do !== 'damage') return 0
  return typeof printed.amount === 'number' ? printed.amount : 0
}

/** What a counter-attack with a face of the enemy die does. */
export interface CounterForecast {
  readonly enemy: Enemy
  readonly face: EnemyFace
  readonly modifier: number
  readonly defence: number
  /** By this face. */
  readonly damage: number
  /** By any face. */
  readonly sure: number
  /** By both. */
  readonly total: number
  /** The hero's health afterwards. */
  readonly left: number
  /** Printed instead of a modifier, and suffered on any face (TE-23.2). */
  readonly loss?: Effect
  /** Defence that could be bought against it. */
  readonly buyable: readonly BuyableDefence[]
}

/** Damage of a counter-attack with this face (TE-13.1 – TE-13.4). */
export function damageByFace(face: EnemyFace, modifier: number, defence: number): number {
  if (face === 'torch') return 0
  return Math.max(0, face === 'shield' ? modifier : face + modifier - defence)
}

/** `bought` is defence paid for already. */
function counterForecast(
  state: State,
  hero: HeroState,
  enemy: Enemy,
  kind: AttackKind,
  face: EnemyFace,
  bought = 0,
): CounterForecast {
  const printed = counterModifier(state, enemy, kind)
  const modifier = typeof printed === 'number' ? printed : 0
  const defence = heroDefence(hero, kind) + bought
  const damage = damageByFace(face, modifier, defence)
  const sure = sureDamage(printed)
  const total = sure + damage
  const left = Math.max(0, hero.health - total)
  const buyable = buyableDefences(hero, kind, face)
  const forecast = { enemy, face, modifier, defence, damage, sure, total, left, buyable }
  return typeof printed === 'number' ? forecast : { ...forecast, loss: printed }
}

/** Of each enemy that can strike back, with the die that lies on the table (TE-UI.9). */
export function counterForecasts(state: State, roll: Roll, bought = 0): CounterForecast[] {
  const kind = attackKind(roll.action)
  const face = roll.enemyDie
  if (kind === undefined || face === undefined) return []
  return counterAttackers(state, targetsOf(roll.action)).map(enemy =>
    counterForecast(state, activeHero(state), enemy, kind, face, bought),
  )
}

/** What each face of the enemy die would do to a hero (TE-UI.9), printed damage included (TE-23.2). */
export function counterDamageByFace(
  state: State,
  hero: HeroState,
  enemy: Enemy,
  kind: AttackKind,
): { readonly face: EnemyFace; readonly damage: number }[] {
  return enemyFaces.map(face => ({ face, damage: counterForecast(state, hero, enemy, kind, face).total }))
}

export function counterAttack(play: Play, roll: Roll, enemy: Enemy, bought: number): void {
  const { state } = play
  const kind = attackKind(roll.action)
  const face = roll.enemyDie
  if (kind === undefined || face === undefined) return
  const index = state.turn.hero
  const forecast = counterForecast(state, activeHero(state), enemy, kind, face, bought)
  const { modifier, defence, sure, loss } = forecast
  // A printed loss comes first, on any face (TE-23.3, TE-23.9).
  if (loss?.do === 'loseFocus') loseFocus(play, index, loss.amount, enemy, 'TE-23.2')
  hurt(play, [index], sure, enemy, 'TE-23.2')
  const damage = isConscious(state, index) ? forecast.damage : 0
  const why = face === 'torch' ? 'TE-13.3' : face === 'shield' ? 'TE-13.2' : 'TE-13.4'
  play.tell({ type: 'countered', why, hero: play.who(index), enemy, face, modifier, defence, damage })
  if (face !== 'torch') {
    hurt(play, [index], damage, enemy, why)
    return
  }
  lowerTorch(play, 1, 'TE-13.3')
  if (!isBoss(enemy)) return
  play.tell({ type: 'bossTorch', why: 'TE-23.4', boss: enemy })
  const place = placeOf(state, enemy)
  const context = { why: 'TE-23.4', by: enemy, hero: index, place, targets: [] } as const
  play.put({ do: 'run', effects: bossSheets[enemy].torch, at: 0, context })
}
