import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { language } from './table-settings.ts'
import { count, gameId, matchId, personName } from './values.ts'

/* Requests and answers about people: who one is, and the account that keeps it. */

/** What follows a person from device to device, as far as they have chosen it. */
export const personSettings = z.strictObject({
  language: z.exactOptional(language),
  /** Candlelight or daylight. */
  theme: z.exactOptional(z.enum(['dark', 'light'])),
  /** In percent. */
  textSize: z.exactOptional(z.enum(['100', '115', '130'])),
})
export type PersonSettings = z.infer<typeof personSettings>

/** `POST /api/me` makes a guest where there is none, and changes what is named. */
export const meRequest = z.strictObject({
  name: z.optional(personName),
  settings: z.optional(personSettings),
  /** Is there no profile for others to see? */
  hidden: z.optional(z.boolean()),
})

/** The person who asks. */
const self = {
  id: z.optional(z.string()),
  name: z.string(),
  /** Has it a password? */
  account: z._default(z.boolean(), false),
  settings: z._default(personSettings, {}),
  hidden: z._default(z.boolean(), false),
}

/** The answer to `GET /api/me`, `null` for a stranger, and to whatever makes this browser a person. */
export const me = z.nullable(z.object(self))
export type Me = NonNullable<z.infer<typeof me>>

const password = z
  .string()
  .check(z.minLength(limits.passwordLength.min), z.maxLength(limits.passwordLength.max))
/** What was a password once: whether it is one now, the account says. */
const givenPassword = z.string().check(z.maxLength(limits.passwordLength.max))

/** A code is shown once and printed; whoever has it may set another password. */
const recovery = z.string()

/** `POST /api/account`: keeps this person, or a new one, under a name that no other account has. */
export const keepRequest = z.strictObject({ name: personName, password })
/** Also of `POST /api/account/password`. */
export const recoveryAnswer = z.object({ recovery })

/** `POST /api/account/login`: this browser is that person from now on. Answers as `GET /api/me` does. */
export const loginRequest = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  password: givenPassword,
})

/** `POST /api/account/recover`: with the printed code; all other sessions end, and there is a new code. */
export const recoverRequest = z.strictObject({ recovery: z.string().check(z.maxLength(100)), password })
export const recoverAnswer = z.object({ ...self, recovery })

/** `POST /api/account/password`: all other sessions end, and there is a new code. */
export const passwordRequest = z.strictObject({ password: givenPassword, next: password })

/** `POST /api/sign-out`. */
export const signOutRequest = z.strictObject({ where: z.enum(['here', 'everywhere']) })

/** `POST /api/me/delete`: all that is known of this person; with the password, where there is one. */
export const deleteRequest = z.strictObject({ password: z.optional(givenPassword) })

/** By the name of an option: its value in a finished match. */
const facts = z.record(z.string(), z.string())

/** `GET /api/people/ID`, or the name of an account: what everybody may know of a person. */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  /** In milliseconds. */
  since: count,
  played: count,
  won: count,
  /** By game and number of seats. */
  games: z.array(z.object({ game: gameId, seats: count, played: count, won: count })),
  /** The best scores of those who played alone. */
  best: z.array(z.object({ game: gameId, facts, score: z.number() })),
  /** What was won on one side with all others. */
  together: z.array(z.object({ game: gameId, facts, won: count })),
  /** Among people alone. */
  ratings: z.array(z.object({ game: gameId, rating: z.int(), isSure: z.boolean(), matches: count })),
  /** The last first; without an id where only those who played may see it again. */
  last: z.array(
    z.object({
      match: z.optional(matchId),
      game: gameId,
      seats: count,
      won: z.boolean(),
      played: count,
    }),
  ),
})
export type Profile = z.infer<typeof profile>
