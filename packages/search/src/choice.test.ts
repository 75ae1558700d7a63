import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { best, chooseMove, stopAfter } from './choice.ts'

const last: Bot<string, number, { type: string }> = { choose: ({ moves }) => moves.at(-1) ?? -1 }

function asked(moves: readonly number[]): number {
  return chooseMove(last, {
    seat: 0,
    view: '',
    moves,
    events: [],
    chance: fastChance(1),
    shouldStop: stopAfter(1),
  })
}

describe('choice', () => {
  it('plays a lone move without asking the bot', () => {
    expect(asked([7])).toBe(7)
    expect(asked([7, 8])).toBe(8)
    expect(() => asked([])).toThrow(/no moves/)
  })

  it('finds the best, the first among equals', () => {
    expect(best(['a', 'bb', 'cc'], each => each.length)).toBe('bb')
    expect(() => best([], () => 0)).toThrow(/nothing/)
  })

  it('counts to a limit', () => {
    expect([1, 2, 3].map(stopAfter(2))).toEqual([false, true, true])
  })
})
