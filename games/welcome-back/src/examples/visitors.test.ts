import { describe, expect, it } from 'vitest'
import { type Example, shows, won } from '../testing/example.ts'
import { happened, list, run } from '../testing/story.ts'

describe('the pack of the first visit', () => {
  it.each<Example>([
    {
      id: 'WB-EX-58',
      hero: 'warrior',
      row: 'plate torch grail',
      hp: 8,
      pile: 'mimic shapeshifter',
      cards: ['D torch', 'D torch'],
      end: 8,
    },
    {
      id: 'WB-EX-59',
      hero: 'barbarian',
      row: 'potion',
      hp: 4,
      pile: 'dragon orc',
      cards: ['-9, revived 4', '-3'],
      end: 1,
      left: '',
    },
    {
      id: 'WB-EX-59',
      hero: 'barbarian',
      row: 'torch axe',
      hp: 4,
      pile: 'goblin dragon orc',
      answers: ['use axe'],
      cards: ['D torch', 'D axe', 'D torch'],
      end: 4,
      left: 'torch',
    },
    {
      id: 'WB-EX-60',
      hero: 'mage',
      row: 'pact',
      hp: 2,
      pile: 'demon dragon goblin',
      cards: ['D pact', 'D chain', '-1'],
      end: 1,
    },
    {
      id: 'WB-EX-61',
      hero: 'mage',
      row: 'wall poly',
      hp: 8,
      pile: 'dragon',
      answers: ['polymorph'],
      cards: ['P skeleton, -2'],
      end: 6,
      left: 'wall',
      extra: { deck: 'skeleton' },
    },
    {
      id: 'WB-EX-62',
      hero: 'mage',
      row: 'omni',
      hp: 2,
      pile: 'dragon goblin goblin',
      cards: ['-9, dead'],
      end: 0,
    },
    {
      id: 'WB-EX-63',
      hero: 'rogue',
      row: 'ring',
      hp: 3,
      pile: 'skeleton goblin golem',
      cards: ['D ring +2', 'D ring +1', '-5'],
      end: 1,
    },
    {
      id: 'WB-EX-63',
      hero: 'rogue',
      row: 'ring cloak',
      hp: 3,
      pile: 'count orc',
      cards: ['D cloak', '-3, dead'],
      end: 0,
      extra: won,
    },
  ])('[$id] $hero {$row} meets $pile', shows)

  it('[WB-EX-61] the replacement keeps the position', () => {
    const story = run('mage', 'wall poly', 'dragon', ['polymorph'], { deck: 'skeleton' })
    expect(happened(story, 'polymorphed')).toMatchObject([
      { from: 'dragon', to: 'skeleton', position: 1, strength: 2 },
    ])
  })

  it('[WB-EX-62] Omnipotence: all names differ, so the dead Mage succeeds', () => {
    const story = run('mage', 'omni', 'dragon goblin orc')
    expect(story).toMatchObject({ cards: ['-9'], hp: 0, result: 'success' })
    expect(happened(story, 'omnipotence')).toMatchObject([{ saved: true }])
    expect(happened(story, 'unveiled')[0]?.rest.map(({ card }) => card)).toEqual(list('goblin orc'))
  })
})
