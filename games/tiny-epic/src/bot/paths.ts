import type { Move } from '../move.ts'
import { hasEnemy } from '../rules/dungeon/figures.ts'
import { cellCount, pathTo } from '../rules/dungeon/grid.ts'
import { isStealthy } from '../rules/heroes/attributes.ts'
import { trapAt } from '../rules/movement/movement.ts'
import { step } from '../rules/moves.ts'
import type { HeroState, Place, State } from '../state.ts'
import { checkWorth } from './heroic-actions.ts'
import { far } from './situation.ts'

/** The ways of a hero: by cell the Speed it takes, the cell before, and what traps on the way may cost. */
export interface Paths {
  readonly cost: Int8Array
  readonly before: Int8Array
  readonly risk: Float64Array
}

const queue = new Int8Array(cellCount)

/** All rooms within so much Speed; round traps where that is as short. */
export function pathsWithin(state: State, hero: HeroState, left: number): Paths {
  const cost = new Int8Array(cellCount).fill(far)
  const before = new Int8Array(cellCount).fill(-1)
  const risk = new Float64Array(cellCount)
  const unseen = isStealthy(state, hero)
  let head = 0
  let tail = 0
  cost[hero.place] = 0
  queue[tail++] = hero.place
  while (head < tail) {
    const place = queue[head++] ?? 0
    const next = (cost[place] ?? 0) + 1
    if (next > left) break
    if (place !== hero.place && !unseen && hasEnemy(state, place)) continue
    for (let direction = 0; direction < 4; direction++) {
      const to = pathTo(state, place, direction)
      if (to < 0) continue
      const known = cost[to] ?? far
      if (known < next) continue
      const trap = (risk[place] ?? 0) + trapRisk(state, hero, to)
      if (known === next && trap >= (risk[to] ?? 0)) continue
      if (known === far) queue[tail++] = to
      cost[to] = next
      before[to] = place
      risk[to] = trap
    }
  }
  return { cost, before, risk }
}

/** What entering a room may be expected to cost. */
export function trapRisk(state: State, hero: HeroState, cell: Place): number {
  const trap = trapAt(state, cell)
  return trap === undefined ? 0 : Math.max(0, -checkWorth(state, hero, trap)) + 0.02
}

/** The steps of a way as far as no chance is asked: up to the first trap, which is entered. */
export interface Route {
  readonly moves: readonly Move[]
  /** Does it lead all the way? */
  readonly whole: boolean
}

export function routeTo(state: State, { before }: Paths, to: Place): Route {
  const way: Place[] = []
  for (let place = to; (before[place] ?? -1) >= 0; place = before[place] ?? -1) way.push(place)
  way.reverse()
  const at = way.findIndex(place => trapAt(state, place) !== undefined)
  return at < 0
    ? { moves: way.map(step), whole: true }
    : { moves: way.slice(0, at + 1).map(step), whole: false }
}

/** What is done at the end of a route, if it gets there. */
export function andThen({ moves, whole }: Route, ...after: readonly Move[]): readonly Move[] {
  return whole && after.length > 0 ? [...moves, ...after] : moves
}
