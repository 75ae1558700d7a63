import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { type Hero, types } from '../../content/ids.ts'
import { fullDeck, pairs } from '../../rules/deck.ts'
import { fullRow, kitOf, startHp } from '../../rules/kits.ts'
import { runnerState } from './encounters.ts'
import { estimatedSurvival } from './estimated.ts'
import { type Dungeon, exactSurvival } from './exact.ts'
import { QuickOdds } from './quick.ts'
import { survivalOdds } from './survival.ts'

function unknown(hero: Hero, cards: number, row = fullRow, pair = pairs[3] ?? 0): Dungeon {
  const hp = startHp(kitOf(hero), row)
  return {
    hero,
    hasSuccess: false,
    named: 'golem',
    runner: runnerState(row, { hp, flute: 0, ally: false, pact: false, coinActive: false }),
    pile: Array.from({ length: cards }, () => undefined),
    unseen: fullDeck(pair, 2),
    known: pair,
    deck: true,
    position: 0,
    met: [],
    typeCount: types.map(() => 0),
  }
}

const base: readonly Hero[] = ['necromancer', 'princess', 'ninja', 'bard', 'barbarian', 'mage', 'rogue']

describe('reckoning', () => {
  it('[WB-15.4] is exact up to a breadth that every decision can wait for', () => {
    for (const hero of base) {
      const dungeon = unknown(hero, 3, 0b101101)
      expect(survivalOdds(dungeon)).toBe(exactSurvival(dungeon))
    }
  })

  it.each(base)('[WB-15.4] beyond it comes close for the %s, and says the same each time', hero => {
    const dungeon = unknown(hero, 6, fullRow & ~2)
    expect(Math.abs(estimatedSurvival(dungeon) - exactSurvival(dungeon))).toBeLessThan(0.09)
    expect(estimatedSurvival(dungeon)).toBe(estimatedSurvival(dungeon))
  })

  it.each(base)('[WB-15.6] the quick odds of the %s are off by little on average', hero => {
    const chance = fastChance('glance')
    const pair = pairs[3] ?? 0
    const quick = new QuickOdds({ hero, hasSuccess: false, named: 'golem' }, pair, 2)
    let off = 0
    const cases = 30
    for (let n = 0; n < cases; n++) {
      const dungeon = unknown(hero, 1 + chance.int(4), chance.int(64) | chance.int(64), pair)
      off += Math.abs(quick.of(dungeon.runner, dungeon.pile.length) - exactSurvival(dungeon)) / cases
    }
    expect(off).toBeLessThan(0.08)
  })
})
