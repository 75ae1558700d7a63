import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { count, matchId, requestId, seat } from './values.ts'

/* What people say to each other at a table, before it begins, while it runs and afterwards. */

/** Said with one press and sent by name: every reader sees them in their own language. */
export const phrases = [
  'hello',
  'good-luck',
  'ready',
  'your-turn',
  'one-moment',
  'no-hurry',
  'you-first',
  'yes',
  'no',
  'thanks',
  'sorry',
  'good-idea',
  'well-played',
  'close-call',
  'watch-out',
  'let-me',
  'help-here',
  'away',
  'back',
  'fun',
  'congratulations',
  'another-game',
  'must-go',
  'bye',
] as const
/** Where all are on one side. */
export const coopPhrases = ['i-take-it', 'stay-close', 'save-yours'] as const
const phrase = z.enum([...phrases, ...coopPhrases])
export type Phrase = z.infer<typeof phrase>

/** What cannot be seen, or changes how the rest is read: controls, directions, zero width, halves of pairs, what is not assigned. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu
/** More marks on a letter than any language writes would cover the lines around it. */
const piledMarks = /(\p{M}{3})\p{M}+/gu

/** A line as everybody gets it: in Unicode's NFC form, with single spaces and nothing invisible. */
export function cleanLine(text: string): string {
  return text
    .replace(/\s/gu, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim()
}

/** In letters, as people count them. */
export const lineLength = (text: string) => [...text].length

const words = z
  .pipe(z.string().check(z.maxLength(4 * limits.lineLength)), z.transform(cleanLine))
  .check(z.refine(text => text !== '' && lineLength(text) <= limits.lineLength))

/** What is said: in one's own words, by a phrase, or by the host, who opens or closes the chat. */
const said = z.union([
  z.strictObject({ text: words }),
  z.strictObject({ phrase }),
  z.strictObject({ open: z.boolean() }),
])
export type Said = z.infer<typeof said>

/** Says something to all who may hear it. */
export const say = z.strictObject({ type: z.literal('say'), match: matchId, id: requestId, said })

/** The `id` is that of the message which said it. None of the last three where its author is erased. */
const chatLine = z.object({
  id: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  /** The same for all lines of one person, at all tables; empty where they are erased. */
  by: z.string(),
  name: z.string(),
  /** Absent for who watches. */
  seat: z.exactOptional(seat),
  /** Those who play do not see it before the match is over. */
  apart: z.exactOptional(z.literal(true)),
  text: z.exactOptional(z.string()),
  phrase: z.exactOptional(z.string()),
  open: z.exactOptional(z.boolean()),
})
export type ChatLine = z.infer<typeof chatLine>

/** Lines of the chat: the first `from` stay, these follow. */
export const chat = z.object({
  type: z.literal('chat'),
  match: matchId,
  from: count,
  /** The `by` of whoever this is sent to. */
  you: z.string(),
  lines: z.array(chatLine),
  /** The `by` of those whom the reader has muted, where it is not what was last sent. */
  muted: z.exactOptional(z.array(z.string())),
})

export const reportReasons = ['insult', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** `POST /api/matches/ID/report`: shows a line to whoever runs the server. */
export const reportRequest = z.strictObject({ line: requestId, reason: z.enum(reportReasons) })

/** `POST /api/matches/ID/mute`: whoever said this line is not to be heard any more, at any table, or again. */
export const muteRequest = z.strictObject({ line: requestId, muted: z.boolean() })
