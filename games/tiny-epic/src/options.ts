import * as z from 'zod/mini'
import { bosses } from './content/ids.ts'

/** Fixed when the match starts and public (TE-UI.21). */
export const optionsSchema = z.strictObject({
  /** How many heroes are wished for; there are at least two, and one for each seat (TE-2.20, TE-24.1). */
  heroes: z._default(z.union([z.literal(2), z.literal(3), z.literal(4)]), 2),
  /** How heroes are found: any that is left, dealt at random, or one of several random ones (TE-2.15). */
  choice: z._default(z.enum(['free', 'random', 'draft']), 'free'),
  /** Who waits in the lair: chance decides when it is entered, or a named boss. */
  boss: z._default(z.enum(['random', ...bosses]), 'random'),
  /**
   * Easy: the torch rests in the first round, a dead minion lifts it by 8, and every hero discovers a card first.
   * Hard: a dead minion lifts it by 4 only (D12).
   */
  difficulty: z._default(z.enum(['easy', 'standard', 'hard']), 'standard'),
  /** Whose hero begins: chance, or a seat, counted round the table if there are fewer (TE-2.18). */
  first: z._default(z.literal(['random', '1', '2', '3', '4']), 'random'),
})
export type Options = z.infer<typeof optionsSchema>
