import { type Chance, fastChance, type Game, type GameTypes } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { BotContext } from './bot.ts'
import { stopAfter } from './choice.ts'
import type { Heuristics } from './heuristics.ts'
import { evaluateMoves, search } from './search.ts'
import { type Bet, type Deal, type Hand, kuhn } from './testing/kuhn.ts'
import { noughts, position } from './testing/noughts.ts'

function context<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  world: T['State'],
  seat: number,
  iterations: number,
  seed = 1,
): BotContext<T['View'], T['Move'], T['Event']> {
  return {
    seat,
    view,
    moves: game.moves(world, seat),
    events: [],
    chance: fastChance(seed),
    shouldStop: stopAfter(iterations),
  }
}

const mark: Heuristics<unknown, number> = { name: String }

function cell(text: string, seed = 1, iterations = 800): number {
  const board = position(text)
  return search(noughts, mark, context(noughts, board, board, board.turn, iterations, seed))
}

describe('search with perfect information', () => {
  it.each([1, 2, 3, 4, 5])('takes a win at once (seed %i)', seed => {
    expect(cell('xx. oo. ...', seed)).toBe(2)
  })

  it.each([1, 2, 3, 4, 5])('stops a win at once (seed %i)', seed => {
    expect(cell('xx. o.. ...', seed)).toBe(2)
  })

  it('finds the only answers to opposite corners: an edge, never a corner', () => {
    expect([1, 3, 5, 7]).toContain(cell('x.. .o. ..x', 1, 4000))
  })

  it('never loses to a player who tries everything after a corner and the centre', () => {
    const seen = new Set<string>()
    const lost: string[] = []
    const defend = (cells: readonly number[], tries: readonly number[]): void => {
      for (const mine of tries) {
        const board = { cells: cells.with(mine, 0), turn: 1 }
        if (seen.has(board.cells.join())) continue
        seen.add(board.cells.join())
        if (noughts.outcome(board)?.why === 'line') lost.push(board.cells.join())
        if (noughts.outcome(board) !== undefined) continue
        board.cells[search(noughts, mark, context(noughts, board, board, 1, 1200))] = 1
        if (noughts.outcome(board) === undefined) defend(board.cells, noughts.moves(board, 0))
      }
    }
    defend(Array(9).fill(-1), [0, 4])
    expect(lost).toEqual([])
  })
})

const bets: Heuristics<Deal, Bet> = {
  name: bet => bet,
  evaluate: deal => kuhn.outcome(deal)?.scores.map(score => 0.5 + score / 4),
}

function bet(card: number, seat: number, said: Deal['bets'], seed = 1): Bet {
  const view: Hand = { seat, card, bets: said }
  const world = kuhn.sampleState(view, fastChance(seed))
  return search(kuhn, bets, context(kuhn, view, world, seat, 2000, seed))
}

describe('search with hidden information', () => {
  it('calls a bet with the King and folds the Jack', () => {
    expect(bet(2, 1, ['bet'])).toBe('call')
    expect(bet(0, 1, ['bet'])).toBe('fold')
  })

  it('bets the King behind a check', () => {
    expect(bet(2, 1, ['check'])).toBe('bet')
  })

  it('does not bet a Queen that only a King would call', () => {
    const caller: Heuristics<Deal, Bet> = {
      ...bets,
      modelled: true,
      policy: ({ hands }, seat, moves) => {
        const strong = hands[seat] === 2
        return (
          moves.find(move => move === (strong ? 'call' : 'fold')) ??
          moves.find(move => move === 'check') ??
          'fold'
        )
      },
    }
    const view: Hand = { seat: 0, card: 1, bets: [] }
    const world = kuhn.sampleState(view, fastChance(1))
    const found = evaluateMoves(kuhn, caller, context(kuhn, view, world, 0, 3000))
    // Against this model a check wins 1 or loses 1 by the card, a bet wins 1 or loses 2.
    const mean = (move: Bet) => ((found.find(each => each.move === move)?.mean ?? 0) - 0.5) * 4
    expect(mean('check')).toBeGreaterThan(-0.15)
    expect(mean('bet')).toBeLessThan(-0.3)
  })

  it('does not distinguish states with the same view: averages over both hidden cards', () => {
    const view: Hand = { seat: 1, card: 1, bets: ['bet'] }
    const found = evaluateMoves(
      kuhn,
      bets,
      context(kuhn, view, kuhn.sampleState(view, fastChance(1)), 1, 4000),
    )
    const call = found.find(each => each.move === 'call')
    // Half of the time the other holds the King: win 2 or lose 2.
    expect(call?.mean).toBeGreaterThan(0.42)
    expect(call?.mean).toBeLessThan(0.58)
  })
})

describe('search as such', () => {
  it('answers the same for the same seed and count', () => {
    const view: Hand = { seat: 0, card: 1, bets: [] }
    const once = () =>
      evaluateMoves(kuhn, bets, context(kuhn, view, kuhn.sampleState(view, fastChance(7)), 0, 500, 7))
    expect(once()).toEqual(once())
  })

  it('uses exactly the iterations it is given', () => {
    const board = position('... ... ...')
    const found = evaluateMoves(noughts, mark, context(noughts, board, board, 0, 123))
    expect(found.reduce((sum, each) => sum + each.visits, 0)).toBe(123)
  })

  it('never asks for a view, a setup or the real state, and leaves its own view alone', () => {
    const shut = () => {
      throw new Error('A bot reached for what only the table may know.')
    }
    const blind: typeof kuhn = { ...kuhn, setup: shut, view: shut, clone: shut }
    const said: readonly Bet[] = Object.freeze<Bet[]>(['bet'])
    const view: Hand = Object.freeze({ seat: 1, card: 0, bets: said })
    expect(search(blind, bets, context(blind, view, kuhn.sampleState(view, fastChance(1)), 1, 200))).toBe(
      'fold',
    )
  })

  it('draws only from the chance it was given', () => {
    const draws: number[] = []
    const source = fastChance(3)
    const chance: Chance = {
      int(n) {
        draws.push(n)
        return source.int(n)
      },
    }
    const view: Hand = { seat: 1, card: 0, bets: ['bet'] }
    search(kuhn, bets, { ...context(kuhn, view, kuhn.sampleState(view, fastChance(1)), 1, 50), chance })
    expect(draws).toHaveLength(50)
  })
})
