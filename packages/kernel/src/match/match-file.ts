import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { isRefusal, type Refusal } from '../errors.ts'
import type { AnyGame } from '../game.ts'
import { isTame } from '../tame.ts'
import { commitment } from './commitment.ts'
import type { Entry, MatchRecord } from './record.ts'
import { replay } from './replay.ts'
import { readEntry, readHeader } from './schema.ts'

/** A match file is UTF-8 JSON and no larger than this many bytes. */
export const maxFileSize = 1_000_000

const format = 'kazamata-match'

const text = z.string().check(z.maxLength(200))
const count = z.int().check(z.nonnegative())
const file = z.strictObject({
  format: z.literal(format),
  /** Absent from version 1. */
  version: z._default(z.literal([1, 2]), 1),
  commitment: text,
  id: text,
  game: text,
  rulesVersion: count,
  options: z.unknown(),
  seats: z.unknown(),
  seed: text,
  deal: z.exactOptional(z.unknown()),
  entries: z.array(z.unknown()),
})
/** Whatever else is in it. */
const newer = z.object({ format: z.literal(format), version: z.int().check(z.gt(2)) })

/** A match as a file: its record, marked as ours, with the commitment that was shown before its first move. */
export function writeMatch(record: MatchRecord, shown = commitment(record)): string {
  const { version, id, game, rulesVersion, options, seats, seed, deal, entries } = record
  const whole = {
    format,
    ...(version !== 1 && { version }),
    commitment: shown,
    id,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    ...(deal !== undefined && { deal }),
    entries,
  }
  return `${JSON.stringify(whole)}\n`
}

/** Reads what `writeMatch` wrote; anything else is refused, whatever it is. Every entry is checked by replay. */
export function readMatch(input: string, games: (id: string) => AnyGame | undefined): MatchRecord | Refusal {
  if (input.length > maxFileSize || utf8ToBytes(input).length > maxFileSize) return { error: 'too-large' }
  const value = parseJson(input)
  if (value === undefined) return { error: 'not-json' }
  const whole = isTame(value) ? file.safeParse(value) : undefined
  if (!whole?.success) return { error: newer.safeParse(value).success ? 'newer-file' : 'not-a-match' }

  const { data } = whole
  const game = games(data.game)
  if (game === undefined) return { error: 'unknown-game' }
  const header = readHeader(game, data)
  if (isRefusal(header)) return header
  // Options that are left out have their defaults, but what was promised is what was written.
  if (data.commitment !== commitment({ ...header, options: data.options })) return { error: 'damaged' }

  const entries: Entry[] = []
  for (const [at, raw] of data.entries.entries()) {
    const entry = readEntry(header.version, raw)
    if (entry === undefined) return { error: 'bad-entry', at }
    entries.push(entry)
  }
  const match = replay(game, { ...header, entries })
  return isRefusal(match) ? match : match.record
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}
