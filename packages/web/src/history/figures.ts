import { findGame, levels } from '@kazamata/registry'
import type { HistoryLine } from './history-line.ts'

/** How often something was played and won, and with what best score. */
export interface Figure {
  /** What it is about: a bot's level, a number of players, a value of a fact, a character. */
  readonly of: string
  readonly played: number
  /** Of those played: how many could be won or lost. Against nobody the score is the result. */
  readonly contests: number
  readonly won: number
  /** Of matches played alone. */
  readonly best?: number
}

export interface GameFigures {
  readonly game: string
  readonly played: number
  readonly contests: number
  readonly won: number
  readonly byLevel: readonly Figure[]
  readonly byPlayers: readonly Figure[]
  /** By fact: its values. */
  readonly byFact: readonly (readonly [fact: string, figures: readonly Figure[]])[]
  readonly byCharacter: readonly Figure[]
  /** The parties that were played most, their ids of messages joined by spaces. */
  readonly byParty: readonly Figure[]
  /** Matches that do not count among the others. */
  readonly apart: number
  /** The last twenty, oldest first, those that do not count among them. */
  readonly last: readonly HistoryLine[]
}

const lastCount = 20
const partyCount = 8

/** Figures of each game that was played; `lines` come last first. */
export function figuresOf(lines: readonly HistoryLine[]): readonly GameFigures[] {
  return [...new Set(lines.map(({ game }) => game))].sort().map(game => {
    const all = lines.filter(line => line.game === game)
    const counted = all.filter(({ apart }) => apart === undefined)
    const facts = [...new Set(counted.flatMap(({ facts }) => Object.keys(facts)))].sort()
    return {
      game,
      ...total(counted),
      byLevel: grouped(counted, ({ level }) => (level === undefined ? [] : [level]), levels),
      byPlayers: grouped(counted, ({ players }) => [`${players}`]),
      byFact: facts.map(fact => [fact, grouped(counted, line => [line.facts[fact] ?? []].flat())] as const),
      byCharacter: grouped(counted, ({ characters }) => characters),
      byParty: grouped(counted, ({ party }) => (party === undefined ? [] : [party.toSorted().join(' ')]))
        .toSorted((a, b) => b.played - a.played)
        .slice(0, partyCount),
      apart: all.length - counted.length,
      last: all.slice(0, lastCount).reverse(),
    }
  })
}

/** The score of somebody who played alone against nobody; `undefined` where a match was won or lost. */
export function soloScore({ game, players, score }: HistoryLine): number | undefined {
  return players === 1 && findGame(game)?.coop !== true ? score : undefined
}

function total(lines: readonly HistoryLine[]) {
  const contests = lines.filter(line => soloScore(line) === undefined)
  const alone = lines.flatMap(line => soloScore(line) ?? [])
  return {
    played: lines.length,
    contests: contests.length,
    won: contests.filter(({ won }) => won).length,
    ...(alone.length > 0 && { best: Math.max(...alone) }),
  }
}

function grouped(
  lines: readonly HistoryLine[],
  keysOf: (line: HistoryLine) => readonly string[],
  order: readonly string[] = [],
): readonly Figure[] {
  const rank = (key: string) => order.indexOf(key)
  const keys = [...new Set(lines.flatMap(keysOf))].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  return keys.map(of => ({ of, ...total(lines.filter(line => keysOf(line).includes(of))) }))
}
