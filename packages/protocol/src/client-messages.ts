import * as z from 'zod/mini'
import { say } from './chat.ts'
import { limits } from './limits.ts'
import { bytes32, count, json, matchId, occupant, requestId, seat } from './values.ts'

/* What a client sends. The objects are closed: a server refuses a key it does not know. */

export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: count,
  build: z.string().check(z.maxLength(64)),
})

/**
 * Shows a match or a waiting table from now on; `version` is the last update that the client has, 0 for none, and `chat` how many
 * lines of the chat it has. Without `chat` none are sent.
 */
export const join = z.strictObject({
  type: z.literal('join'),
  match: matchId,
  version: count,
  chat: z.exactOptional(count),
})

/** Ends what `join` began. */
export const leave = z.strictObject({ type: z.literal('leave'), match: matchId })

/** Answers the question that stands since version `question`: plays the moves one after another while they are legal. */
export const move = z.strictObject({
  type: z.literal('move'),
  match: matchId,
  id: requestId,
  question: count,
  moves: z.array(json).check(z.minLength(1), z.maxLength(limits.moves)),
})

/** Takes back the last `count` moves. */
export const undo = z.strictObject({
  type: z.literal('undo'),
  match: matchId,
  id: requestId,
  question: count,
  count: z.int().check(z.positive(), z.maximum(10_000)),
})

/** Hands a seat to a bot, or takes one's own back. */
export const assign = z.strictObject({
  type: z.literal('assign'),
  match: matchId,
  id: requestId,
  seat,
  occupant,
})

/** Suggests a spot of the board or a move to comrades; the same once more takes it back. */
export const hint = z.strictObject({
  type: z.literal('hint'),
  match: matchId,
  hint: z.union([z.strictObject({ spot: count }), z.strictObject({ move: json })]),
})

/**
 * At a waiting table: the hash of what this client will put into the deal, for the secret with this commitment. The first of
 * a person's clients counts; there is no answer.
 */
export const nonceHash = z.strictObject({
  type: z.literal('nonceHash'),
  match: matchId,
  commitment: bytes32,
  hash: bytes32,
})

/** What was promised by its hash, once `deal` has shown that hash. There is no answer. */
export const nonce = z.strictObject({ type: z.literal('nonce'), match: matchId, nonce: bytes32 })

export const ping = z.strictObject({ type: z.literal('ping'), n: count })

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  join,
  leave,
  move,
  undo,
  assign,
  hint,
  say,
  nonceHash,
  nonce,
  ping,
])
export type ClientMessage = z.infer<typeof clientMessage>
