import { isSeed } from '../chance.ts'
import type { Refusal } from '../errors.ts'
import type { AnyGame, Schema } from '../game.ts'
import { isPlain } from '../hash.ts'
import { maxDepth } from '../tame.ts'
import { isDealt } from './deal.ts'
import type { Assignment, Deal, Entry, MatchHeader, Occupant, SeatRecord } from './record.ts'
import { type EntryOfVersion1, type SeatOfVersion1, upgradeEntry, upgradeSeat } from './upgrade.ts'

// By hand: simulations set up matches by the thousand, and a schema library takes longer than most setups.

type Version = MatchHeader['version']

const maxText = 200

/** An object with the required keys and none but these and the optional ones. */
function isObject(
  value: unknown,
  required: readonly string[],
  optional: readonly string[] = none,
): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  for (const key of required) if (!Object.hasOwn(value, key)) return false
  for (const key of Object.keys(value)) if (!required.includes(key) && !optional.includes(key)) return false
  return true
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** Half a surrogate pair has no UTF-8, so it cannot be hashed; version 1 hashed no names. */
function isText(value: unknown, version: Version = 2): value is string {
  if (typeof value !== 'string' || value.length > maxText) return false
  return version === 1 || isWellFormed(value)
}

/** Most texts have no surrogates at all, which is far cheaper to see than whether all are in pairs. */
function isWellFormed(value: string): boolean {
  return !/[\ud800-\udfff]/.test(value) || !/\p{Surrogate}/u.test(value)
}

function isBytes32(value: unknown): value is string {
  return typeof value === 'string' && isSeed(value)
}

// Made once: a list that is made at every call costs more than the check.
const none: readonly string[] = []
const personKeys = ['kind']
const botKeys = ['kind', 'level']
const seatKeys = ['name', 'occupant']
const optionalSeatKeys = ['salt', 'digest']

function isOccupant(value: unknown): value is Occupant {
  if (isObject(value, personKeys)) return value.kind === 'person'
  return isObject(value, botKeys) && value.kind === 'bot' && isText(value.level)
}

function isSeat(version: Version, value: unknown): value is SeatRecord | SeatOfVersion1 {
  if (version === 1) {
    if (isObject(value, ['name', 'holder'])) return isText(value.name, 1) && isOccupant(value.holder)
    return isObject(value, seatKeys) && isText(value.name, 1) && isOccupant(value.occupant)
  }
  if (!isObject(value, seatKeys, optionalSeatKeys)) return false
  const { name, occupant, salt, digest } = value
  if (!isText(name) || !isOccupant(occupant)) return false
  if ('digest' in value) return name === '' && isBytes32(digest) && !('salt' in value)
  return !('salt' in value) || (typeof salt === 'string' && /^[0-9a-f]{32}$/.test(salt))
}

function isDeal(value: unknown): value is Deal {
  return (
    isObject(value, ['secret', 'nonces', 'redeals']) &&
    isBytes32(value.secret) &&
    Array.isArray(value.nonces) &&
    value.nonces.every(isBytes32) &&
    isCount(value.redeals)
  )
}

function isAssignment(value: unknown): value is Assignment {
  return (
    isObject(value, ['seat', 'occupant'], ['name', 'reason']) &&
    isCount(value.seat) &&
    isOccupant(value.occupant) &&
    (!('name' in value) || isText(value.name)) &&
    (!('reason' in value) || value.reason === 'left' || value.reason === 'late' || value.reason === 'back')
  )
}

function isEntry(version: Version, value: unknown): value is Entry | EntryOfVersion1 {
  if (isObject(value, ['seat', 'move', 'by']))
    return isCount(value.seat) && (value.by === 'player' || value.by === 'bot' || value.by === 'clock')
  if (isObject(value, ['seat', 'back'])) return isCount(value.seat) && isCount(value.back)
  if (version === 1 && isObject(value, ['seat', 'holder']))
    return isCount(value.seat) && isOccupant(value.holder)
  return isAssignment(value)
}

export function readEntry(version: Version, value: unknown): Entry | undefined {
  return isEntry(version, value) ? upgradeEntry(value) : undefined
}

export function readAssignment(value: unknown): Assignment | undefined {
  return isAssignment(value) ? value : undefined
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
  const { id, seats, seed, deal } = header
  if (!isText(id, version)) return { error: 'not-a-match' }
  const options = game.options.safeParse(header.options)
  if (!options.success || (version === 2 && !isHashable(header.options))) return { error: 'bad-options' }
  if (!Array.isArray(seats) || seats.length < game.seats.min || seats.length > game.seats.max)
    return { error: 'bad-seats' }
  const read: SeatRecord[] = []
  for (const seat of seats) {
    if (!isSeat(version, seat)) return { error: 'bad-seats' }
    read.push(upgradeSeat(seat))
  }
  if (!isBytes32(seed)) return { error: 'bad-seed' }
  const { rulesVersion } = game
  const bound: MatchHeader<Options> = {
    version,
    id,
    game: game.id,
    rulesVersion,
    options: options.data,
    seats: read,
    seed,
  }
  if (deal === undefined) return bound
  if (version === 1 || !isDeal(deal)) return { error: 'bad-deal' }
  const dealt = { ...bound, deal }
  return isDealt({ ...dealt, options: header.options }, deal) ? dealt : { error: 'bad-deal' }
}

type GameFacts<Options> = Pick<AnyGame, 'id' | 'rulesVersion' | 'seats'> & {
  readonly options: Schema<Options>
}

/** Can its canonical JSON be made, one level below the file's own? Asked at every start, so it is not made to find out. */
function isHashable(value: unknown, depth = maxDepth - 1): boolean {
  switch (typeof value) {
    case 'string':
      return isWellFormed(value)
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return true
    case 'object':
      return value === null || (depth > 0 && areMembersHashable(value, depth - 1))
    default:
      return false
  }
}

function areMembersHashable(value: object, depth: number): boolean {
  if (Array.isArray(value)) return value.every(item => isHashable(item, depth))
  if (!isPlain(value) || Object.hasOwn(value, '__proto__')) return false
  for (const key of Object.keys(value)) if (!isWellFormed(key) || !isHashable(value[key], depth)) return false
  return true
}
