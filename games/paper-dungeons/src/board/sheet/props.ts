import type { Boss, Card, Hero, Item, Room } from '../../content/ids.ts'
import { rounds } from '../../content/tracks.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import type { WalkedPath } from '../round-end/round-end.ts'

/** A place on the sheet that can be clicked. */
export type Spot =
  | { readonly on: 'hero'; readonly hero: Hero }
  | { readonly on: 'item'; readonly item: Item }
  | { readonly on: 'potions' }
  | { readonly on: 'room'; readonly room: Room }

/** Another party’s way over the map, and the picture of its player. */
export interface RivalPath extends WalkedPath {
  readonly icon: string
}

/** What is written on a sheet, whatever is selected. */
export interface SheetContents {
  readonly sheet: Readonly<Sheet>
  /** As last revealed: what was drawn since then is in blue, the rest in graphite. */
  readonly before?: Readonly<Sheet> | undefined
  readonly card: Card
  readonly bosses: readonly [Boss, Boss, Boss]
  /** 0 before the first round, 9 after the last. */
  readonly round: number
  /** The player's name. */
  readonly name: string
}

/** What a drawing of a sheet needs; the whole sheet and its tabs on a phone take the same. */
export interface SheetProps extends SheetContents {
  /** Places that can be clicked now. */
  readonly lit: readonly Spot[]
  /** Rooms on whose way the party would die; they are hatched. */
  readonly deadly?: readonly Room[]
  /** The place that is selected and not yet played. */
  readonly chosen?: Spot | undefined
  /** The place that the guide marks. */
  readonly advised?: Spot | undefined
  /** Rooms of the walk that is previewed, in order. */
  readonly route?: readonly Room[] | undefined
  /** Where the others went in the last round. */
  readonly rivals?: readonly RivalPath[]
  onSpot?(spot: Spot): void
}

/** For one place on the sheet. */
export interface SpotProps extends SheetContents {
  readonly lit: boolean
  readonly chosen: boolean
}

/** For memoized components that do not depend on the selection. */
export function sheetContents({ sheet, before, card, bosses, round, name }: SheetProps): SheetContents {
  return { sheet, before, card, bosses, round, name }
}

/** A player's sheet on which nothing can be clicked. */
export function sheetProps(view: View, name: string, sheet: Readonly<Sheet>): SheetProps {
  const { card, bosses, phase, round } = view
  return { sheet, card, bosses, round: phase === 'over' ? rounds + 1 : round, name, lit: [] }
}
