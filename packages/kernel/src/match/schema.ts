import * as z from 'zod/mini'
import type { Refusal } from '../errors.ts'
import type { AnyGame, Schema } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { isDealt } from './deal.ts'
import type { Assignment, Entry, MatchHeader } from './record.ts'
import { upgradeEntry, upgradeSeat } from './upgrade.ts'

const maxText = 200
/** Far deeper than any real match, and shallow enough to walk recursively. */
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
  1: z.union([move, back, assignment, z.strictObject({ seat: count, holder: occupant })]),
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

export function readEntry(version: MatchHeader['version'], value: unknown): Entry | undefined {
  const read = entryOf[version].safeParse(value)
  return read.success ? upgradeEntry(read.data) : undefined
}

export function readAssignment(value: unknown): Assignment | undefined {
  const read = assignment.safeParse(value)
  return read.success ? read.data : undefined
}

/** Not too deep, and no key such as `__proto__`. */
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
