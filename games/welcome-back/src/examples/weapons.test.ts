import { describe, expect, it } from 'vitest'
import { enter, happened } from '../testing/story.ts'

describe('weapons that name a type', () => {
  it('[WB-EX-48] the Sword: anybody else may be asked, eliminated or not', () => {
    const table = enter('princess', 'charm chaperone sword', 'golem demon golem', { seats: 3, out: [2] })
    expect(happened(table, 'entered')[0]?.hp).toBe(10)
    expect(table.legal()).toEqual(['ask 1', 'ask 2'])
    table.play('ask 2')
    expect(table.legal()).toHaveLength(28)
    table.play('offer golem demon')
    expect([table.active(), table.legal()]).toEqual([2, ['pick golem', 'pick demon']])
    table.play('pick golem', 'reveal', 'reveal', 'reveal')
    expect(happened(table, 'defeated').map(({ by }) => by)).toEqual(['pri.sword', 'pri.sword'])
    expect(happened(table, 'damaged')).toMatchObject([{ card: 'demon', sum: { damage: 7 }, hp: 3 }])
    expect(happened(table, 'succeeded')).toMatchObject([{ seat: 0, hp: 3 }])
  })
})
