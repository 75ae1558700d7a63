import type { Schema, Seat } from '@kazamata/kernel'
import * as z from 'zod/mini'
import { type Hero, heroes, kits, type MonsterType, type Token, types } from './content/ids.ts'

/** One decision of one person. */
export type Move =
  /** The Hero of the round (WB-2.2, WB-9.3). */
  | { readonly do: 'hero'; readonly hero: Hero }
  /** Decision phase, step 1. */
  | { readonly do: 'draw' }
  | { readonly do: 'pass' }
  /** Decision phase, step 2. */
  | { readonly do: 'add' }
  | { readonly do: 'remove'; readonly token: Token }
  /** Two-Handed Sword: whom to ask, which two types to offer, which one is picked (WB-7.9, 7.10). */
  | { readonly do: 'ask'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly types: readonly [MonsterType, MonsterType] }
  | { readonly do: 'pick'; readonly type: MonsterType }
  /** Vorpal Sword or Dagger (WB-11.76). */
  | { readonly do: 'name'; readonly type: MonsterType }
  /** The run: turn the next card, then answer it. */
  | { readonly do: 'reveal' }
  | { readonly do: 'suffer' }
  | { readonly do: 'defeat'; readonly token: Token }
  | { readonly do: 'ignore'; readonly by: 'ally' | 'scepter' | 'coin' }
  | { readonly do: 'bomb'; readonly pay: Token }
  | { readonly do: 'polymorph' }
  /** The Jelly Cube takes a token (WB-6.6). */
  | { readonly do: 'jelly'; readonly token: Token }

const seat = z.int().check(z.minimum(0), z.maximum(3))
const monster = z.enum(types)
const token = z.enum(heroes.flatMap((hero): readonly Token[] => kits[hero]))

export const moveSchema: Schema<Move> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hero'), hero: z.enum(heroes) }),
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('add') }),
  z.strictObject({ do: z.literal('remove'), token }),
  z.strictObject({ do: z.literal('ask'), seat }),
  z.strictObject({ do: z.literal('offer'), types: z.tuple([monster, monster]) }),
  z.strictObject({ do: z.literal('pick'), type: monster }),
  z.strictObject({ do: z.literal('name'), type: monster }),
  z.strictObject({ do: z.literal('reveal') }),
  z.strictObject({ do: z.literal('suffer') }),
  z.strictObject({ do: z.literal('defeat'), token }),
  z.strictObject({ do: z.literal('ignore'), by: z.enum(['ally', 'scepter', 'coin']) }),
  z.strictObject({ do: z.literal('bomb'), pay: token }),
  z.strictObject({ do: z.literal('polymorph') }),
  z.strictObject({ do: z.literal('jelly'), token }),
])
