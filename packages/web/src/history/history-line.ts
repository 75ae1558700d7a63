import { type AnyGame, isRefusal, type Seat } from '@kazamata/kernel'
import { type MatchRecord, replay, wordOf } from '@kazamata/kernel/match'
import { findGame, levels } from '@kazamata/registry'
import type { StoredMatch } from '@kazamata/room/store'
import * as z from 'zod/mini'
import { dateOfWord } from '../daily/daily.ts'

/** Why a match is told apart from those that count. */
export const reasonsApart = ['tutorial', 'daily', 'seed', 'imported', 'assisted', 'shared'] as const
export type Apart = (typeof reasonsApart)[number]

const count = z.int().check(z.nonnegative())
const short = z.string().check(z.maxLength(60))

/** What is left of a finished match on this device, whatever becomes of the match itself. */
export const historyLine = z.object({
  /** Of the match. */
  id: short,
  game: short,
  rulesVersion: count,
  begun: count,
  ended: count,
  players: count.check(z.maximum(8)),
  /** Of the strongest bot against or beside the person. */
  level: z.optional(short),
  won: z.boolean(),
  /** Of the person's seat. */
  score: z.optional(z.number()),
  /** What the game tells its finished matches apart by. */
  facts: z.record(short, short),
  /** Who the person played: ids of messages. */
  characters: z.array(short).check(z.maxLength(8)),
  /** Where all are on one side: who everybody played. */
  party: z.optional(z.array(short).check(z.maxLength(8))),
  apart: z.optional(z.enum(reasonsApart)),
  /** The day whose dungeon it was. */
  daily: z.optional(short),
})
export type HistoryLine = z.infer<typeof historyLine>

/** The line of a finished match. A match of other rules is not replayed: less is told of it. */
export function lineOf(game: AnyGame, stored: StoredMatch, record: MatchRecord): HistoryLine {
  const match = replay(game, record)
  const state = isRefusal(match) ? undefined : match.state
  const events = isRefusal(match) ? [] : match.steps.flatMap(step => step.events)
  const charactersOf = (seat: Seat): readonly string[] =>
    state === undefined ? [] : (game.characters?.(state, seat, events) ?? [])
  const party = game.coop ? [...record.seats.keys()].flatMap(charactersOf) : []
  const people = [...record.seats.entries()].filter(([, { occupant }]) => occupant.kind === 'person')
  const own = people.length === 1 ? people[0]?.[0] : undefined
  const winners = stored.winners ?? []
  const bots = record.seats.flatMap(({ occupant }) => (occupant.kind === 'bot' ? [occupant.level] : []))
  const level = levels.findLast(one => bots.includes(one))
  const score = own === undefined ? undefined : stored.result?.scores[own]
  const apart = apartBecause(stored, record, own)
  const daily = dateOfWord(wordOf(record.seed))
  return {
    id: record.id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    begun: stored.begun,
    ended: stored.played,
    players: record.seats.length,
    ...(level !== undefined && { level }),
    won: own === undefined ? game.coop && winners.length > 0 : winners.includes(own),
    ...(score !== undefined && { score }),
    facts: state === undefined ? {} : (game.facts?.(state) ?? {}),
    characters: own === undefined ? [] : [...charactersOf(own)],
    ...(party.length > 0 && { party }),
    ...(apart && { apart }),
    ...(daily !== undefined && { daily }),
  }
}

function apartBecause(
  stored: StoredMatch,
  { seed, game, entries }: MatchRecord,
  own: Seat | undefined,
): Apart | undefined {
  const word = wordOf(seed)
  if (word !== undefined && word === findGame(game)?.tutorial.seedWord) return 'tutorial'
  if (dateOfWord(word) !== undefined) return 'daily'
  if (word !== undefined) return 'seed'
  if (stored.imported !== undefined) return 'imported'
  if (own === undefined) return 'shared'
  const helped = entries.some(
    entry => entry.seat === own && ('occupant' in entry || ('by' in entry && entry.by !== 'player')),
  )
  return helped ? 'assisted' : undefined
}
