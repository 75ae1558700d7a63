import { describe, expect, it } from 'vitest'
import { enter, run } from '../testing/story.ts'

describe('the Lucky Coin', () => {
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
