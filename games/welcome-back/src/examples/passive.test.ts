import { describe, expect, it } from 'vitest'
import { type Example, shows, won } from '../testing/example.ts'
import { enter, happened, run } from '../testing/story.ts'

describe('Crown and Scepter', () => {
  it.each<Example>([
    { id: 'WB-EX-11', hero: 'princess', row: 'charm crown', hp: 7, pile: 'vampire', cards: ['-2'], end: 5 },
    {
      id: 'WB-EX-12',
      hero: 'princess',
      row: 'charm crown',
      hp: 7,
      pile: 'goblin skeleton orc',
      cards: ['0', '0', '-1'],
      end: 6,
    },
    {
      id: 'WB-EX-13',
      hero: 'princess',
      row: 'charm scepter',
      hp: 7,
      pile: 'orc orc shapeshifter',
      cards: ['-3', 'D scepter', 'I scepter'],
      end: 4,
    },
    {
      id: 'WB-EX-14',
      hero: 'princess',
      row: 'charm scepter',
      hp: 7,
      pile: 'vampire vampire count',
      cards: ['-4', 'D scepter', 'I scepter'],
      end: 3,
    },
    {
      id: 'WB-EX-15',
      hero: 'princess',
      row: 'charm chaperone crown scepter',
      hp: 10,
      pile: 'vampire count',
      cards: ['-2', '-6'],
      end: 2,
      extra: won,
    },
  ])('[$id] $hero {$row} meets $pile', shows)

  it('[WB-EX-11] a Vampire under the Crown is still a Vampire', () => {
    const { state } = enter('princess', 'charm crown', 'vampire goblin').play('reveal')
    expect(state.run?.typeCount).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
    expect(state.run?.met).toMatchObject([{ card: 'vampire', type: 'vampire', strength: 4, fate: 'hurt' }])
  })

  it('[WB-EX-15] the Count of a runner with a Success card is 8 and no Vampire, and surviving it wins', () => {
    const story = run('princess', 'charm chaperone crown scepter', 'vampire count', [], won)
    expect(happened(story, 'revealed')[1]).toEqual(expect.objectContaining({ card: 'count', strength: 8 }))
    expect(happened(story, 'revealed')[1]).not.toHaveProperty('monster')
    expect(happened(story, 'won')).toMatchObject([{ seat: 0, by: 'successes' }])
  })
})

describe('Flute and Harp', () => {
  it.each<Example>([
    {
      id: 'WB-EX-16',
      hero: 'bard',
      row: 'tunic flute',
      hp: 8,
      pile: 'goblin vampire',
      cards: ['D flute', '-3'],
      end: 5,
    },
    {
      id: 'WB-EX-17',
      hero: 'bard',
      row: 'tunic flute coin',
      hp: 8,
      pile: 'goblin vampire',
      answers: ['use coin'],
      cards: ['D flute', 'D coin'],
      end: 8,
    },
    {
      id: 'WB-EX-18',
      hero: 'bard',
      row: 'tunic flute',
      hp: 8,
      pile: 'goblin goblin golem',
      cards: ['D flute', 'D flute', '-3'],
      end: 5,
    },
    {
      id: 'WB-EX-19',
      hero: 'bard',
      row: 'harp',
      hp: 3,
      pile: 'dragon lich',
      cards: ['-1', '-2, dead'],
      end: 0,
    },
    {
      id: 'WB-EX-20',
      hero: 'bard',
      row: 'hat harp',
      hp: 5,
      pile: 'goblin demon',
      cards: ['-1', '-1'],
      end: 3,
    },
    { id: 'WB-EX-20', hero: 'bard', row: 'hat harp', hp: 5, pile: 'golem', cards: ['-5, dead'], end: 0 },
    {
      id: 'WB-EX-21',
      hero: 'bard',
      row: 'flute harp',
      hp: 3,
      pile: 'goblin vampire golem',
      cards: ['D flute', '-1', '0'],
      end: 2,
    },
    { id: 'WB-EX-22', hero: 'bard', row: 'harp', hp: 3, pile: 'fairy goblin', cards: ['0', '-1'], end: 2 },
  ])('[$id] $hero {$row} meets $pile', shows)
})
