import type { ReadonlyEach } from '@kazamata/kernel'
import * as z from 'zod/mini'
import { heroes, kits, type Token, types } from './content/ids.ts'

const seat = z.int().check(z.minimum(0), z.maximum(3))
const monster = z.enum(types)
const token = z.enum(heroes.flatMap((hero): readonly Token[] => kits[hero]))

export const moveSchema = z.discriminatedUnion('do', [
  /** The Hero of the round (WB-2.2, WB-9.3). */
  z.strictObject({ do: z.literal('hero'), hero: z.enum(heroes) }),
  /** Decision phase, step 1. */
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('pass') }),
  /** Decision phase, step 2. */
  z.strictObject({ do: z.literal('add') }),
  z.strictObject({ do: z.literal('remove'), token }),
  /** Two-Handed Sword: whom to ask, which two types to offer, which one is picked (WB-7.9, 7.10). */
  z.strictObject({ do: z.literal('ask'), seat }),
  z.strictObject({ do: z.literal('offer'), types: z.readonly(z.tuple([monster, monster])) }),
  z.strictObject({ do: z.literal('pick'), type: monster }),
  /** Vorpal Sword or Dagger (WB-11.76). */
  z.strictObject({ do: z.literal('name'), type: monster }),
  /** The run: turn the next card, then answer it. */
  z.strictObject({ do: z.literal('reveal') }),
  z.strictObject({ do: z.literal('suffer') }),
  z.strictObject({ do: z.literal('defeat'), token }),
  z.strictObject({ do: z.literal('ignore'), by: z.enum(['ally', 'scepter', 'coin']) }),
  z.strictObject({ do: z.literal('bomb'), pay: token }),
  z.strictObject({ do: z.literal('polymorph') }),
  /** The Jelly Cube takes a token (WB-6.6). */
  z.strictObject({ do: z.literal('jelly'), token }),
])

/** One decision of one person. */
export type Move = ReadonlyEach<z.infer<typeof moveSchema>>
