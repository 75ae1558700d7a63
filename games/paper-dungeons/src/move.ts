import type { Schema } from '@kazamata/kernel'
import * as z from 'zod/mini'
import {
  type Goal,
  goals,
  type Hero,
  heroes,
  type Item,
  items,
  type Letter,
  letters,
  type Power,
  powers,
  type Room,
  rooms,
} from './content/ids.ts'

/** One decision of one person (PD-BOT.1). */
export type Move =
  /** Setup: what is kept of the two dealt (PD-SET.6). */
  | { readonly do: 'power'; readonly power: Power }
  | { readonly do: 'goal'; readonly goal: Goal }
  /** A die by its place in the pool, white 0 to 2, black 3 to 5; of equal faces the first one left. */
  | { readonly do: 'die'; readonly die: number }
  /** What the die is used for (PD-ACT.1). */
  | { readonly do: 'walk' }
  | { readonly do: 'train'; readonly hero: Hero }
  | { readonly do: 'craft'; readonly item: Item }
  | { readonly do: 'brew' }
  /** Movement, step by step; `stop` gives the rest away (PD-MOV.7). */
  | { readonly do: 'stop' }
  | { readonly do: 'step'; readonly room: Room }
  /** Where a reward goes: level-up, part, a minion struck down from afar, a gem taken at setup. */
  | { readonly do: 'hero'; readonly hero: Hero }
  | { readonly do: 'item'; readonly item: Item }
  | { readonly do: 'minion'; readonly room: Room }
  | { readonly do: 'gem'; readonly letter: Letter }
  /** How many points of damage go to potion hearts (only with `potionUse = ask`). */
  | { readonly do: 'absorb'; readonly hearts: number }
  | { readonly do: 'confirm' }

const hero = z.enum(heroes)
const item = z.enum(items)
const room = z.enum(rooms)

export const moveSchema: Schema<Move> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('power'), power: z.enum(powers) }),
  z.strictObject({ do: z.literal('goal'), goal: z.enum(goals) }),
  z.strictObject({ do: z.literal('die'), die: z.int().check(z.minimum(0), z.maximum(5)) }),
  z.strictObject({ do: z.literal('walk') }),
  z.strictObject({ do: z.literal('train'), hero }),
  z.strictObject({ do: z.literal('craft'), item }),
  z.strictObject({ do: z.literal('brew') }),
  z.strictObject({ do: z.literal('stop') }),
  z.strictObject({ do: z.literal('step'), room }),
  z.strictObject({ do: z.literal('hero'), hero }),
  z.strictObject({ do: z.literal('item'), item }),
  z.strictObject({ do: z.literal('minion'), room }),
  z.strictObject({ do: z.literal('gem'), letter: z.enum(letters) }),
  z.strictObject({ do: z.literal('absorb'), hearts: z.int().check(z.minimum(0), z.maximum(24)) }),
  z.strictObject({ do: z.literal('confirm') }),
])
