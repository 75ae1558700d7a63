import type { Message, MessageValue } from '@kazamata/kernel'
import * as z from 'zod/mini'
import { campaign } from './campaign.ts'
import { chat } from './chat.ts'
import { closeReasons, codes } from './codes.ts'
import { tableSettings } from './table-settings.ts'
import { bytes32, count, gameId, json, level, matchId, occupant, seat } from './values.ts'

/* What a server sends. The objects are open: a client ignores a key it does not know. */

const viewer = z.union([seat, z.literal('table')])
const gameEvent = z.looseObject({
  type: z.string(),
  why: z.exactOptional(z.string()),
  final: z.exactOptional(z.literal(true)),
})
const message: z.ZodMiniType<Message> = z.object({
  id: z.string(),
  values: z.exactOptional(
    z.record(
      z.string(),
      z.lazy(() => messageValue),
    ),
  ),
})
const messageValue: z.ZodMiniType<MessageValue> = z.union([
  z.string(),
  z.number(),
  message,
  z.object({ list: z.array(z.lazy(() => messageValue)) }),
])

/** The first message: who the client is, and the server's time in milliseconds, which stands still while the server does. */
export const welcome = z.object({
  type: z.literal('welcome'),
  protocol: count,
  build: z.string(),
  now: z.number(),
  name: z.string(),
  /** When the server was last restored from a backup, in milliseconds; 0 where it never was. */
  restored: z.number(),
})

/** A seat's clock, in milliseconds: what is left, at the server's time `since` where it runs. */
const clock = z.object({
  left: count,
  since: z.exactOptional(z.number()),
  /** A bot plays, for the person was late. */
  late: z.exactOptional(z.literal(true)),
})

const seatState = z.object({ name: z.string(), occupant })

const outcome = z.object({
  winners: z.array(seat),
  scores: z.array(z.number()),
  ties: z.exactOptional(z.array(z.number())),
  why: z.string(),
})

/**
 * Brings a viewer from version `from` to `version`: the first `keep` events stay, `events` follow, everything else is
 * replaced. From 0 it is everything, with what is fixed for the whole match in `about`.
 */
export const update = z.object({
  type: z.literal('update'),
  match: matchId,
  from: count,
  version: count,
  keep: count,
  viewer,
  /** The version since which the viewer's question stands. */
  question: count,
  view: json,
  events: z.array(gameEvent),
  /** Who may move now. */
  active: z.array(seat),
  /** The viewer's legal moves. */
  moves: z.array(json),
  /** How many of the viewer's last moves can be taken back. */
  undoable: count,
  /** How many turns the viewer has ended for good. */
  turnsEnded: count,
  lastMover: z.exactOptional(seat),
  seats: z.array(seatState),
  /** By seat, where people's time is counted; `null` for those that were a bot's from the start. */
  clocks: z.exactOptional(z.array(z.nullable(clock))),
  outcome: z.exactOptional(outcome),
  about: z.exactOptional(
    z.object({
      game: gameId,
      rulesVersion: count,
      options: json,
      commitment: z.string(),
      host: z.exactOptional(seat),
      settings: tableSettings,
      campaign: z.exactOptional(campaign),
      /** The word that chance comes from. */
      seedWord: z.exactOptional(z.string()),
      /** Nobody has played it for long: it is closed for good. */
      abandoned: z.exactOptional(z.literal(true)),
      /** How the seed was made: the commitment of the server's secret, how often it was dealt before, whose clients took part. */
      deal: z.exactOptional(z.object({ commitment: bytes32, redeals: count, by: z.array(seat) })),
    }),
  ),
})

/** The answer to `join` where the client has the last version already. */
export const unchanged = z.object({ type: z.literal('unchanged'), match: matchId, version: count })

/** A request was carried out and stored: it shows in `version` of the sender, and so many moves were played. */
export const ack = z.object({ type: z.literal('ack'), id: z.string(), version: count, played: count })

/** A request, or with no `id` a message, was refused, and nothing has changed. */
export const reject = z.object({
  type: z.literal('reject'),
  id: z.optional(z.string()),
  match: z.optional(matchId),
  code: z.enum(codes),
})

