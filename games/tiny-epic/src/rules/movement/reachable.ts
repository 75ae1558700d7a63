import type { Check } from '../../content/effect.ts'
import { activeHero, type Place, type State } from '../../state.ts'
import { hasEnemy } from '../dungeon/figures.ts'
import { cellCount, facedownTo, pathTo } from '../dungeon/grid.ts'
import { isStealthy, speedLeft } from '../heroes/attributes.ts'
import { canMove } from '../turn/availability.ts'
import { trapAt } from './movement.ts'

/** A cell the hero at turn can walk to now, and what coming there means (TE-UI.5). */
export interface ReachableCell {
  readonly cell: Place
  /** Speed it takes. */
  readonly cost: number
  /** The last step comes from there. */
  readonly from: Place
  /** An enemy there ends the way. */
  readonly stops: boolean
  /** Tested on the way in. */
  readonly trap?: Check
  /** A facedown card. */
  readonly unexplored: boolean
}

/** The way to a reachable cell, beginning with the hero's own. */
export function wayTo(reach: readonly ReachableCell[], cell: Place | undefined): Place[] {
  const way: Place[] = []
  for (let at = cell; at !== undefined; at = reach.find(other => other.cell === at)?.from) way.unshift(at)
  return way
}

/** All cells within the Speed left, the nearest first. Stealth walks past enemies. */
export function reachable(state: State): ReachableCell[] {
  const hero = activeHero(state)
  if (!canMove(state) || hero.place >= cellCount) return []
  const left = speedLeft(state)
  const unseen = isStealthy(state, hero)
  const costs = new Map([[hero.place, 0]])
  const found: ReachableCell[] = []
  const queue = [hero.place]
  for (const place of queue) {
    const cost = (costs.get(place) ?? 0) + 1
    if (cost > left) continue
    for (let direction = 0; direction < 4; direction++) {
      const next = pathTo(state, place, direction)
      const hidden = next < 0 ? facedownTo(state, place, direction) : -1
      const cell = next < 0 ? hidden : next
      if (cell < 0 || costs.has(cell)) continue
      costs.set(cell, cost)
      const trap = trapAt(state, cell)
      const stops = !unseen && hasEnemy(state, cell)
      found.push({ cell, cost, from: place, stops, unexplored: hidden >= 0, ...(trap && { trap }) })
      if (!stops && hidden < 0) queue.push(cell)
    }
  }
  return found
}
