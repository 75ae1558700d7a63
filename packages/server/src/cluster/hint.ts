import { activity, readMessage } from '@kazamata/protocol'
import * as z from 'zod/mini'

/*
 * What nodes tell each other. All of it is hints: what is true lies in the store, and whoever misses a hint finds it there a
 * few seconds later.
 */

const place = z.string().check(z.maxLength(64))
const person = z.string().check(z.maxLength(64))

export const hint = z.discriminatedUnion('on', [
  /** A node has come or gone. */
  z.strictObject({ on: z.literal('node') }),
  /** A match or a waiting table has changed, and when the clock has to look after it. */
  z.strictObject({ on: z.literal('match'), match: place, due: z.exactOptional(z.number()) }),
  /** Bots are to move in a match, and the node that has said so does not play for them. */
  z.strictObject({ on: z.literal('bots'), match: place }),
  /** It was changed beside its log: an open room has to be read anew. */
  z.strictObject({ on: z.literal('reopen'), match: place }),
  /** Something was said there. */
  z.strictObject({ on: z.literal('chat'), match: place }),
  /** Somebody has come to a match or a waiting table, or has gone. */
  z.strictObject({ on: z.literal('attendance'), match: place }),
  /** What goes on beside a match that has so many entries: what bots intend and comrades suggest. Stored nowhere. */
  z.strictObject({
    on: z.literal('activity'),
    match: place,
    length: z.int(),
    aims: activity.shape.aims,
    hints: activity.shape.hints,
  }),
  /** It is, or is no longer, this person's turn. */
  z.strictObject({ on: z.literal('turn'), match: place, person, yours: z.boolean() }),
  /** This person wants to hear others than before. */
  z.strictObject({ on: z.literal('mutes'), person }),
  /** All that was known of this person is gone. */
  z.strictObject({ on: z.literal('erased'), person }),
  /** Sessions of this person have ended: one, or all but one. */
  z.strictObject({
    on: z.literal('signed-out'),
    person,
    only: z.exactOptional(z.string()),
    except: z.exactOptional(z.string()),
  }),
])
export type Hint = z.infer<typeof hint>
export type HintOn<On extends Hint['on']> = Extract<Hint, { on: On }>

/** Hints with the same key: the last one says it all. */
export function keyOf(one: Hint): string {
  switch (one.on) {
    case 'node':
      return 'node'
    case 'turn':
      return `turn ${one.match} ${one.person}`
    case 'signed-out':
      return JSON.stringify(one)
    case 'mutes':
    case 'erased':
      return `${one.on} ${one.person}`
    case 'match':
    case 'bots':
    case 'reopen':
    case 'chat':
    case 'attendance':
    case 'activity':
      return `${one.on} ${one.match}`
  }
}

const envelope = z.strictObject({ from: z.string(), hints: z.array(z.unknown()) })

/** Hints of a node as one text. */
export const payloadOf = (from: string, hints: readonly string[]) =>
  `{"from":${JSON.stringify(from)},"hints":[${hints.join(',')}]}`

/** What a payload says; `undefined` where it is none. Of its hints those that are understood. */
export function readPayload(
  text: string,
): { readonly from: string; readonly hints: readonly Hint[] } | undefined {
  const read = envelope.safeParse(readMessage(text))
  if (!read.success) return undefined
  const hints = read.data.hints.flatMap(one => {
    const known = hint.safeParse(one)
    return known.success ? [known.data] : []
  })
  return { from: read.data.from, hints }
}
