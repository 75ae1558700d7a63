import * as z from 'zod/mini'
import { cards } from './content/ids.ts'

/** Fixed when the match starts and public (section 1.1). A campaign is a list of matches that name their cards. */
export const optionsSchema = z.strictObject({
  dungeon: z._default(z.enum(['random', ...cards]), 'random'),
  /** The three bosses that the card names, or a random one of each level (PD-SET.4). */
  bosses: z._default(z.enum(['card', 'random']), 'card'),
  missions: z._default(z.boolean(), true),
  /** Always on with one player (PD-SOL.2). */
  vanishingGems: z._default(z.boolean(), false),
  /** Do potions take damage by themselves, or is the player asked (PD-DMG.5)? */
  potionUse: z._default(z.enum(['auto', 'ask']), 'auto'),
})
export type Options = z.infer<typeof optionsSchema>
