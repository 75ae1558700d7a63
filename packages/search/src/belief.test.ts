import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { beliefSampler } from './belief.ts'

function shares(weigh: (world: number) => number): number[] {
  let next = 0
  const draw = beliefSampler(() => next++ % 4, weigh, 40, fastChance(1))
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 8000; i++) {
    const world = draw()
    counts[world] = (counts[world] ?? 0) + 1 / 8000
  }
  return counts
}

describe('belief', () => {
  it('draws states in proportion to their weight', () => {
    const [a, b, c, d] = shares(world => [0, 1, 2, 5][world] ?? 0)
    expect(a).toBe(0)
    expect(b).toBeCloseTo(1 / 8, 1)
    expect(c).toBeCloseTo(2 / 8, 1)
    expect(d).toBeCloseTo(5 / 8, 1)
  })

  it('falls back to equal shares when nothing explains what was seen', () => {
    for (const share of shares(() => 0)) expect(share).toBeCloseTo(1 / 4, 1)
  })
})
