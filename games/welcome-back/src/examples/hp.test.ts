import { describe, expect, it } from 'vitest'
import { kits } from '../content/ids.ts'
import { type Example, shows } from '../testing/example.ts'
import { enter, happened } from '../testing/story.ts'

describe('starting HP', () => {
  it.each([
    ['necromancer', 11],
    ['princess', 10],
    ['ninja', 11],
    ['bard', 10],
    ['warrior', 11],
    ['barbarian', 11],
    ['mage', 11],
    ['rogue', 11],
  ] as const)('[WB-EX-2] the full kit of the %s gives %i HP', (hero, hp) => {
    const row = kits[hero].map(token => token.slice(4)).join(' ')
    expect(happened(enter(hero, row, 'orc'), 'entered')[0]?.hp).toBe(hp)
  })

  it('[WB-EX-2] the Princess without her Chaperone has 7', () => {
    const table = enter('princess', 'charm crown scepter sword collar', 'orc')
    expect(happened(table, 'entered')[0]?.hp).toBe(7)
  })
})

describe('Bones, Wand, Scroll, Bomb, Tools', () => {
  it.each<Example>([
    {
      id: 'WB-EX-43',
      hero: 'necromancer',
      row: 'bones',
      hp: 2,
      pile: 'dragon',
      cards: ['-9, revived 1'],
      end: 1,
    },
    {
      id: 'WB-EX-43',
      hero: 'necromancer',
      row: 'bones',
      hp: 2,
      pile: 'dragon goblin',
      cards: ['-9, revived 1', '-1, dead'],
      end: 0,
    },
    {
      id: 'WB-EX-44',
      hero: 'necromancer',
      row: 'wand bones',
      hp: 2,
      pile: 'dragon vampire demon',
      cards: ['-9, revived 1', 'D wand +4', '-7, revived 1'],
      end: 1,
    },
    {
      id: 'WB-EX-45',
      hero: 'necromancer',
      row: 'scroll bones',
      hp: 2,
      pile: 'lich golem demon',
      answers: ['use scroll'],
      cards: ['-6, revived 1', 'D scroll +5', '-7, revived 1'],
      end: 1,
      left: 'bones',
    },
    {
      id: 'WB-EX-46',
      hero: 'ninja',
      row: 'shuriken tools bomb',
      hp: 3,
      pile: 'dragon demon skeleton',
      answers: ['bomb shuriken', 'bomb tools'],
      cards: ['I bomb', 'I bomb', '-2'],
      end: 1,
      left: 'bomb',
    },
    {
      id: 'WB-EX-47',
      hero: 'ninja',
      row: 'herbs bomb',
      hp: 6,
      pile: 'mimic',
      answers: ['bomb herbs'],
      cards: ['I bomb'],
      end: 3,
      left: 'bomb',
    },
    {
      id: 'WB-EX-49',
      hero: 'ninja',
      row: 'herbs tools',
      hp: 6,
      pile: 'golem orc',
      answers: ['use tools'],
      cards: ['D tools', '-3'],
      end: 3,
      left: 'herbs',
    },
    {
      id: 'WB-EX-64',
      hero: 'necromancer',
      row: 'zombie cape stone wand scroll bones',
      hp: 11,
      pile: 'vampire vampire count shapeshifter golem',
      answers: ['use scroll'],
      cards: ['D wand +4', 'D wand +4', 'D wand +4', 'D wand +4', 'D scroll +5'],
      end: 32,
      left: 'zombie cape stone wand bones',
    },
  ])('[$id] $hero {$row} meets $pile', shows)
})
