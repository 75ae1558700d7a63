import { describe, expect, it } from 'vitest'
import { happened, run } from '../testing/story.ts'

describe('Special Monsters', () => {
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