/** What goes on beside the match: bots that think, what they intend, what comrades suggest. */
export const activity = z.object({
  type: z.literal('activity'),
  match: matchId,
  thinking: z.array(seat),
  aims: z.array(z.nullable(message)),
  hints: z.array(z.union([z.object({ seat, spot: count }), z.object({ seat, move: json })])),
})

/** Which seats have a person online, and how many watch. */
export const presence = z.object({
  type: z.literal('presence'),
  match: matchId,
  online: z.array(seat),
  watching: count,
})

const waitingSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    online: z.boolean(),
    /** Where the profile is; absent for who hides it. */
    profile: z.exactOptional(z.string()),
    /** In this game among people; not sure after few matches. */
    rating: z.exactOptional(z.object({ value: z.int(), isSure: z.boolean() })),
  }),
  /** Kept for somebody who has not come yet. */
  z.object({ kind: z.literal('reserved'), name: z.string() }),
  z.object({ kind: z.literal('bot'), level, name: z.string() }),
])
export type WaitingSeat = z.infer<typeof waitingSeat>

/** A table that has not begun, always whole. Once it has begun, `update` follows under the same id. */
export const table = z.object({
  type: z.literal('table'),
  match: matchId,
  game: gameId,
  options: json,
  seats: z.array(waitingSeat),
  /** The seat of whoever set the table up. */
  host: z.exactOptional(seat),
  /** The seat of whoever this is sent to. */
  you: z.exactOptional(seat),
  /** The seat that is kept for whoever this is sent to. */
  kept: z.exactOptional(seat),
  /** May others watch? */
  watchable: z.boolean(),
  settings: tableSettings,
  /** In so many milliseconds bots take the open seats and the match begins, or before, when no seat is open. */
  startsIn: z.exactOptional(count),
  /** The word that chance comes from once these seats, all that people have, agree to it. */
  seedWord: z.exactOptional(z.object({ word: z.string(), agreed: z.array(seat) })),
  campaign: z.exactOptional(campaign),
  /** The deal to come: the commitment of the server's secret, and how often it was begun and given up; once the host has started it, the seats whose part is there. */
  deal: z.exactOptional(
    z.object({ commitment: bytes32, redeals: count, given: z.exactOptional(z.array(seat)) }),
  ),
})

/**
 * What is fixed before anybody reveals anything: options, seats, all hashes. Clients that find their own answer with `nonce`.
 * Once all have, it comes again with the nonces, and the match begins.
 */
export const deal = z.object({
  type: z.literal('deal'),
  match: matchId,
  game: gameId,
  rulesVersion: count,
  options: json,
  /** `digest` stands for the name, with a salt that is in the file of the finished match. */
  seats: z.array(z.object({ name: z.string(), occupant, digest: bytes32 })),
  /** Of the server's secret. */
  commitment: bytes32,
  /** By seat; bots have that of 32 zero bytes. */
  hashes: z.array(bytes32),
  redeals: count,
  nonces: z.exactOptional(z.array(bytes32)),
})

/** A table at which a seat is kept for this person, to play again with those of this match; without `offer` there is none any more. */
export const rematch = z.object({
  type: z.literal('rematch'),
  match: matchId,
  /** Of the table; `host` is a name. */
  offer: z.exactOptional(z.object({ table: matchId, host: z.string() })),
})

/** It is, or is no longer, this person's turn in one of their matches that is not joined here; of one that is, `update` says so. */
export const turn = z.object({ type: z.literal('turn'), match: matchId, yours: z.boolean() })

export const pong = z.object({ type: z.literal('pong'), n: count, now: z.number() })

/** The last message of a connection. */
export const close = z.object({ type: z.literal('close'), why: z.enum(closeReasons) })

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  update,
  unchanged,
  ack,
  reject,
  activity,
  presence,
  chat,
  table,
  deal,
  rematch,
  turn,
  pong,
  close,
])
export type ServerMessage = z.infer<typeof serverMessage>
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
