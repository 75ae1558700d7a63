import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type Chance, fastChance, isSeed, pick, secretChance } from './chance.ts'

const seed = '01'.repeat(32)

/** The stream as anybody can compute it: block n is HMAC-SHA-256(seed, 'draw' ‖ n), eight words of 32 bits. */
function wordOf(seed: string, draw: number): number {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(Math.floor(draw / 8))
  const block = createHmac('sha256', Buffer.from(seed, 'hex')).update('draw').update(count).digest()
  return block.readUInt32BE(4 * (draw % 8))
}

/** Pearson's statistic against equal frequencies. */
function chiSquare(chance: Chance, sides: number, throws: number): number {
  const counts = Array.from({ length: sides }, () => 0)
  for (let i = 0; i < throws; i++) {
    const face = chance.int(sides)
    counts[face] = (counts[face] ?? 0) + 1
  }
  const fair = throws / sides
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0)
}

describe('secret chance', () => {
  test('draws what HMAC-SHA-256 says', () => {
    const chance = secretChance(seed)
    const drawn = Array.from({ length: 50 }, (_, i) => chance.int(i + 2))
    expect(drawn).toEqual(drawn.map((_, i) => wordOf(seed, i) % (i + 2)))
    expect(drawn.slice(0, 6)).toEqual([0, 0, 0, 3, 1, 3])
    expect(chance.draws).toBe(50)
  })

  test('resumes at a position', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), fc.nat(30), (sides, at) => {
        const whole = secretChance(seed)
        const all = sides.map(n => whole.int(n))
        const first = secretChance(seed)
        const head = sides.slice(0, at).map(n => first.int(n))
        const second = secretChance(seed, first.draws)
        expect([...head, ...sides.slice(at).map(n => second.int(n))]).toEqual(all)
        expect(second.draws).toBe(whole.draws)
      }),
    )
  })

  test('skips a word in the uneven rest, so that no number is favoured', () => {
    const n = 3_000_000_000
    const words = Array.from({ length: 40 }, (_, i) => wordOf(seed, i))
    const chance = secretChance(seed)
    const kept = words.filter(word => word < n)
    expect(kept.length).toBeLessThan(40)
    expect(kept.map(() => chance.int(n))).toEqual(kept)
    expect(chance.draws).toBe(words.findLastIndex(word => word < n) + 1)
  })

  test('counts on past a byte of blocks', () => {
    const far = 8 * 0x01_02_03_04 + 5
    expect(secretChance(seed, far).int(1000)).toBe(wordOf(seed, far) % 1000)
  })

  test('keeps the streams of two matches apart', () => {
    const other = 'fe'.repeat(32)
    const [a, b] = [secretChance(seed), secretChance(other)]
    const drawn = Array.from({ length: 10 }, () => [a.int(100), b.int(100)])
    expect(drawn).toEqual(drawn.map((_, i) => [wordOf(seed, i) % 100, wordOf(other, i) % 100]))
  })

  test('draws nothing for a choice of one', () => {
    const chance = secretChance(seed)
    expect(chance.int(1)).toBe(0)
    expect(chance.draws).toBe(0)
  })

  test('is even', () => {
    // 99.99 % of fair dice stay below 25.7 with 5 degrees of freedom.
    expect(chiSquare(secretChance(seed), 6, 12_000)).toBeLessThan(25.7)
  })

  test('has no seed to begin with', async () => {
    vi.resetModules()
    const fresh = await import('./chance.ts')
    expect(() => fresh.secretChance('').int(6)).toThrow('A seed is 32 bytes')
    expect(fresh.secretChance(seed).int(1000)).toBe(wordOf(seed, 0) % 1000)
  })

  test.each(['', 'ab', 'AB'.repeat(32), 'zz'.repeat(32), `${'ab'.repeat(32)}\n`])(
    'refuses %j as a seed',
    bad => {
      expect(isSeed(bad)).toBe(false)
      expect(() => secretChance(bad).int(6)).toThrow('A seed is 32 bytes')
    },
  )
})

describe('fast chance', () => {
  test('keeps its numbers, as a second implementation of sfc32 gave them', () => {
    const drawn = (seed: number | string) => {
      const chance = fastChance(seed)
      return Array.from({ length: 12 }, () => chance.int(100))
    }
    expect(drawn('kazamata')).toEqual([75, 72, 49, 91, 74, 13, 28, 68, 25, 32, 1, 92])
    expect(drawn(1)).toEqual([95, 72, 6, 94, 17, 78, 84, 64, 54, 69, 93, 67])
  })

  test('gives the same numbers for the same seed, and others for another', () => {
    const drawn = (seed: number | string) => {
      const chance = fastChance(seed)
      return Array.from({ length: 20 }, () => chance.int(1000))
    }
    expect(drawn('a')).toEqual(drawn('a'))
    expect(drawn(7)).toEqual(drawn('7'))
    const seeds = ['', 'a', 'b', 'ab', 'ba', 0, 1, 2, 10, 'a0', 'a1']
    expect(new Set(seeds.map(seed => String(drawn(seed)))).size).toBe(seeds.length)
  })

  test.each([
    [2, 15.2],
    [3, 18.5],
    [6, 25.7],
    [52, 99],
  ])('is even over %i', (sides, limit) => {
    expect(chiSquare(fastChance('even'), sides, 200_000)).toBeLessThan(limit)
  })

  test('is even over neighbouring seeds', () => {
    const first: Chance = { int: n => fastChance(count++).int(n) }
    let count = 0
    expect(chiSquare(first, 6, 20_000)).toBeLessThan(25.7)
  })

  test('reaches every number of a large range', () => {
    const chance = fastChance('large')
    const drawn = Array.from({ length: 1000 }, () => chance.int(2 ** 32 - 1))
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 32 * 0.98)
    expect(Math.min(...drawn)).toBeLessThan(2 ** 32 * 0.02)
  })
})

describe.each([
  ['secret', () => secretChance(seed)],
  ['fast', () => fastChance(1)],
])('%s chance', (_, make) => {
  test('stays below its bound', () => {
    const chance = make()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), n => {
        const drawn = chance.int(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }),
    )
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32])('has no answer for %d possibilities', n => {
    expect(() => make().int(n)).toThrow('A draw needs a whole number of possibilities')
  })
})

describe('pick', () => {
  test('draws one item', () => {
    expect(pick({ int: n => n - 1 }, ['a', 'b', 'c'])).toBe('c')
    expect(pick({ int: () => 0 }, ['a', 'b', 'c'])).toBe('a')
  })

  test('has nothing to pick from an empty list', () => {
    expect(() => pick(fastChance(1), [])).toThrow('A draw needs')
  })

  test('holds no undefined', () => {
    expect(() => pick(fastChance(1), [undefined])).toThrow('holds no undefined')
  })
})
