import { canonicalJson, fastChance, pick } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { paperDungeons as game } from '../game.ts'
import { lookAheadFrom, turnAfter } from '../look-ahead.ts'
import { diceLeft } from '../rules/dice.ts'
import { answers } from '../rules/turn.ts'
import { type Facts, playerAt, type Sheet, type State, type Turn } from '../state.ts'
import { bestContinuation } from './beam-search.ts'
import { continuationFrom, continuationsOf, movesOf } from './continuations.ts'

/** First picks of rounds in games of players who choose at random. */
function picks(seed: string, count: number): State[] {
  const found: State[] = []
  for (let n = 0; found.length < count; n++) {
    const chance = fastChance(`${seed} ${n}`)
    const state = game.setup(game.options.parse({}), 1, chance, () => {})
    while (game.active(state).length > 0) {
      const { agenda, used } = playerAt(state, 0)
      if (agenda.at(-1)?.do === 'die' && used === 0 && chance.int(4) === 0) found.push(game.clone(state))
      game.apply(state, 0, pick(chance, game.moves(state, 0)), chance, () => {})
    }
  }
  return found.slice(0, count)
}

/** Every way to use one die, each reward going to its first target. */
function uses(facts: Facts, turn: Turn): Turn[] {
  const top = turn.agenda.at(-1)
  const moves = answers(facts, turn)
  return (top?.do === 'gain' ? moves.slice(0, 1) : moves).flatMap(move => {
    const next = turnAfter(facts, turn, move)
    const task = next.agenda.at(-1)
    return task?.do === 'die' || task?.do === 'confirm' ? [next] : uses(facts, next)
  })
}

const first = { rank: () => 0, maxTargets: 1 }
/** What of a sheet matters for what can still come. */
const gist = ({ path: _, track: __, ...rest }: Sheet) => canonicalJson(rest)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('ways to go on', () => {
  const states = picks('uses', 60)

  it('[PD-BOT.3] about ninety uses to pick from, and merging loses nothing but what is the same', () => {
    const counted = states.map(state => {
      const turn = playerAt(state, 0)
      const all = uses(state, turn)
      const merged = continuationsOf(state, continuationFrom(turn), first)
      const gists = merged.map(line => `${gist(line.turn.sheet)} ${line.turn.used} ${line.turn.psionic}`)
      expect(new Set(gists).size).toBe(merged.length)
      expect(new Set(gists)).toEqual(
        new Set(all.map(({ sheet, used, psionic }) => `${gist(sheet)} ${used} ${psionic}`)),
      )
      return [all.length, merged.length] as const
    })
    const usual = median(counted.map(([all]) => all))
    expect(usual).toBeGreaterThan(60)
    expect(usual).toBeLessThan(130)
    expect(counted.some(([all, merged]) => merged < all)).toBe(true)
  })

  it('[PD-BOT.3] turns in another order of dice are the same turn', () => {
    const [state] = states
    if (state === undefined) throw new Error('There is a position.')
    const two = continuationsOf(state, continuationFrom(playerAt(state, 0)), first).flatMap(line =>
      continuationsOf(state, line, first),
    )
    expect(new Set(two.map(({ key }) => key)).size).toBeLessThan(0.7 * two.length)
  })

  it('[PD-BOT.3] every line is what comes of its moves', () => {
    for (const state of states.slice(0, 8)) {
      const view = game.view(state, 0)
      for (const line of continuationsOf(state, continuationFrom(playerAt(state, 0)), {
        ...first,
        maxTargets: 2,
      }).slice(0, 20))
        expect(lookAheadFrom(view)?.(movesOf(line)).turn.sheet).toEqual(line.turn.sheet)
    }
  })

  it('[PD-BOT.3] the search ends with the best of all turns, if it is given the time', () => {
    // A taste that is blind until the end: only looking at everything finds the best.
    const worth = ({ sheet }: Turn) =>
      sheet.levels.reduce((sum, level) => sum + level, 0) * 10 + sheet.potions
    const taste = { rank: (turn: Turn) => (diceLeft(turn) > 0 ? 0 : worth(turn)), maxTargets: 1 }
    for (const state of states.slice(0, 2)) {
      const start = continuationFrom(playerAt(state, 0))
      const best = bestContinuation(state, start, taste, () => false)
      let lines = [start]
      for (let die = 0; die < 3; die++) {
        const next = lines.flatMap(line => continuationsOf(state, line, taste))
        lines = [...new Map(next.map(line => [line.key, line])).values()]
      }
      expect(worth(best.turn)).toBe(Math.max(...lines.map(({ turn }) => worth(turn))))
    }
  })
})
