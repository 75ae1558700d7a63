import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { type Card, cards, specials } from '../content/ids.ts'
import { welcomeBack } from '../game.ts'
import { cardIndex, specialBit } from '../rules/deck.ts'
import { table } from '../testing/index.ts'
import { dungeonOf, knowledge, runOdds } from './knowledge.ts'

describe('what a seat knows', () => {
  const state = table({
    hero: 'bard',
    pile: [
      ['dragon', 0],
      ['orc', 1],
      ['goblin', 0],
      ['lich', 2],
    ],
    aside: [[['golem', 'hat']], [['demon', 'coin']]],
    hand: 'vampire',
    specials: ['ally', 'count'],
  })

  it('[WB-15.3] is all but the cards it has seen, and these in their places', () => {
    const view = welcomeBack.view(state, 0)
    const { unseen } = knowledge(view)
    const left = (card: Card) => unseen[cardIndex.get(card) ?? -1]
    const some: readonly Card[] = [
      'goblin',
      'orc',
      'vampire',
      'golem',
      'dragon',
      'demon',
      'ally',
      'count',
      'fairy',
    ]
    expect(some.map(left)).toEqual([1, 2, 1, 1, 0, 1, 1, 1, 0])
    expect(dungeonOf(view, 0).pile).toEqual(['dragon', undefined, 'goblin', undefined])
    expect(knowledge(welcomeBack.view(state, 1)).unseen.reduce((sum, n) => sum + n, 0)).toBe(13)
  })

  it('[WB-15.3] a priori all unseen cards are alike in the unknown places', () => {
    const view = welcomeBack.view(state, 0)
    const { unseen } = knowledge(view)
    const places = 4
    const chance = fastChance('alike')
    const worlds = 4000
    const seen = cards.map(() => 0)
    for (let n = 0; n < worlds; n++) {
      const world = welcomeBack.sampleState(view, chance)
      const hidden = [world.pile[0], world.pile[2], world.players[1]?.aside[0]]
      for (const place of hidden) {
        const i = place === undefined ? -1 : (cardIndex.get(place.card) ?? -1)
        seen[i] = (seen[i] ?? 0) + 1
      }
    }
    const left = unseen.reduce((sum, n) => sum + n, 0)
    expect(left).toBe(15 - places)
    cards.forEach((_, i) => {
      const share = (unseen[i] ?? 0) / left
      const deviation = Math.sqrt((share * (1 - share)) / (3 * worlds))
      expect(Math.abs((seen[i] ?? 0) / (3 * worlds) - share)).toBeLessThanOrEqual(4 * deviation)
    })
  })

  it('[WB-15.3] with unknown Specials the pairs are equally likely, and those with a seen one afterwards', () => {
    const blind = table({
      hero: 'ninja',
      options: { specialsKnown: false },
      pile: [
        ['mimic', 1],
        ['orc', 1],
      ],
    })
    const outsider = knowledge(welcomeBack.view(blind, 0))
    const insider = knowledge(welcomeBack.view(blind, 1))
    expect([outsider.unseen.at(-1), outsider.known]).toEqual([2, 0])
    expect([insider.unseen.at(-1), insider.known]).toEqual([1, specialBit('mimic')])

    const chance = fastChance('pairs')
    const counts = specials.map(() => 0)
    const worlds = 6000
    const view = welcomeBack.view(blind, 0)
    for (let n = 0; n < worlds; n++) {
      const top = welcomeBack.sampleState(view, chance).pile[1]?.card
      specials.forEach((special, i) => {
        if (special === top) counts[i] = (counts[i] ?? 0) + 1
      })
    }
    // Two of fifteen cards are Specials, each of the six kinds alike.
    const share = 2 / 15 / 6
    for (const count of counts) {
      expect(Math.abs(count / worlds - share)).toBeLessThan(4 * Math.sqrt(share / worlds))
    }
  })

  it('[WB-15.4] adding a known killer ends all hope, removing it costs only the token', () => {
    const view = welcomeBack.view(table({ hero: 'necromancer', row: ['cape', 'stone'], hand: 'dragon' }), 0)
    expect(runOdds(view, 0, { add: 'dragon' })).toBe(0)
    expect(runOdds(view, 0, { remove: 'nec.stone' })).toBe(1)
  })
})
