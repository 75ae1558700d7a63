import { describe, expect, it } from 'vitest'
import { type Example, shows, won } from '../testing/example.ts'
import { happened, run } from '../testing/story.ts'

describe('Special Monsters', () => {
  it.each<Example>([
    {
      id: 'WB-EX-30',
      hero: 'ninja',
      row: 'outfit herbs shuriken',
      hp: 11,
      pile: 'skeleton skeleton fairy shapeshifter',
      cards: ['-2', '-2', '0', 'D shuriken'],
      end: 7,
    },
    {
      id: 'WB-EX-31',
      hero: 'ninja',
      row: 'outfit herbs ninjato',
      hp: 11,
      pile: 'fairy goblin goblin skeleton skeleton orc shapeshifter',
      cards: ['0', '-1', '-1', '-2', '-2', '-3', 'D ninjato'],
      end: 2,
    },
    {
      id: 'WB-EX-32',
      hero: 'princess',
      row: 'charm chaperone crown',
      hp: 10,
      pile: 'goblin goblin skeleton skeleton fairy orc orc shapeshifter',
      cards: ['0', '0', '0', '0', '0', '-1', '-1', '-6'],
      end: 2,
    },
    {
      id: 'WB-EX-33',
      hero: 'princess',
      row: 'charm crown collar',
      hp: 7,
      pile: 'goblin goblin skeleton skeleton fairy orc orc vampire shapeshifter',
      cards: ['0', '0', '0', '0', '0', '-1', '-1', '-2', 'D collar'],
      end: 3,
    },
    {
      id: 'WB-EX-34',
      hero: 'princess',
      row: 'charm chaperone crown collar',
      hp: 10,
      pile: 'goblin goblin skeleton skeleton fairy orc orc vampire vampire shapeshifter',
      cards: ['0', '0', '0', '0', '0', '-1', '-1', '-2', '-2', '-8, dead'],
      end: 0,
    },
    { id: 'WB-EX-35', hero: 'necromancer', row: 'wand', hp: 2, pile: 'count', cards: ['D wand +4'], end: 6 },
    {
      id: 'WB-EX-36',
      hero: 'necromancer',
      row: 'zombie wand',
      hp: 8,
      pile: 'count',
      cards: ['-8, dead'],
      end: 0,
      extra: won,
    },
    {
      id: 'WB-EX-36',
      hero: 'necromancer',
      row: 'zombie wand bones',
      hp: 8,
      pile: 'count',
      cards: ['-8, revived 1'],
      end: 1,
      extra: won,
    },
    { id: 'WB-EX-37', hero: 'ninja', row: '', hp: 3, pile: 'mimic', cards: ['0'], end: 3 },
    { id: 'WB-EX-37', hero: 'ninja', row: 'outfit', hp: 8, pile: 'mimic', cards: ['-1'], end: 7 },
    { id: 'WB-EX-37', hero: 'ninja', row: 'outfit herbs', hp: 11, pile: 'mimic', cards: ['-2'], end: 9 },
    {
      id: 'WB-EX-37',
      hero: 'ninja',
      row: 'outfit herbs shuriken',
      hp: 11,
      pile: 'mimic',
      cards: ['-3'],
      end: 8,
    },
    {
      id: 'WB-EX-37',
      hero: 'ninja',
      row: 'outfit herbs shuriken ninjato',
      hp: 11,
      pile: 'mimic',
      cards: ['-4'],
      end: 7,
    },
    {
      id: 'WB-EX-37',
      hero: 'ninja',
      row: 'outfit herbs shuriken ninjato tools',
      hp: 11,
      pile: 'mimic',
      cards: ['-5'],
      end: 6,
    },
    {
      id: 'WB-EX-38',
      hero: 'ninja',
      row: 'outfit herbs shuriken ninjato tools bomb',
      hp: 11,
      pile: 'mimic',
      answers: ['suffer'],
      cards: ['-6'],
      end: 5,
    },
    {
      id: 'WB-EX-39',
      hero: 'princess',
      row: 'charm chaperone crown scepter sword collar',
      hp: 10,
      pile: 'mimic',
      answers: ['offer goblin golem', 'pick golem'],
      cards: ['-4'],
      end: 6,
    },
    {
      id: 'WB-EX-40',
      hero: 'ninja',
      row: 'outfit shuriken',
      hp: 8,
      pile: 'jelly',
      answers: ['jelly outfit'],
      cards: ['E outfit'],
      end: 3,
      left: 'shuriken',
    },
    {
      id: 'WB-EX-40',
      hero: 'ninja',
      row: 'outfit shuriken',
      hp: 8,
      pile: 'jelly',
      answers: ['jelly shuriken'],
      cards: ['E shuriken'],
      end: 8,
      left: 'outfit',
    },
    { id: 'WB-EX-41', hero: 'ninja', row: '', hp: 3, pile: 'jelly', cards: ['0'], end: 3 },
    { id: 'WB-EX-41', hero: 'ninja', row: 'bomb', hp: 3, pile: 'jelly', cards: ['0'], end: 3 },
    {
      id: 'WB-EX-42',
      hero: 'necromancer',
      row: 'zombie',
      hp: 8,
      pile: 'golem jelly',
      cards: ['-5', 'E zombie, dead'],
      end: 0,
      left: '',
    },
    {
      id: 'WB-EX-42',
      hero: 'necromancer',
      row: 'zombie bones',
      hp: 8,
      pile: 'golem jelly',
      answers: ['jelly zombie'],
      cards: ['-5', 'E zombie, revived 1'],
      end: 1,
      left: 'bones',
    },
    {
      id: 'WB-EX-50',
      hero: 'necromancer',
      row: '',
      hp: 2,
      pile: 'ally dragon',
      answers: ['ignore ally'],
      cards: ['E', 'I ally'],
      end: 2,
    },
    {
      id: 'WB-EX-50',
      hero: 'princess',
      row: 'charm',
      hp: 7,
      pile: 'ally fairy golem',
      cards: ['E', '0', '-5'],
      end: 2,
    },
    {
      id: 'WB-EX-51',
      hero: 'bard',
      row: 'flute',
      hp: 3,
      pile: 'ally goblin orc',
      cards: ['E', 'D flute', '-2'],
      end: 1,
    },
  ])('[$id] $hero {$row} meets $pile', shows)

  it('[WB-EX-38] five Bomb payments and suffer', () => {
    const row = 'outfit herbs shuriken ninjato tools bomb'
    const { prompts } = run('ninja', row, 'mimic', ['suffer'])
    expect(prompts).toEqual([
      ['suffer', 'bomb outfit', 'bomb herbs', 'bomb shuriken', 'bomb ninjato', 'bomb tools'],
    ])
  })

  it('[WB-EX-40] outfit or shuriken, no third choice', () => {
    const { prompts } = run('ninja', 'outfit shuriken', 'jelly', ['jelly outfit'])
    expect(prompts).toEqual([['jelly outfit', 'jelly shuriken']])
  })

  it.each(['WB-EX-50', 'WB-EX-51'])('[%s] a charge that was not needed is lost', id => {
    const story =
      id === 'WB-EX-50'
        ? run('princess', 'charm', 'ally fairy golem')
        : run('bard', 'flute', 'ally goblin orc')
    expect(happened(story, 'ally').map(event => event.charge)).toEqual(['gained', 'lost'])
  })
})
