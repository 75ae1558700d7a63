import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { type Card, cards, specials } from './content/ids.ts'
import { monsters } from './content/monsters.ts'
import { welcomeBack } from './game.ts'
import type { State } from './state.ts'
import { drive, runOf, table } from './testing/index.ts'

const known = { specials: ['fairy', 'ally'] } as const

/** Seat 0 added the Dragon and removed the Lich; seats 1 and 2 did things it has not seen. */
const hidden = (options: { specialsKnown: boolean }, more: { specials?: readonly Card[] } = known) =>
  table({
    options,
    ...more,
    pile: [
      ['dragon', 0],
      ['orc', 1],
    ],
    aside: [[['lich', 'crown']], [], [['goblin', 'collar']]],
    turn: 1,
    hand: 'demon',
  })

function worlds(state: State, viewer: 0 | 'table', count: number): State[] {
  const view = welcomeBack.view(state, viewer)
  const chance = fastChance(3)
  return Array.from({ length: count }, () => welcomeBack.sampleState(view, chance))
}

const bottom = (state: State) => state.pile[0]?.card
const share = (all: readonly State[], card: Card) =>
  all.filter(state => bottom(state) === card).length / all.length

describe('imagine', () => {
  it('[WB-15.3] keeps what the viewer has seen where it lies', () => {
    for (const state of worlds(hidden({ specialsKnown: true }), 0, 50)) {
      expect(state.pile[1]).toEqual({ card: 'dragon', by: 0 })
      expect(state.players[0]?.aside).toEqual([{ card: 'lich', token: 'pri.crown' }])
    }
  })

  it('[WB-15.3] takes all unseen cards as equally likely for a hidden place', () => {
    const all = worlds(hidden({ specialsKnown: true }), 0, 6_000)
    for (const card of cards) {
      const seen = card === 'dragon' || card === 'lich'
      const inGame = monsters[card].type !== undefined || card === 'fairy' || card === 'ally'
      const odds = seen || !inGame ? 0 : monsters[card].copies / 13
      if (odds === 0) expect(share(all, card)).toBe(0)
      else expect(Math.abs(share(all, card) - odds)).toBeLessThan(0.02)
    }
  })

  it('[WB-15.3] with unknown Specials, any of the six may lie there', () => {
    const all = worlds(hidden({ specialsKnown: false }, {}), 'table', 6_000)
    for (const special of specials) expect(Math.abs(share(all, special) - 2 / 15 / 6)).toBeLessThan(0.01)
    expect(Math.abs(share(all, 'orc') - 2 / 15)).toBeLessThan(0.02)
  })

  it('[WB-2.6] never invents a third Special beside those that the viewer knows', () => {
    const state = table({
      options: { specialsKnown: false },
      specials: ['mimic'],
      pile: [
        ['count', 0],
        ['orc', 1],
      ],
    })
    for (const { pile, deck } of worlds(state, 0, 300)) {
      const inPile = pile.filter(({ card }) => monsters[card].type === undefined).length
      const inDeck = deck.slice(8).reduce((sum, count) => sum + count, 0)
      expect(inPile + inDeck).toBe(2)
      expect(Math.min(...deck)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('Specials that only some have seen', () => {
  it('[WB-2.6] [WB-4.4] one met in the run is public, one lying elsewhere stays its owner’s secret', () => {
    const state = runOf(
      'ninja',
      ['outfit'],
      [
        ['fairy', 0],
        ['goblin', 0],
      ],
      {
        seats: 2,
        seat: 1,
        options: { specialsKnown: false },
        aside: [[], [['mimic', 'bomb']]],
      },
    )
    welcomeBack.apply(state, 1, { do: 'reveal' }, fastChance(0), () => {})
    for (const viewer of [0, 'table'] as const) {
      const view = welcomeBack.view(state, viewer)
      expect(view.specials).toEqual(['fairy'])
      expect(JSON.stringify(view)).not.toContain('mimic')
    }
    expect(welcomeBack.view(state, 1).players[1]?.aside).toEqual([{ token: 'nin.bomb', card: 'mimic' }])
    const ended = drive(state).state
    expect(welcomeBack.view(ended, 'table').specials).toEqual(['fairy', 'mimic'])
  })
})
