import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { MemoTable } from './memo-table.ts'

describe('memo', () => {
  it('remembers what a map would', () => {
    const chance = fastChance(1)
    const memo = new MemoTable()
    const map = new Map<string, number>()
    for (let n = 0; n < 5000; n++) {
      const key = [chance.int(40), chance.int(1 << 25), chance.int(3)] as const
      const [a, b, c] = n % 2 === 0 ? key : [key[0], key[1] % 50, key[2]]
      expect(memo.get(a, b, c)).toBe(map.get(`${a} ${b} ${c}`))
      memo.set(a, b, c, n)
      map.set(`${a} ${b} ${c}`, n)
    }
  })

  it('forgets rather than grow beyond its limit', () => {
    const memo = new MemoTable(100)
    for (let n = 0; n < 1000; n++) memo.set(n, 0, 0, n)
    expect(memo.get(999, 0, 0)).toBe(999)
    expect(memo.get(0, 0, 0)).toBeUndefined()
  })
})
