import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** Matches and tables: 128 random bits in hex. */
export const matchIdPattern = /^[0-9a-f]{32}$/
export const matchId = z.string().check(z.regex(matchIdPattern))

/** A request's own: at least 64 random bits. */
export const requestIdPattern = /^[\w-]{11,64}$/
export const requestId = z.string().check(z.regex(requestIdPattern))

/** What an invitation or a link to another device proves itself with: 128 random bits in hex. */
export const secret = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** 32 bytes in hex: a hash, or what somebody puts into a deal. */
export const bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const count = z.int().check(z.nonnegative())
export const seat = z.int().check(z.nonnegative(), z.maximum(7))
export const level = z.string().check(z.regex(/^[a-z]{1,20}$/))
export const gameId = z.string().check(z.regex(/^[a-z-]{1,40}$/))

export const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level }),
])

/** Letters of any script, digits, marks of names, single spaces between them. */
const namePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’._-]| (?=[\p{L}\p{N}]))*$/u

/** Letters that show nothing, marks heaped on one letter, and words that mix letters which look alike in two scripts. */
const deceptive = [
  /\p{Default_Ignorable_Code_Point}/u,
  /\p{M}{4}/u,
  /\p{Script=Latin}[^ ]*[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  /[\p{Script=Cyrillic}\p{Script=Greek}][^ ]*\p{Script=Latin}/u,
  /\p{Script=Cyrillic}[^ ]*\p{Script=Greek}|\p{Script=Greek}[^ ]*\p{Script=Cyrillic}/u,
]

/** In Unicode's NFC form, without anything invisible. */
export const personName = z
  .pipe(
    z.string().check(z.maxLength(200)),
    z.transform((name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ')),
  )
  .check(
    z.minLength(limits.nameLength.min),
    z.maxLength(limits.nameLength.max),
    z.regex(namePattern),
    z.refine(name => !deceptive.some(pattern => pattern.test(name))),
  )

type Json = z.util.JSONType

/** Something of a text that was read as JSON; what it must be is decided by the game. */
export const json = z.custom<Json>(value => value !== undefined)
