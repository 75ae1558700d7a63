import type { Schema } from '@kazamata/kernel'
import * as z from 'zod/mini'
import {
  type Enemy,
  enemies,
  type Hero,
  heroes,
  type Item,
  items,
  type Skill,
  type Source,
  skills,
  sources,
} from './content/ids.ts'

/**
 * One decision of one person. Cells are 0 to 48, row by row from the north-west; 49 is the boss sheet. Heroes are counted
 * in the order of their turns, dice from 0.
 */
export type Move =
  /** Setup: which sheet the next hero gets. */
  | { readonly do: 'hero'; readonly hero: Hero }
  | { readonly do: 'end' }
  /** To a neighbouring room, along a path. */
  | { readonly do: 'step'; readonly to: number }
  /** Turns a facedown card: to walk in, or as the next one of an effect. */
  | { readonly do: 'flip'; readonly cell: number }
  | { readonly do: 'rotate'; readonly turns: 0 | 1 | 2 | 3 }
  /** From the Lair Door to the entrance space; to another space of the boss sheet; back to the Lair Door. */
  | { readonly do: 'enter' }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'leave' }
  /** The portal of the room, then where to; any other teleport asks for the destination too. */
  | { readonly do: 'portal' }
  | { readonly do: 'go'; readonly to: number }
  /** Heroic actions. */
  | { readonly do: 'rest' }
  | { readonly do: 'search' }
  | { readonly do: 'disarm' }
  | { readonly do: 'attack'; readonly with: Source; readonly area?: true }
  | { readonly do: 'cast'; readonly with: Source }
  | { readonly do: 'special'; readonly with: Source }
  /** Free actions: of the hero's cards, of the room, of the torch sheet. */
  | { readonly do: 'free'; readonly with: Source }
  | { readonly do: 'room' }
  | { readonly do: 'explore' }
  | { readonly do: 'taunt' }
  /** A card goes to its row: a free action, or a loss that an enemy brings. */
  | { readonly do: 'discard'; readonly hero: number; readonly card: Item }
  /** The only hand loot goes to the other hand. */
  | { readonly do: 'shift' }
  /** An enemy: as a target, to counter, to be moved, to be rewarded for. */
  | { readonly do: 'enemy'; readonly enemy: Enemy }
  /** A hero: to be healed, or to be hunted. */
  | { readonly do: 'target'; readonly hero: number }
  | { readonly do: 'skill'; readonly skill: Skill }
  /** The adjust window; `plus` are the dice added to the main die, as bits. */
  | { readonly do: 'commit'; readonly main: number; readonly plus: number }
  | { readonly do: 'change'; readonly die: number; readonly by: 1 | -1 }
  | { readonly do: 'boost'; readonly with: Source }
  | { readonly do: 'reroll'; readonly with: Source; readonly die: number }
  /** A cost, or an offer. `decline` also ends what may go on: steering, revealing, walking. */
  | { readonly do: 'pay' }
  | { readonly do: 'decline' }
  | { readonly do: 'option'; readonly option: number }
  /** Cards: the top of the deck, one of the row, where it goes. */
  | { readonly do: 'draw' }
  | { readonly do: 'take'; readonly card: Item }
  | { readonly do: 'equip'; readonly slot: 0 | 1 }
  /** The next room of an enemy on its way. */
  | { readonly do: 'path'; readonly to: number }
  /** A point of damage to this health marker of the boss. */
  | { readonly do: 'marker'; readonly marker: number }

const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const place = upTo(49)
const hero = upTo(3)
const die = upTo(2)
const source = z.enum(sources)
const bare = z.enum([
  'end',
  'enter',
  'leave',
  'portal',
  'rest',
  'search',
  'disarm',
  'room',
  'explore',
  'taunt',
  'shift',
  'pay',
  'decline',
  'draw',
])

export const moveSchema: Schema<Move> = z.union([
  z.strictObject({ do: bare }),
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('hero'), hero: z.enum(heroes) }),
    z.strictObject({ do: z.literal('step'), to: place }),
    z.strictObject({ do: z.literal('flip'), cell: place }),
    z.strictObject({ do: z.literal('rotate'), turns: z.literal([0, 1, 2, 3]) }),
    z.strictObject({ do: z.literal('space'), space: z.int().check(z.minimum(1), z.maximum(6)) }),
    z.strictObject({ do: z.literal('go'), to: place }),
    z.strictObject({ do: z.literal('attack'), with: source, area: z.exactOptional(z.literal(true)) }),
    z.strictObject({ do: z.literal('cast'), with: source }),
    z.strictObject({ do: z.literal('special'), with: source }),
    z.strictObject({ do: z.literal('free'), with: source }),
    z.strictObject({ do: z.literal('discard'), hero, card: z.enum(items) }),
    z.strictObject({ do: z.literal('enemy'), enemy: z.enum(enemies) }),
    z.strictObject({ do: z.literal('target'), hero }),
    z.strictObject({ do: z.literal('skill'), skill: z.enum(skills) }),
    z.strictObject({ do: z.literal('commit'), main: die, plus: upTo(7) }),
    z.strictObject({ do: z.literal('change'), die, by: z.literal([1, -1]) }),
    z.strictObject({ do: z.literal('boost'), with: source }),
    z.strictObject({ do: z.literal('reroll'), with: source, die }),
    z.strictObject({ do: z.literal('option'), option: upTo(1) }),
    z.strictObject({ do: z.literal('take'), card: z.enum(items) }),
    z.strictObject({ do: z.literal('equip'), slot: z.literal([0, 1]) }),
    z.strictObject({ do: z.literal('path'), to: place }),
    z.strictObject({ do: z.literal('marker'), marker: hero }),
  ]),
])
