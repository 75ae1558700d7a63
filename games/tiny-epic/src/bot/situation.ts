import type { Enemy } from '../content/ids.ts'
import { enemiesOf, placeOf, speedOfEnemy } from '../rules/dungeon/figures.ts'
import { cellCount, doorCell, facedownTo, lair, neighbours } from '../rules/dungeon/grid.ts'
import { distances } from '../rules/dungeon/range-and-sight.ts'
import { amountOf } from '../rules/effects.ts'
import { attackOf, reachOf } from '../rules/enemies/enemy-actions.ts'
import { sealsNeeded } from '../rules/lair/boss-health.ts'
import type { Place, State } from '../state.ts'
import { ahead, isSeeking } from './effect-value.ts'

const places = lair + 1
export const far = 99

/** An enemy, how far every place is from it, and what its action would do. */
export interface EnemyThreat {
  readonly enemy: Enemy
  readonly place: Place
  /** Steps it would have to go, by place. */
  readonly away: Int8Array
  readonly speed: number
  readonly reach: number
  /** Does it attack only where it stands? */
  readonly waits: boolean
  readonly damage: number
  readonly drain: number
}

/** What a hero sees before a turn. */
export interface Situation {
  readonly foes: readonly EnemyThreat[]
  /** How often enemies will act before the hero's next turn, torch faces not counted. */
  readonly phases: number
  /** Steps from every place to the nearest room beside a facedown card. */
  readonly frontier: Int8Array
  /** To the Lair Door, or far. */
  readonly door: Int8Array
  /** To the nearest seal that the boss still needs, or far. */
  readonly seal: Int8Array
  /** Each of those seals, with the steps from every place. */
  readonly seals: readonly { readonly place: Place; readonly away: Int8Array }[]
}

export function situationOf(state: State): Situation {
  const door = doorCell(state)
  return {
    foes: enemiesOf(state).map(enemy => threatFrom(state, enemy)),
    phases: ahead(state, 'enemies', state.party),
    frontier: isSeeking(state) ? spread(state, frontierRooms(state)) : nowhere,
    door: door < 0 ? nowhere : distances(state, door, true),
    seals:
      sealsNeeded(state) > 0
        ? state.seals.map(place => ({ place, away: distances(state, place, true) }))
        : [],
    seal: sealsNeeded(state) > 0 ? spread(state, state.seals) : nowhere,
  }
}

const nowhere = new Int8Array(places).fill(far)

function threatFrom(state: State, enemy: Enemy): EnemyThreat {
  const place = placeOf(state, enemy)
  const { effects, action } = attackOf(enemy)
  const reach = reachOf(enemy)
  let damage = 0
  let drain = 0
  for (const effect of effects) {
    if (effect.do === 'damage') damage += amountOf(state, effect.amount)
    if (effect.do === 'loseFocus') drain += effect.amount
  }
  return {
    enemy,
    place,
    away: distances(state, place, true),
    speed: speedOfEnemy(enemy),
    reach: reach === 'room' ? 0 : reach,
    waits: action === 'or',
    damage,
    drain,
  }
}

/** Rooms from which a facedown card can be turned. */
export function frontierRooms(state: State): Place[] {
  const found: Place[] = []
  for (let cell = 0; cell < cellCount; cell++)
    for (let direction = 0; direction < 4; direction++)
      if (facedownTo(state, cell, direction) >= 0) {
        found.push(cell)
        break
      }
  return found
}

const queue = new Int8Array(places)

/** Steps from every place to the nearest of some. */
export function spread(state: State, from: readonly Place[]): Int8Array {
  const away = new Int8Array(places).fill(far)
  let head = 0
  let tail = 0
  for (const place of from) {
    away[place] = 0
    queue[tail++] = place
  }
  while (head < tail) {
    const place = queue[head++] ?? 0
    const next = (away[place] ?? 0) + 1
    for (const to of neighbours(state, place)) {
      if (away[to] !== far) continue
      away[to] = next
      queue[tail++] = to
    }
  }
  return away
}
