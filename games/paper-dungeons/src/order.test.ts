import { canonicalJson, fastChance, hash, pick } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Event } from './event.ts'
import { paperDungeons as game } from './game.ts'
import type { State } from './state.ts'

/** A whole match in which every seat has its own mind; `order` only decides who is quicker. */
function play(seats: number, seed: number, options: unknown, order: number): { state: State; news: string } {
  const chance = fastChance(seed)
  const minds = Array.from({ length: seats }, (_, seat) => fastChance(`${seed} ${seat}`))
  const hurry = fastChance(order)
  const table: Event[] = []
  const state = game.setup(game.options.parse(options), seats, chance, () => {})
  for (;;) {
    const active = game.active(state)
    if (active.length === 0) break
    const seat = pick(hurry, active)
    const mind = minds[seat]
    if (mind === undefined) throw new Error(`Seat ${seat} has no mind.`)
    game.apply(state, seat, pick(mind, game.moves(state, seat)), chance, event => {
      if (event.type !== 'confirmed' && game.redact(event, 'table') !== undefined) table.push(event)
    })
  }
  return { state, news: canonicalJson(table) }
}

describe('turns of one round commute', () => {
  it('[PD-GEN.6] [PD-EX-53] in whatever order the seats play, the end and all that is told are the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.nat(),
        fc.constantFrom('auto', 'ask'),
        fc.nat(),
        fc.nat(),
        (seats, seed, potionUse, one, two) => {
          const here = play(seats, seed, { potionUse }, one)
          const there = play(seats, seed, { potionUse }, two)
          expect(hash(there.state)).toBe(hash(here.state))
          expect(there.news).toBe(here.news)
        },
      ),
      { numRuns: 40 },
    )
  })
})
