import * as z from 'zod/mini'
import { campaign, storyId } from './campaign.ts'
import { codes } from './codes.ts'
import { tableSettings } from './table-settings.ts'
import { count, gameId, json, level, matchId, personName, seat, secret } from './values.ts'

/* Requests and answers over HTTP, all of them JSON. A refusal has a status of 400 or more and a body like `refused`. */

export const refused = z.object({ code: z.enum(codes) })

/** The body of every request that may be the first of a person: a guest of this name is made where there is none. */
export const guest = { name: z.optional(personName) }

/** `POST /api/device-links`, with an empty object for a body: a secret that leads another device to the same person, once. */
export const deviceLinkAnswer = z.object({ secret })

/** `POST /api/device-links/use`: this browser is that person from now on. Answers as `GET /api/me` does. */
export const useDeviceLinkRequest = z.strictObject({ secret })

/** `GET /api/address`: where others reach this server, if it knows of a better address than the one it was asked at. */
export const serverAddress = z.object({ url: z.optional(z.url()) })

const bot = z.strictObject({ kind: z.literal('bot'), level, name: personName })
const newSeat = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('open') }), bot])

/** `POST /api/tables`: sets a table up, with its maker in the first open seat. */
export const createTableRequest = z.strictObject({
  ...guest,
  game: gameId,
  options: json,
  seats: z.array(newSeat).check(z.minLength(1), z.maxLength(8)),
  watchable: z.boolean(),
  settings: z.optional(tableSettings),
  /** The table is the first chapter of this story of the game. */
  story: z.optional(storyId),
})
/** The secret belongs into the fragment of the invitation's address, which no server sees. */
export const createTableAnswer = z.object({ id: matchId, invite: secret })

/** `POST /api/tables/ID/invitation`: what it is an invitation to; asks for no person. */
export const invitationRequest = z.strictObject({ invite: secret })
export const invitation = z.object({ game: gameId, host: z.string() })

/** `POST /api/tables/ID/join`: takes the first open seat, or the one named. The lobby's tables ask for no invitation. */
export const joinTableRequest = z.strictObject({
  ...guest,
  invite: z.optional(secret),
  seat: z.optional(seat),
})

/**
 * `POST /api/tables/ID/seat`: moves to another open seat. `/remove`: the host sends away whoever has it. `/host`: the host makes
 * whoever has it the host.
 */
export const takeSeatRequest = z.strictObject({ seat })

/** `POST /api/tables/ID/change`: the host gives an open seat to a bot, or opens a bot's. */
export const changeSeatRequest = z.strictObject({ seat, to: newSeat })

/** `POST /api/tables/ID/invite`: the host's; `renew` withdraws the old one. */
export const inviteRequest = z.strictObject({ renew: z.boolean() })
export const inviteAnswer = z.object({ invite: secret })

/** `POST /api/tables/ID/start` and `/leave` have an empty object for a body, and so have answers that say no more than yes. */
export const empty = z.strictObject({})

/** `GET /api/matches`: tables and matches of this person, the last played first. */
export const matchSummary = z.object({
  id: matchId,
  game: gameId,
  seats: z.array(
    z.object({
      name: z.string(),
      occupant: z.looseObject({ kind: z.enum(['person', 'bot', 'open', 'reserved']) }),
    }),
  ),
  you: z.optional(seat),
  stage: z.enum(['waiting', 'running', 'over', 'abandoned']),
  active: z.array(seat),
  winners: z.optional(z.array(seat)),
  result: z.optional(z.looseObject({ scores: z.optional(z.array(z.number())) })),
  /** Its chance comes from a word that all have agreed on. */
  seedWord: z.optional(z.boolean()),
  campaign: z.optional(campaign),
  /** When it was last played, in milliseconds. */
  played: count,
  /** Where your clock runs: how many milliseconds you have left. */
  left: z.optional(count),
  /** You were late, and a bot plays for you. */
  late: z.optional(z.literal(true)),
})
export type MatchSummary = z.infer<typeof matchSummary>
export const matchSummaries = z.array(matchSummary)
