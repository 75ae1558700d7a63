import * as z from 'zod/mini'
import { campaign } from './campaign.ts'
import { guest } from './http.ts'
import { language, paceKind, tableSettings } from './table-settings.ts'
import { count, gameId, json, level, matchId, personName } from './values.ts'

/* Requests and answers about tables that strangers find, and about who sits at a table before it begins. */

const lobbySeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.enum(['person', 'reserved']), name: z.string() }),
  z.object({ kind: z.literal('bot'), level, name: z.string() }),
])

/** A table that waits for whoever comes. */
export const lobbyTable = z.object({
  id: matchId,
  game: gameId,
  options: json,
  seats: z.array(lobbySeat),
  /** The host's name. */
  host: z.string(),
  settings: tableSettings,
  watchable: z.boolean(),
  /** It begins by itself. */
  quick: z.boolean(),
  campaign: z.exactOptional(campaign),
})
export type LobbyTable = z.infer<typeof lobbyTable>

/** A match that runs and may be watched. */
export const lobbyMatch = z.object({
  id: matchId,
  game: gameId,
  options: json,
  seats: z.array(
    z.object({ name: z.string(), occupant: z.looseObject({ kind: z.enum(['person', 'bot']) }) }),
  ),
  settings: tableSettings,
  /** In milliseconds. */
  begun: count,
  campaign: z.exactOptional(campaign),
})
export type LobbyMatch = z.infer<typeof lobbyMatch>

/** `GET /api/lobby`: the newest first. Its `ETag` changes only when it does. */
export const lobby = z.object({ tables: z.array(lobbyTable), matches: z.array(lobbyMatch) })
export type LobbyAnswer = z.infer<typeof lobby>

/**
 * `POST /api/quick`: a seat at the next table of this game that begins by itself, and of this language and pace where they are
 * named. `bots` are names for those who take the seats that stay open.
 */
export const quickRequest = z.strictObject({
  ...guest,
  game: gameId,
  language: z.optional(language),
  pace: z.optional(paceKind),
  bots: z.array(personName).check(z.minLength(1), z.maxLength(8)),
})
export const quickAnswer = z.object({ id: matchId })

/**
 * `POST /api/tables/ID/word`: the host proposes a word for the chance to come from, or with an empty one takes it back. `/agree`:
 * somebody at the table agrees to exactly this word.
 */
export const seedWordRequest = z.strictObject({ word: z.string().check(z.maxLength(24)) })

/** `POST /api/matches/ID/rematch`: the table at which the people of a finished match play again, or its next chapter. */
export const rematchAnswer = z.object({ id: matchId })
