import { z } from 'zod'

/** Fixed when the match starts and public (WB-10.7). The number of players is the number of seats. */
export const optionsSchema = z.object({
  /** Who decides the first Hero: chance, or the seat that starts (WB-2.2). */
  firstHero: z.enum(['random', 'starter']).default('random'),
  /** Are the two Specials shown before they are shuffled in (WB-2.5, 2.6)? */
  specialsKnown: z.boolean().default(true),
  /** The author's variant: on a first turn the drawn card must be added (WB-10.1). */
  firstTurnAdd: z.boolean().default(false),
  /** Adds the four Heroes of the sibling game (WB-10.5). */
  firstVisit: z.boolean().default(false),
  /** How many Specials are shuffled in (WB-10.6). */
  specials: z.union([z.literal(0), z.literal(2)]).default(2),
})
export type Options = z.infer<typeof optionsSchema>
