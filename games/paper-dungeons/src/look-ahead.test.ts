import { fastChance, pick } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SheetEvent } from './event.ts'
import { paperDungeons as game } from './game.ts'
import { lookAheadFrom } from './look-ahead.ts'
import type { Move } from './move.ts'

describe('looking ahead', () => {
  it('shows what then happens: the same events, the same turn', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('auto', 'ask'), (seed, potionUse) => {
        const chance = fastChance(seed)
        const state = game.setup(game.options.parse({ potionUse }), 2, chance, () => {})
        let since = game.view(state, 0)
        let moves: Move[] = []
        let events: SheetEvent[] = []
        for (;;) {
          const active = game.active(state)
          if (active.length === 0) break
          const seat = pick(chance, active)
          const move = pick(chance, game.moves(state, seat))
          const { phase } = state
          game.apply(state, seat, move, chance, event => {
            const own = event.type === 'noted' || (event.type === 'done' && phase === 'reward')
            if (own && seat === 0 && event.seat === 0) events.push(event.deed)
          })
          if (move.do === 'confirm' || state.phase !== phase) {
            since = game.view(state, 0)
            moves = []
            events = []
          } else if (seat === 0) {
            moves.push(move)
            const { own } = game.view(state, 0)
            expect(lookAheadFrom(since)?.(moves)).toMatchObject({
              events,
              turn: own,
              moves: game.moves(state, 0),
            })
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('takes moves that came over a wire, stops before a confirmation, and throws at what is no answer', () => {
    const state = game.setup(game.options.parse({}), 2, fastChance(1), () => {})
    const view = game.view(state, 0)
    const [power = 'noble', other = 'noble'] = view.own?.dealt?.powers ?? []
    const look = lookAheadFrom(view)
    expect(look?.([{ do: 'power', power: other }]).turn.sheet.power).toBe(other)
    expect(look?.([{ do: 'power', power }, { do: 'confirm' }])).toEqual(look?.([{ do: 'power', power }]))
    expect(() => look?.([{ do: 'walk' }])).toThrow('walk is no answer to keepPower.')
    expect(lookAheadFrom(game.view(state, 'table'))).toBeUndefined()
  })
})
