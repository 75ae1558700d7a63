import * as z from 'zod/mini'
import { isDealt } from './deal.ts'
import type { Refusal } from './errors.ts'
import type { AnyGame, Schema, Seat } from './game.ts'
import { canonicalJson } from './hash.ts'
import { upgradeEntry, upgradeSeat } from './upgrade.ts'

/** Who sits in a seat: a person, or a bot of some level. */
export type Occupant = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string }

export type By = 'player' | 'bot' | 'clock'

/** Another occupant of a seat: a bot since its person left or was too late, or a person who is back. */
export interface Assignment {
  readonly seat: Seat
  readonly occupant: Occupant
  /** Where it is not the name of the seat. */
  readonly name?: string
  readonly reason?: 'left' | 'late' | 'back'
}

/** One line of a match. Nothing is ever deleted: undo and a change of occupant are lines too. */
export type Entry<Move = unknown> =
  | { readonly seat: Seat; readonly move: Move; readonly by: By }
  | { readonly seat: Seat; readonly back: number }
  | Assignment

export interface SeatRecord {
  /** Empty where it was erased. */
  readonly name: string
  /** Who sat there at the start. */
  readonly occupant: Occupant
  /** 16 random bytes as hex, erased with the name: without them it could be guessed from its digest. */
  readonly salt?: string
  /** In the place of an erased name and its salt. */
  readonly digest?: string
}

/** How the seed of an online match was made by its server and its players' browsers together. */
export interface Deal {
  /** The server's 32 bytes as hex. */
  readonly secret: string
  /** By seat: 32 bytes as hex, zeros for a seat without a browser. */
  readonly nonces: readonly string[]
  /** How often it was dealt before, and given up because a browser did not answer. */
  readonly redeals: number
}

/** What is fixed before the first move. */
export interface MatchHeader<Options = unknown> {
  /** Version 1 is read and played on; its commitment binds neither game nor options nor seats. */
  readonly version: 1 | 2
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly seats: readonly SeatRecord[]
  /** 32 bytes as lower-case hex; secret until the match is over. */
  readonly seed: string
  /** Absent from local matches. */
  readonly deal?: Deal
}

/** The whole truth of a match; everything else is derived from it by replay. */
export interface MatchRecord<Move = unknown, Options = unknown> extends MatchHeader<Options> {
  readonly entries: readonly Entry<Move>[]
}

const maxText = 200
/** No honest match comes near it, and whoever walks the value needs no deeper stack. */
const maxDepth = 32

const count = z.int().check(z.nonnegative())
const anyText = z.string().check(z.maxLength(maxText))
/** Half a surrogate pair has no UTF-8, so it cannot be hashed. */
const text = anyText.check(z.refine(value => !/\p{Surrogate}/u.test(value)))
const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)))
const bytes32 = hex(32)

const occupant = z.union([
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: text }),
])
const assignment = z.strictObject({
  seat: count,
  occupant,
  name: z.exactOptional(text),
  reason: z.exactOptional(z.enum(['left', 'late', 'back'])),
})
const move = z.strictObject({ seat: count, move: z.unknown(), by: z.enum(['player', 'bot', 'clock']) })
const back = z.strictObject({ seat: count, back: count })

/** By version. */
const entryOf = {
  1: z.union([
    move,
    back,
    z.strictObject({ seat: count, occupant }),
    z.strictObject({ seat: count, holder: occupant }),
  ]),
  2: z.union([move, back, assignment]),
}
const idOf = { 1: anyText, 2: text }
const seatsOf = {
  1: z.array(
    z.union([
      z.strictObject({ name: anyText, occupant }),
      z.strictObject({ name: anyText, holder: occupant }),
    ]),
  ),
  2: z.array(
    z.union([
      z.strictObject({ name: text, occupant, salt: z.exactOptional(hex(16)) }),
      z.strictObject({ name: z.literal(''), occupant, digest: bytes32 }),
    ]),
  ),
}
const dealOf = {
  1: z.never(),
  2: z.strictObject({ secret: bytes32, nonces: z.array(bytes32), redeals: count }),
}

/** Does it fit who sits there? The clock plays for whoever is late. */
export function fits(by: By, occupant: Occupant | undefined): boolean {
  return by === 'clock' || by === usualBy(occupant)
}

export function usualBy(occupant: Occupant | undefined): By {
  return occupant?.kind === 'bot' ? 'bot' : 'player'
}

export function readEntry(version: MatchHeader['version'], value: unknown): Entry | undefined {
  const read = entryOf[version].safeParse(value)
  return read.success ? upgradeEntry(read.data) : undefined
}

export function readAssignment(value: unknown): Assignment | undefined {
  const read = assignment.safeParse(value)
  return read.success ? read.data : undefined
}

/** Not too deep, and no key that would change what an object is. */
export function isTame(value: unknown, depth = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every(member => isTame(member, depth - 1))
}

/** The header of a match of this game, its options with their defaults, or why the game cannot have such a match. */
export function readHeader<Options>(
  game: GameFacts<Options>,
  header: { readonly [key in keyof MatchHeader]?: unknown },
): MatchHeader<Options> | Refusal {
  const { version } = header
  if (version !== 1 && version !== 2) return { error: 'not-a-match' }
  if (header.game !== game.id) return { error: 'unknown-game' }
  if (header.rulesVersion !== game.rulesVersion) return { error: 'wrong-version' }
  const id = idOf[version].safeParse(header.id)
  if (!id.success) return { error: 'not-a-match' }
  const options = game.options.safeParse(header.options)
  if (!options.success || (version === 2 && !isHashable(header.options))) return { error: 'bad-options' }
  const seats = seatsOf[version].safeParse(header.seats)
  if (!seats.success || seats.data.length < game.seats.min || seats.data.length > game.seats.max)
    return { error: 'bad-seats' }
  const seed = bytes32.safeParse(header.seed)
  if (!seed.success) return { error: 'bad-seed' }

  const read: MatchHeader<Options> = {
    version,
    id: id.data,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.data,
    seats: seats.data.map(upgradeSeat),
    seed: seed.data,
  }
  if (header.deal === undefined) return read
  const deal = dealOf[version].safeParse(header.deal)
  if (!deal.success) return { error: 'bad-deal' }
  const dealt = { ...read, deal: deal.data }
  return isDealt({ ...dealt, options: header.options }, deal.data) ? dealt : { error: 'bad-deal' }
}

type GameFacts<Options> = Pick<AnyGame, 'id' | 'rulesVersion' | 'seats'> & {
  readonly options: Schema<Options>
}

/** One level below the file's own. */
function isHashable(options: unknown): boolean {
  if (!isTame(options, maxDepth - 1)) return false
  try {
    canonicalJson(options)
    return true
  } catch {
    return false
  }
}
