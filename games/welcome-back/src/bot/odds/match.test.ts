import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from '../../state.ts'
import { breakEven, scoresAfterRun, winChances } from './match.ts'

const score = (successes: number, failures: number): Score => ({ successes, failures })
const fresh = score(0, 0)

const scores = fc
  .array(fc.record({ successes: fc.integer({ min: 0, max: 1 }), failures: fc.integer({ min: 0, max: 2 }) }), {
    minLength: 2,
    maxLength: 4,
  })
  .filter(all => all.filter(({ failures }) => failures < 2).length > 1)

describe('the value of a standing', () => {
  it('[WB-15.7] the hopes of all players are 1 together, and equal where the scores are', () => {
    fc.assert(
      fc.property(scores, all => {
        const values = winChances(all)
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10)
        all.forEach((one, i) => {
          all.forEach((other, j) => {
            if (one.successes === other.successes && one.failures === other.failures) {
              expect(values[i]).toBeCloseTo(values[j] ?? -1, 10)
            }
          })
        })
      }),
    )
  })

  it('[WB-15.7] a success never hurts and a failure never helps; it is the other way round for the others', () => {
    fc.assert(
      fc.property(scores, fc.nat(3), (all, n) => {
        const alive = all.flatMap(({ failures }, seat) => (failures < 2 ? [seat] : []))
        const me = alive[n % alive.length] ?? 0
        const [now, won, lost] = [
          winChances(all),
          winChances(scoresAfterRun(all, me, true)),
          winChances(scoresAfterRun(all, me, false)),
        ]
        expect(won[me]).toBeGreaterThanOrEqual(now[me] ?? 1)
        expect(lost[me]).toBeLessThanOrEqual(now[me] ?? 0)
        const rest = (values: readonly number[]) => 1 - (values[me] ?? 0)
        expect(rest(won)).toBeLessThanOrEqual(rest(now))
        expect(rest(lost)).toBeGreaterThanOrEqual(rest(now))
      }),
    )
  })

  it('[WB-15.7] who has won has all hopes, and so has the last one left', () => {
    expect(winChances([score(2, 1), fresh, fresh])).toEqual([1, 0, 0])
    expect(winChances([score(0, 2), score(0, 1), score(1, 2)])).toEqual([0, 1, 0])
  })

  it('[WB-15.7] a player on one failure runs less, against one on one success everybody pushes harder', () => {
    const usual = breakEven([fresh, fresh, fresh, fresh], 0)
    expect(breakEven([score(0, 1), fresh, fresh, fresh], 0)).toBeGreaterThan(usual)
    expect(breakEven([fresh, score(1, 0), fresh, fresh], 0)).toBeLessThan(usual)
  })
})
