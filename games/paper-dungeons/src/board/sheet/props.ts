import type { Boss, Card, Hero, Item, Room } from '../../content/ids.ts'
import type { Sheet } from '../../state.ts'

/** A place on the sheet that can be touched. */
export type Spot =
  | { readonly on: 'hero'; readonly hero: Hero }
  | { readonly on: 'item'; readonly item: Item }
  | { readonly on: 'potions' }
  | { readonly on: 'room'; readonly room: Room }

/** What stands on a sheet, whatever is touched. */
export interface SheetContents {
  readonly sheet: Readonly<Sheet>
  /** As last revealed: what was drawn since then is in blue, the rest in graphite. */
  readonly before?: Readonly<Sheet>
  readonly card: Card
  readonly bosses: readonly [Boss, Boss, Boss]
  /** 0 before the first round, 9 after the last. */
  readonly round: number
  /** Whose sheet it is. */
  readonly name: string
}

/** What a drawing of a sheet needs; the whole sheet and its parts on a phone take the same. */
export interface SheetProps extends SheetContents {
  /** Places that can be touched now; they are lit. */
  readonly lit: readonly Spot[]
  /** Rooms on whose way the party would die; they are hatched. */
  readonly deadly?: readonly Room[]
  /** The place touched and not yet decided. */
  readonly chosen?: Spot
  /** Rooms of a path that is only considered, in order. */
  readonly route?: readonly Room[]
  onSpot?(spot: Spot): void
}

/** A part of the sheet that can be touched, and whether it is. */
export interface SpotProps extends SheetContents {
  readonly lit: boolean
  readonly chosen: boolean
}

/** For what is drawn anew only when something of this has changed. */
export function sheetContents({ sheet, before, card, bosses, round, name }: SheetProps): SheetContents {
  return { sheet, card, bosses, round, name, ...(before && { before }) }
}
