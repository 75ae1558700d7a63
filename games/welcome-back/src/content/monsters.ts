import type { Clause } from '../clause.ts'
import type { Card, MonsterType } from './ids.ts'
import type { Source } from './source.ts'

/** Where a strength comes from when the card does not print a number. */
export type Measure =
  /** No strength and so no parity (WB-5.9). */
  | 'none'
  /** The tokens in the row at the reveal (WB-6.5). */
  | 'row'
  /** The place in the Dungeon, with the type of the Monster of that strength (WB-6.11, 6.12). */
  | 'position'
  /** 4 and a Vampire, or 8 and no type for a runner with a Success card (WB-6.9, 6.10). */
  | 'standing'

export interface Monster {
  readonly clause: Clause
  readonly copies: number
  readonly strength: number | Measure
  /** Printed type; a Special has none or takes one at the reveal. */
  readonly type?: MonsterType
  /** What happens to a runner who suffers it (WB-5.22). */
  readonly effect: 'damage' | 'nothing' | 'charge' | 'discard'
  readonly source: { readonly strength: Source; readonly copies: Source; readonly type: Source }
}

const normal = (clause: Clause, type: MonsterType, strength: number, copies: number): Monster => ({
  clause,
  copies,
  strength,
  type,
  effect: 'damage',
  source: { strength: 'canon', copies: 'public', type: 'canon' },
})

const special = (
  clause: Clause,
  strength: Monster['strength'],
  effect: Monster['effect'],
  type: Source,
): Monster => ({ clause, copies: 1, strength, effect, source: { strength: 'canon', copies: 'canon', type } })

/** Sections 11.1 and 11.2. */
export const monsters: Readonly<Record<Card, Monster>> = {
  goblin: normal('WB-11.1', 'goblin', 1, 2),
  skeleton: normal('WB-11.2', 'skeleton', 2, 2),
  orc: normal('WB-11.3', 'orc', 3, 2),
  vampire: normal('WB-11.4', 'vampire', 4, 2),
  golem: normal('WB-11.5', 'golem', 5, 2),
  lich: normal('WB-11.6', 'lich', 6, 1),
  demon: normal('WB-11.7', 'demon', 7, 1),
  dragon: normal('WB-11.8', 'dragon', 9, 1),
  fairy: special('WB-11.9', 0, 'nothing', 'ruling'),
  ally: special('WB-11.10', 'none', 'charge', 'ruling'),
  mimic: special('WB-11.11', 'row', 'damage', 'ruling'),
  jelly: special('WB-11.12', 'none', 'discard', 'ruling'),
  count: special('WB-11.13', 'standing', 'damage', 'canon'),
  shapeshifter: special('WB-11.14', 'position', 'damage', 'canon'),
}

/** Success cards in the box (WB-1.10). */
export const successCards = 5
