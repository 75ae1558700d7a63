import type { Effects } from './effect.ts'
import type { AttackKind, Minion } from './ids.ts'
import type { Label } from './label.ts'
import { addGoblin, damage, discardEquipped, discoverEither, heroes, loseFocus } from './words.ts'

export interface MinionCard {
  readonly health: number
  readonly speed: number
  readonly defence: number
  /** More defence against one kind of attack (TE-11.8). */
  readonly guard?: { readonly against: AttackKind; readonly by: number }
  /** Counter modifiers: against melee, against missile and spell (TE-13.7). */
  readonly counter: { readonly melee: number; readonly other: number }
  /** After moving: all of them move and attack. */
  readonly attack: Effects
  readonly source: Label
}

const minion = (
  [health, speed, defence, melee, other]: readonly [number, number, number, number, number],
  source: Label,
  ...attack: Effects
): MinionCard => ({ health, speed, defence, counter: { melee, other }, attack, source })

/** D6: health, speed, defence, against melee, against missile and spell. */
export const minionCards: Readonly<Record<Minion, MinionCard>> = {
  troll: minion([7, 4, 4, 3, 2], 'public', damage(heroes('room'), 1), addGoblin('here')),
  skeleton: minion([8, 3, 4, 2, 3], 'public', damage(heroes('room'), 2), loseFocus(heroes('room'), 3)),
  dungeonCrawler: minion([7, 2, 5, 3, 2], 'public', damage(heroes(1), 2), loseFocus(heroes(1), 2)),
  troglodyte: minion([7, 1, 5, 2, 3], 'public', damage(heroes(1), 2), loseFocus(heroes(1), 2)),
  minotaur: {
    ...minion([8, 5, 4, 3, 2], 'canon', damage(heroes('room'), 3)),
    guard: { against: 'melee', by: 2 },
  },
  gelatinousOoze: minion(
    [8, 2, 4, 3, 1],
    'house',
    damage(heroes('room'), 1),
    discardEquipped(heroes('room'), 1),
  ),
  wraith: minion([5, 4, 5, 2, 2], 'house', damage(heroes(1), 1), loseFocus(heroes(1), 3)),
  ogre: minion([9, 3, 4, 4, 2], 'house', damage(heroes('room'), 3)),
}

/** Twice a card, before the torch rises (TE-14.3). */
export const minionReward: Effects = [discoverEither, discoverEither]
