import * as z from 'zod/mini'

/**
 * How long people may think. `live`: a bank of so many seconds for each seat that runs while it is to move, and gets `add`
 * seconds, though never more than it began with, whenever its turn comes. `days`: so many days for each turn.
 */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.minimum(30), z.maximum(7_200)),
    add: z.int().check(z.nonnegative(), z.maximum(600)),
  }),
  z.strictObject({ kind: z.literal('days'), per: z.int().check(z.positive(), z.maximum(14)) }),
])
export type Pace = z.infer<typeof pace>
export const paceKind = z.enum(['none', 'live', 'days'])
export type PaceKind = z.infer<typeof paceKind>

/** What people speak at a table. */
export const language = z.enum(['en', 'pl', 'cs', 'hu'])
export type Language = z.infer<typeof language>

/** What whoever sets a table up decides beside the game's own options. */
export const tableSettings = z.strictObject({
  pace,
  language,
  /** Does the lobby show it to everybody? */
  listed: z.boolean(),
  /** May people write to each other? */
  chat: z.boolean(),
})
export type TableSettings = z.infer<typeof tableSettings>

/** Of a table whose maker says nothing else. */
export const usualSettings: TableSettings = {
  pace: { kind: 'none' },
  language: 'en',
  listed: false,
  chat: true,
}
