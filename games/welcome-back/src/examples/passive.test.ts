import { describe, expect, it } from 'vitest'
import { enter, happened, run } from '../testing/story.ts'

describe('Crown and Scepter', () => {
  it('[WB-EX-11] a Vampire under the Crown is still a Vampire', () => {
    const { state } = enter('princess', 'charm crown', 'vampire goblin').play('reveal')
    expect(state.run?.typeCount).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
    expect(state.run?.met).toMatchObject([{ card: 'vampire', type: 'vampire', strength: 4, fate: 'hurt' }])
  })

  it('[WB-EX-15] the Count of a runner with a Success card is 8 and no Vampire, and surviving it wins', () => {
    const story = run('princess', 'charm chaperone crown scepter', 'vampire count', [], { successes: 1 })
    expect(happened(story, 'revealed')[1]).toEqual(expect.objectContaining({ card: 'count', strength: 8 }))
    expect(happened(story, 'revealed')[1]).not.toHaveProperty('monster')
    expect(happened(story, 'won')).toMatchObject([{ seat: 0, by: 'successes' }])
  })
})
