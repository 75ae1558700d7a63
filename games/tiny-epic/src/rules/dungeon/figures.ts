import { bossSheets } from '../../content/bosses.ts'
import { goblinCards } from '../../content/goblins.ts'
import {
  type AttackKind,
  type Boss,
  bosses,
  type Enemy,
  type Goblin,
  goblins,
  type Minion,
  minions,
} from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import type { Place, State } from '../../state.ts'
import { cellCount } from './grid.ts'
import { distances } from './range-and-sight.ts'

/** Steps from a place, for one question at a time. */
const away = new Int8Array(cellCount + 1)

const goblinNames: ReadonlySet<string> = new Set(goblins)
const minionNames: ReadonlySet<string> = new Set(minions)
const bossNames: ReadonlySet<string> = new Set(bosses)

export function isGoblin(enemy: string): enemy is Goblin {
  return goblinNames.has(enemy)
}
export function isMinion(enemy: string): enemy is Minion {
  return minionNames.has(enemy)
}
export function isBoss(enemy: string): enemy is Boss {
  return bossNames.has(enemy)
}

/** Goblins by slot, minions from left to right, the boss: the order in which they act (TE-18.1). */
export function enemiesOf(state: State): Enemy[] {
  const found: Enemy[] = []
  for (const goblin of state.goblins) found.push(goblin.card)
  for (const minion of state.minions) found.push(minion.card)
  if (state.boss !== undefined) found.push(state.boss.card)
  return found
}

/** Where an enemy is, or −1 if it is not in the dungeon. */
export function placeOf(state: State, enemy: Enemy): Place {
  if (state.boss?.card === enemy) return state.boss.place
  for (const goblin of state.goblins) if (goblin.card === enemy) return goblin.place
  for (const minion of state.minions) if (minion.card === enemy) return minion.place
  return -1
}

export function hasEnemy(state: State, place: Place): boolean {
  if (state.boss?.place === place) return true
  for (const goblin of state.goblins) if (goblin.place === place) return true
  for (const minion of state.minions) if (minion.place === place) return true
  return false
}

export function isConscious(state: State, hero: number): boolean {
  return (state.heroes[hero]?.health ?? 0) > 0
}

/** Is there a conscious hero in this place, other than one? */
export function hasHero(state: State, place: Place, but = -1): boolean {
  for (let i = 0; i < state.heroes.length; i++) {
    const hero = state.heroes[i]
    if (i !== but && hero !== undefined && hero.health > 0 && hero.place === place) return true
  }
  return false
}

/** By index: all heroes in range of a place (TE-12.4); enemies look for conscious ones only. */
export function heroesWithin(state: State, from: Place, reach: 'room' | number, awake: boolean): number[] {
  const { heroes } = state
  const near = reach === 'room' || reach === 0 ? undefined : distances(state, from, false, away)
  const found: number[] = []
  for (let i = 0; i < heroes.length; i++) {
    const hero = heroes[i]
    if (hero === undefined || (awake && hero.health === 0)) continue
    if (near === undefined ? hero.place === from : (near[hero.place] ?? 99) <= Number(reach)) found.push(i)
  }
  return found
}

export function enemiesWithin(state: State, from: Place, reach: 'room' | number): Enemy[] {
  const found: Enemy[] = []
  if (!hasEnemies(state)) return found
  const { goblins: gang, minions: horde, boss } = state
  const near = reach === 'room' || reach === 0 ? undefined : distances(state, from, false, away)
  for (const { card, place } of gang) if (isWithin(near, from, place, reach)) found.push(card)
  for (const { card, place } of horde) if (isWithin(near, from, place, reach)) found.push(card)
  if (boss !== undefined && isWithin(near, from, boss.place, reach)) found.push(boss.card)
  return found
}

function isWithin(near: Int8Array | undefined, from: Place, place: Place, reach: 'room' | number): boolean {
  return near === undefined ? place === from : (near[place] ?? 99) <= Number(reach)
}

/** Is there any enemy in the dungeon? */
function hasEnemies(state: State): boolean {
  return state.goblins.length > 0 || state.minions.length > 0 || state.boss !== undefined
}

export function speedOfEnemy(enemy: Enemy): number {
  if (isGoblin(enemy)) return goblinCards[enemy].speed
  if (isMinion(enemy)) return minionCards[enemy].speed
  return bossSheets[enemy].speed
}

/** Printed bonuses against the kind of attack included (TE-11.8). */
export function defenceOf(enemy: Enemy, kind: AttackKind): number {
  if (isGoblin(enemy)) return goblinCards[enemy].defence
  if (!isMinion(enemy)) return bossSheets[enemy].defence
  const { defence, guard } = minionCards[enemy]
  return guard?.against === kind ? defence + guard.by : defence
}
