import { describe, expect, it } from 'vitest'
import { type Position, position, sit } from '../../testing/index.ts'
import { speaking } from '../testing/speech.ts'
import { wasteOf } from './waste.ts'

describe('[PD-UI.6] what a confirmation gives away', () => {
  const say = speaking('en')
  const waste = (words: string) =>
    wasteOf(
      sit(position({ at: 'D4', dice: 'W M * C B S' }))
        .play(words)
        .view(0),
    ).map(({ text }) => say(text))

  it('is steps not taken, and dice that did nothing', () => {
    expect(waste('0 D3 W stop 2 brew 9 crown')).toEqual([expect.stringContaining('2 steps')])
    expect(waste('2 walk stop 1 brew 9 crown')).toEqual([expect.stringContaining('mage')])
    expect(waste('2 walk D3 W D4 1 brew 9 crown')).toEqual([])
  })

  it('names what the die could have done', () => {
    expect(waste('2 walk stop')).toEqual([expect.stringMatching(/mage.*the mage/i)])
    expect(waste('1 walk stop')).toEqual([expect.stringMatching(/brew/i)])
  })

  it('is a boss one step away that the party is strong enough to fight', () => {
    // Card A has boss 1, the Bandit Captain, in D2, fought after round 3.
    const boss = (told: Position) =>
      wasteOf(
        sit(position({ card: 'A', at: 'D3', round: 3, levels: 'W3 M3 C3 R3', dice: 'W M * C B S', ...told }))
          .play('1 brew 2 crown 9 crown')
          .view(0),
      ).map(({ text }) => say(text))
    expect(boss({})).toEqual([expect.stringMatching(/^Bandit Captain.*D2.*−\d glory/)])
    expect(boss({ round: 2 })).toEqual([])
    expect(boss({ at: 'D4' })).toEqual([])
    expect(boss({ explored: 'D2' })).toEqual([])
    expect(boss({ levels: 'W1' })).toEqual([])
  })
})
