import { describe, expect, it } from 'vitest'
import { position, sit } from '../../testing/index.ts'
import { speaking } from '../testing/speech.ts'
import { wasteOf } from './waste.ts'

describe('[PD-UI.6] what a confirmation gives away', () => {
  const say = speaking('en')
  const waste = (words: string) =>
    wasteOf(
      sit(position({ at: 'D4', dice: 'W M * C B S' }))
        .play(words)
        .view(0),
    ).map(say)

  it('is steps not taken, and dice that did nothing', () => {
    expect(waste('0 D3 W stop 2 brew 9 crown')).toEqual([expect.stringContaining('2 steps')])
    expect(waste('2 walk stop 1 brew 9 crown')).toEqual([expect.stringContaining('mage')])
    expect(waste('2 walk D3 W D4 1 brew 9 crown')).toEqual([])
  })

  it('names what the die could have done', () => {
    expect(waste('2 walk stop')).toEqual([expect.stringMatching(/mage.*the mage/i)])
    expect(waste('1 walk stop')).toEqual([expect.stringMatching(/brew/i)])
  })
})
