import { describe, expect, it } from 'vitest'
import { type Example, shows } from '../testing/example.ts'
import { enter, run } from '../testing/story.ts'

describe('the Lucky Coin', () => {
  it.each<Example>([
    {
      id: 'WB-EX-23',
      hero: 'bard',
      row: 'hat coin blade',
      hp: 5,
      pile: 'vampire demon lich',
      answers: ['use coin'],
      cards: ['D coin', 'D blade', 'I coin'],
      end: 5,
      left: 'hat coin',
    },
    {
      id: 'WB-EX-24',
      hero: 'bard',
      row: 'hat coin blade',
      hp: 5,
      pile: 'vampire demon skeleton orc',
      answers: ['use coin'],
      cards: ['D coin', 'D blade', 'I coin', 'coin lost, -3'],
      end: 2,
      left: 'hat',
    },
    {
      id: 'WB-EX-25',
      hero: 'bard',
      row: 'hat coin',
      hp: 5,
      pile: 'skeleton goblin',
      answers: ['suffer'],
      cards: ['-2', '-1'],
      end: 2,
    },
    {
      id: 'WB-EX-26',
      hero: 'bard',
      row: 'hat coin',
      hp: 5,
      pile: 'skeleton ally dragon lich',
      answers: ['use coin', 'ignore ally'],
      cards: ['D coin', 'E', 'I ally', 'I coin'],
      end: 5,
    },
    {
      id: 'WB-EX-27',
      hero: 'bard',
      row: 'hat coin',
      hp: 5,
      pile: 'vampire jelly lich',
      answers: ['use coin', 'jelly hat'],
      cards: ['D coin', 'E hat', 'I coin'],
      end: 3,
      left: 'coin',
    },
    {
      id: 'WB-EX-28',
      hero: 'bard',
      row: 'harp coin',
      hp: 3,
      pile: 'mimic',
      answers: ['use coin'],
      cards: ['D coin'],
      end: 3,
    },
    {
      id: 'WB-EX-29',
      hero: 'bard',
      row: 'hat harp coin',
      hp: 5,
      pile: 'skeleton mimic',
      answers: ['use coin'],
      cards: ['D coin', 'coin lost, -3'],
      end: 2,
      left: 'hat harp',
    },
    {
      id: 'WB-EX-65',
      hero: 'bard',
      row: 'flute harp coin',
      hp: 3,
      pile: 'goblin skeleton ally golem lich',
      answers: ['use coin', 'ignore ally'],
      cards: ['D flute', 'D coin', 'E', 'I ally', 'I coin'],
      end: 3,
    },
    {
      id: 'WB-EX-66',
      hero: 'bard',
      row: 'coin blade',
      hp: 3,
      pile: 'skeleton goblin lich',
      answers: ['use coin'],
      cards: ['D coin', 'D blade', 'I coin'],
      end: 3,
      left: 'coin',
    },
    {
      id: 'WB-EX-67',
      hero: 'bard',
      row: 'coin blade',
      hp: 3,
      pile: 'skeleton ally golem lich',
      answers: ['use coin', 'ignore ally'],
      cards: ['D coin', 'E', 'I ally', 'I coin'],
      end: 3,
    },
    {
      id: 'WB-EX-68',
      hero: 'bard',
      row: 'coin blade',
      hp: 3,
      pile: 'goblin skeleton',
      answers: ['suffer', 'use coin'],
      cards: ['-1', 'D coin'],
      end: 2,
    },
  ])('[$id] $hero {$row} meets $pile', shows)

  it.each([
    ['WB-EX-17', 'tunic flute coin', 'goblin vampire fairy', ['use coin'], true],
    ['WB-EX-25', 'hat coin', 'skeleton goblin fairy', ['suffer'], false],
    ['WB-EX-27', 'hat coin', 'vampire jelly lich fairy', ['use coin', 'jelly hat'], true],
    [
      'WB-EX-65',
      'flute harp coin',
      'goblin skeleton ally golem lich fairy',
      ['use coin', 'ignore ally'],
      true,
    ],
    ['WB-EX-67', 'coin blade', 'skeleton ally golem lich fairy', ['use coin', 'ignore ally'], true],
  ] as const)(
    '[%s] with {%s} after all of %s but the last: is the Coin active?',
    (_, row, pile, answers, active) => {
      const table = enter('bard', row, pile)
      const left = [...answers]
      while (table.state.pile.length > 1 || table.legal()[0] !== 'reveal') {
        table.play(table.legal()[0] === 'reveal' ? 'reveal' : (left.shift() ?? 'nothing'))
      }
      expect(table.state.run?.coinActive).toBe(active)
    },
  )

  it('[WB-EX-65] a Golem that deals nothing still costs the Coin, so the Ally is offered', () => {
    const story = run('bard', 'flute harp coin', 'goblin skeleton ally golem lich', [
      'use coin',
      'ignore ally',
    ])
    expect(story.prompts).toEqual([
      ['suffer', 'use coin'],
      ['suffer', 'ignore ally'],
    ])
  })

  it('[WB-EX-67] Blade or Ally, nothing else', () => {
    const story = run('bard', 'coin blade', 'skeleton ally golem lich', ['use coin', 'ignore ally'])
    expect(story.prompts[1]).toEqual(['use blade', 'ignore ally'])
  })

  it('[WB-EX-68] Blade or suffer while the Coin is inactive', () => {
    const story = run('bard', 'coin blade', 'goblin skeleton', ['suffer', 'use coin'])
    expect(story.prompts[0]).toEqual(['suffer', 'use blade'])
  })
})
