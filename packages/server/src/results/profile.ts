import { canonicalJson } from '@kazamata/kernel'
import type { Profile } from '@kazamata/protocol'
import type { Person, Rating, SeatResult } from '../store/online-store.ts'
import { isSure } from './ratings.ts'

/** How many of the last matches are named. */
const maxLast = 10

/** What everybody may know of a person. Matches that only their players may see again are named to the person alone. */
export function profileOf(
  { id, name, made }: Person,
  results: readonly SeatResult[],
  ratings: readonly Rating[],
  isOwn: boolean,
): Profile {
  return {
    id,
    name,
    since: made,
    played: results.length,
    won: countWon(results),
    games: grouped(results, ({ game, seats }) => ({ game, seats })).map(([key, rows]) => ({
      ...key,
      played: rows.length,
      won: countWon(rows),
    })),
    best: grouped(
      results.filter(({ seats, coop, facts }) => seats === 1 && !coop && hasFacts(facts)),
      ({ game, facts }) => ({ game, facts }),
    ).map(([key, rows]) => ({ ...key, score: Math.max(...rows.map(({ score }) => score)) })),
    together: grouped(
      results.filter(({ coop, won, facts }) => coop && won && hasFacts(facts)),
      ({ game, facts }) => ({ game, facts }),
    ).map(([key, rows]) => ({ ...key, won: rows.length })),
    ratings: ratings.map(rating => ({
      game: rating.game,
      rating: Math.round(rating.rating),
      isSure: isSure(rating),
      matches: rating.matches,
    })),
    last: results.slice(0, maxLast).map(({ match, game, seats, won, played, watchable }) => ({
      ...{ game, seats, won, played },
      ...((watchable || isOwn) && { match }),
    })),
  }
}

const hasFacts = (facts: SeatResult['facts']) => Object.keys(facts).length > 0
const countWon = (rows: readonly SeatResult[]) => rows.filter(({ won }) => won).length

/** Rows with the same key together, in the order of their keys. */
function grouped<Key>(
  rows: readonly SeatResult[],
  keyOf: (row: SeatResult) => Key,
): (readonly [Key, readonly SeatResult[]])[] {
  const groups = new Map<string, readonly [Key, SeatResult[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(canonicalJson(key)) ?? ([key, []] as const)
    group[1].push(row)
    groups.set(canonicalJson(key), group)
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}
