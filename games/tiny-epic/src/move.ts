import type { ReadonlyEach } from '@kazamata/kernel'
import * as z from 'zod/mini'
import { enemies, heroes, items, skills, sources } from './content/ids.ts'

const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
/** Cells are 0 to 48, row by row from the north-west; 49 is the boss sheet. */
const place = upTo(49)
/** In the order of their turns. */
const hero = upTo(3)
/** Counted from 0. */
const die = upTo(2)
const source = z.enum(sources)
const card = z.enum(items)

export const moveSchema = z.discriminatedUnion('do', [
  /** Setup: which sheet the next hero gets. */
  z.strictObject({ do: z.literal('hero'), hero: z.enum(heroes) }),
  z.strictObject({ do: z.literal('end') }),
  /** To a neighbouring room, along a path. */
  z.strictObject({ do: z.literal('step'), to: place }),
  /** Turns a facedown card: to walk in, or as the next one of an effect. */
  z.strictObject({ do: z.literal('flip'), cell: place }),
  z.strictObject({ do: z.literal('rotate'), turns: z.literal([0, 1, 2, 3]) }),
  /** From the Lair Door to the entrance space; to another space of the boss sheet; back to the Lair Door. */
  z.strictObject({ do: z.literal('enter') }),
  z.strictObject({ do: z.literal('space'), space: z.int().check(z.minimum(1), z.maximum(6)) }),
  z.strictObject({ do: z.literal('leave') }),
  /** The portal of the room, then where to; any other teleport asks for the destination too. */
  z.strictObject({ do: z.literal('portal') }),
  z.strictObject({ do: z.literal('go'), to: place }),
  /** Heroic actions. */
  z.strictObject({ do: z.literal('rest') }),
  z.strictObject({ do: z.literal('search') }),
  z.strictObject({ do: z.literal('disarm') }),
  z.strictObject({ do: z.literal('attack'), with: source, area: z.exactOptional(z.literal(true)) }),
  z.strictObject({ do: z.literal('cast'), with: source }),
  z.strictObject({ do: z.literal('special'), with: source }),
  /** Free actions: of the hero's cards, of the room, of the torch sheet. */
  z.strictObject({ do: z.literal('free'), with: source }),
  z.strictObject({ do: z.literal('room') }),
  z.strictObject({ do: z.literal('explore') }),
  z.strictObject({ do: z.literal('taunt') }),
  /** A card goes to its row: a free action, or a loss that an enemy brings. */
  z.strictObject({ do: z.literal('discard'), hero, card }),
  /** An enemy: as a target, to counter, to be moved, to be rewarded for. */
  z.strictObject({ do: z.literal('enemy'), enemy: z.enum(enemies) }),
  /** A hero: to be healed, or to be hunted. */
  z.strictObject({ do: z.literal('target'), hero }),
  z.strictObject({ do: z.literal('skill'), skill: z.enum(skills) }),
  /** The adjust window; `plus` are the dice added to the main die, as bits. */
  z.strictObject({ do: z.literal('commit'), main: die, plus: upTo(7) }),
  z.strictObject({ do: z.literal('change'), die, by: z.literal([1, -1]) }),
  z.strictObject({ do: z.literal('boost'), with: source }),
  z.strictObject({ do: z.literal('reroll'), with: source, die }),
  /** A cost, or an offer. `decline` also ends what may go on: controlling an enemy, revealing, walking. */
  z.strictObject({ do: z.literal('pay') }),
  z.strictObject({ do: z.literal('decline') }),
  z.strictObject({ do: z.literal('option'), option: upTo(1) }),
  /** Cards: the top of the deck, one of the row, where it goes. */
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('take'), card }),
  z.strictObject({ do: z.literal('equip'), slot: z.literal([0, 1]) }),
  /** The next room of an enemy on its way. */
  z.strictObject({ do: z.literal('path'), to: place }),
  /** A point of damage to this health marker of the boss. */
  z.strictObject({ do: z.literal('marker'), marker: upTo(3) }),
])

/** One decision of one person. */
export type Move = ReadonlyEach<z.infer<typeof moveSchema>>
