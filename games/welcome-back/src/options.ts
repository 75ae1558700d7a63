import * as z from 'zod/mini'

/** Fixed when the match starts and public (WB-10.7). The number of players is the number of seats. */
export const optionsSchema = z.strictObject({
  /** Who decides the first Hero: chance, or the seat that starts (WB-2.2). */
  firstHero: z._default(z.enum(['random', 'starter']), 'random'),
  /** Are the two Specials shown before they are shuffled in (WB-2.5, 2.6)? */
  specialsKnown: z._default(z.boolean(), true),
  /** The author's variant: on a first turn the drawn card must be added (WB-10.1). */
  firstTurnAdd: z._default(z.boolean(), false),
  /** Adds the four Heroes of the sibling game (WB-10.5). */
  firstVisit: z._default(z.boolean(), false),
  /** How many Specials are shuffled in (WB-10.6). */
  specials: z._default(z.union([z.literal(0), z.literal(2)]), 2),
  /**
   * Does the screen repeat no card that its player has placed (WB-10.8)? Left out where it does, so that matches begun
   * before there was this option keep their commitment.
   */
  fromMemory: z.optional(z.boolean()),
})
export type Options = z.infer<typeof optionsSchema>
