import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { isSeed } from './chance.ts'
import { isRefusal, type Refusal } from './errors.ts'
import type { AnyGame } from './game.ts'
import { commitment } from './hash.ts'
import type { Entry, MatchRecord } from './match.ts'
import { replay } from './replay.ts'

/** A match file is UTF-8 JSON and no larger than this many bytes. */
export const maxFileSize = 1_000_000

const format = 'kazamata-match'
/** No honest match comes near it, and whoever walks the value needs no deeper stack. */
const maxDepth = 32

const count = z.int().check(z.nonnegative())
const text = z.string().check(z.maxLength(200))
const occupant = z.union([
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: text }),
])
const entry = z.union([
  z.strictObject({ seat: count, move: z.unknown(), by: z.enum(['player', 'bot', 'clock']) }),
  z.strictObject({ seat: count, back: count }),
  z.strictObject({ seat: count, occupant }),
])
const file = z.strictObject({
  format: z.literal(format),
  commitment: text,
  id: text,
  game: text,
  rulesVersion: count,
  options: z.unknown(),
  seats: z.unknown(),
  seed: text,
  entries: z.array(z.unknown()),
})
const seats = z.array(z.strictObject({ name: text, occupant })).check(z.maxLength(100))

/** A match as a file: its record, marked as ours, with the commitment shown before its first move. */
export function writeMatch(record: MatchRecord): string {
  const { id, game, rulesVersion, options, seats, seed, entries } = record
  const whole = {
    format,
    commitment: commitment(record),
    id,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    entries,
  }
  return `${JSON.stringify(whole)}\n`
}

/** Reads what `writeMatch` wrote; anything else is refused, whatever it is. Every entry is checked by replay. */
export function readMatch(input: string, games: (id: string) => AnyGame | undefined): MatchRecord | Refusal {
  if (input.length > maxFileSize || utf8ToBytes(input).length > maxFileSize) return { error: 'too-large' }
  const value = parseJson(input)
  if (value === undefined) return { error: 'not-json' }
  const whole = isTame(value, maxDepth) ? file.safeParse(value) : undefined
  if (!whole?.success) return { error: 'not-a-match' }

  const { format: _, commitment: promise, ...head } = whole.data
  const game = games(head.game)
  if (game === undefined) return { error: 'unknown-game' }
  if (head.rulesVersion !== game.rulesVersion) return { error: 'wrong-version' }
  const sitting = seats.safeParse(head.seats)
  if (!sitting.success) return { error: 'bad-seats' }
  if (!isSeed(head.seed)) return { error: 'bad-seed' }
  if (promise !== commitment(head)) return { error: 'damaged' }

  const entries: Entry[] = []
  for (const [at, raw] of head.entries.entries()) {
    const line = entry.safeParse(raw)
    if (!line.success) return { error: 'bad-entry', at }
    entries.push(line.data)
  }
  const match = replay(game, { ...head, seats: sitting.data, entries })
  return isRefusal(match) ? match : match.record
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

/** Not too deep, and no key that would change what an object is. */
function isTame(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every(member => isTame(member, depth - 1))
}
