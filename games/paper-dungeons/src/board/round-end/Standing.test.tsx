import type { SeatInfo } from '@kazamata/ui'
import { describe, expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { Standing } from './Standing.tsx'

const seats = (...names: readonly string[]): readonly SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, thinking: false, you: seat === 0 }))

const rows = (shown: string) => shown.match(/<li.*?<\/li>/gs) ?? []
const text = (shown: string) => shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the standing', () => {
  it('lists everybody by score, with what the round brought and how it came about', () => {
    const scores = [
      [2, 5, 9],
      [4, 4, 12],
      [1, 7, 9],
    ]
    const shown = rows(render(<Standing seats={seats('Ada', 'Bea', 'Cid')} mine={0} scores={scores} />))
    expect(shown.map(row => text(row).trim())).toEqual(['1. Bea 12 +8', '2. Ada 9 +4', '2. Cid 9 +2'])
    expect(shown[0]).toContain('aria-label="Score by round: 4, 4, and 12"')
    expect(shown[1]).toContain('data-you="true"')
  })

  it('[PD-SOL.5] says to whoever plays alone how far the next rank is', () => {
    const alone = (...scores: readonly number[]) =>
      text(render(<Standing seats={seats('Ada')} mine={0} scores={[scores]} />))
    expect(alone(-2, 20, 41)).toContain('Ada 41 +21 14 more glory to the rank of Delver')
    expect(alone(69)).toContain('One more glory to the rank of Champion')
    expect(alone(100)).toContain('Your rank: Legend')
    expect(alone(-2)).toContain('Ada −2 −2')
  })
})
