import type { Clause } from '../clause.ts'
import type { Hero, Item } from './ids.ts'
import type { Label } from './label.ts'

export interface MagicItem {
  readonly rule: Clause
  /** Absent for the bottom four, which take any hero's symbol. */
  readonly symbol?: Hero
  readonly kind: 'permanent' | 'instant' | 'scoring'
  /** When complete, beside one for each part (PD-SCO.3). */
  readonly glory: number
  readonly source: { readonly symbol: Label; readonly rest: Label }
}

const top = (rule: Clause, symbol: Hero, kind: MagicItem['kind'], glory: number): MagicItem => ({
  rule,
  symbol,
  kind,
  glory,
  source: { symbol: 'ruling', rest: 'canon' },
})

const bottom = (rule: Clause, kind: MagicItem['kind'], glory: number): MagicItem => ({
  rule,
  kind,
  glory,
  source: { symbol: 'canon', rest: 'canon' },
})

/** An item works once it has them all (PD-ITM.4). */
export const partsPerItem = 2

/** Section 3.5; the symbols are PD-ITM.19. */
export const magicItems: Readonly<Record<Item, MagicItem>> = {
  sword: top('PD-ITM.7', 'warrior', 'permanent', 0),
  scepter: top('PD-ITM.8', 'mage', 'instant', -1),
  medallion: top('PD-ITM.11', 'cleric', 'permanent', 1),
  cloak: top('PD-ITM.12', 'rogue', 'permanent', 0),
  crown: bottom('PD-ITM.17', 'scoring', 4),
  cauldron: bottom('PD-ITM.14', 'instant', 0),
  armour: bottom('PD-ITM.15', 'permanent', 2),
  tome: bottom('PD-ITM.16', 'instant', 3),
}
