import type { ReadonlyEach } from '@kazamata/kernel'
import * as z from 'zod/mini'
import { goals, heroes, items, letters, powers, rooms } from './content/ids.ts'

const hero = z.enum(heroes)
const item = z.enum(items)
const room = z.enum(rooms)

export const moveSchema = z.discriminatedUnion('do', [
  /** Setup: what is kept of the two dealt (PD-SET.6). */
  z.strictObject({ do: z.literal('power'), power: z.enum(powers) }),
  z.strictObject({ do: z.literal('goal'), goal: z.enum(goals) }),
  /** A die by its place in the pool, white 0 to 2, black 3 to 5; of equal faces the first one left. */
  z.strictObject({ do: z.literal('die'), die: z.int().check(z.minimum(0), z.maximum(5)) }),
  /** What the die is used for (PD-ACT.1). */
  z.strictObject({ do: z.literal('walk') }),
  z.strictObject({ do: z.literal('train'), hero }),
  z.strictObject({ do: z.literal('craft'), item }),
  z.strictObject({ do: z.literal('brew') }),
  /** Movement, step by step; `stop` gives the rest away (PD-MOV.7). */
  z.strictObject({ do: z.literal('stop') }),
  z.strictObject({ do: z.literal('step'), room }),
  /** Where a reward goes: level-up, part, a minion struck down from afar, a gem taken at setup. */
  z.strictObject({ do: z.literal('hero'), hero }),
  z.strictObject({ do: z.literal('item'), item }),
  z.strictObject({ do: z.literal('minion'), room }),
  z.strictObject({ do: z.literal('gem'), letter: z.enum(letters) }),
  /** How many points of damage go to potion hearts (only with `potionUse = ask`). */
  z.strictObject({ do: z.literal('absorb'), hearts: z.int().check(z.minimum(0), z.maximum(24)) }),
  z.strictObject({ do: z.literal('confirm') }),
])

/** One decision of one person (PD-BOT.1). */
export type Move = ReadonlyEach<z.infer<typeof moveSchema>>
