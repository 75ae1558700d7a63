import { describe, expect, it } from 'vitest'
import { mostSteps } from '../../rules/dice.ts'
import { position, sit } from '../../testing/index.ts'
import { rivalsFor } from './gems.ts'

describe('[PD-UI.12] rivals for a gem', () => {
  it('are those who could be there this round and have not got it', () => {
    const view = sit(
      position({
        dice: 'W M C C C S',
        seats: [{ at: 'D4' }, { at: 'D1' }, { at: 'D4', crossed: 'C' }, { at: 'A1' }, {}],
      }),
    ).view(0)
    expect(mostSteps(view.dice)).toBe(6)
    expect(rivalsFor(view, 'C', 0)).toEqual([1, 4])
  })

  it('walk further with boots', () => {
    expect(mostSteps(['warrior', 'mage', 'skull', 'boots', 'boots', 'skull'])).toBe(8)
  })
})
