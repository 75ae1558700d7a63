import { describe, expect, it } from 'vitest'
import { happened, list, run } from '../testing/story.ts'

describe('the pack of the first visit', () => {
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
