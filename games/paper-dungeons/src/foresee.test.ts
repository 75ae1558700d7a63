import { fastChance, pick } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Deed } from './event.ts'
import { foresee } from './foresee.ts'
import { paperDungeons as game } from './game.ts'
import type { Move } from './move.ts'

describe('what one can foresee', () => {
  it('is what then happens: the same steps, the same turn', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('auto', 'ask'), (seed, potionUse) => {
        const chance = fastChance(seed)
        const state = game.setup(game.options.parse({ potionUse }), 2, chance, () => {})
        let since = game.view(state, 0)
        let moves: Move[] = []
        let deeds: Deed[] = []
        for (;;) {
          const active = game.active(state)
          if (active.length === 0) break
          const seat = pick(chance, active)
          const move = pick(chance, game.moves(state, seat))
          const { phase } = state
          game.apply(state, seat, move, chance, event => {
            const own = event.type === 'noted' || (event.type === 'done' && phase === 'reward')
            if (own && seat === 0 && event.seat === 0) deeds.push(event.deed)
          })
          if (move.do === 'confirm' || state.phase !== phase) {
            since = game.view(state, 0)
            moves = []
            deeds = []
          } else if (seat === 0) {
            moves.push(move)
            expect(foresee(since, moves)).toEqual({ deeds, turn: game.view(state, 0).own })
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('takes moves that came over a wire, and nothing illegal', () => {
    const state = game.setup(game.options.parse({}), 2, fastChance(1), () => {})
    const view = game.view(state, 0)
    const [power = 'noble', other = 'noble'] = view.own?.dealt?.powers ?? []
    expect(foresee(view, [{ do: 'power', power: other }])?.turn.sheet.power).toBe(other)
    expect(foresee(view, [{ do: 'power', power }, { do: 'confirm' }])).toBeUndefined()
    expect(foresee(view, [{ do: 'walk' }])).toBeUndefined()
    expect(foresee(game.view(state, 'table'), [{ do: 'power', power }])).toBeUndefined()
  })
})
