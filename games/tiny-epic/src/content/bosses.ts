import type { Effect, Effects, Passive } from './effect.ts'
import type { AttackKind, Boss, Skill } from './ids.ts'
import type { Label } from './label.ts'
import {
  addGoblin,
  attacker,
  damage,
  discardEquipped,
  discoverLoot,
  discoverSpell,
  gainFocus,
  heal,
  heroes,
  loseFocus,
  self,
} from './words.ts'

/** A hero space: what it does to whoever ends movement there, or what it changes for checks made there (TE-21.5, 21.6). */
export interface Space {
  readonly effects: Effects
  readonly gives: readonly Passive[]
}

export interface BossSheet {
  readonly defence: number
  readonly speed: number
  /** A modifier, or a loss instead of one (TE-23.2). */
  readonly counter: Readonly<Record<AttackKind, number | Effect>>
  /** Seal spaces of the track 8 to 0, highest first. */
  readonly seals: readonly number[]
  /** On the torch face of its counter-attack. */
  readonly torch: Effects
  /** Its enemy action, after moving. */
  readonly attack: Effects
  /** Hero spaces 1 to 6, in chain order. */
  readonly spaces: readonly Space[]
  /** The number of the entrance space. */
  readonly entrance: number
  /** Counter, torch and attack; spaces; the rest. */
  readonly source: { readonly fight: Label; readonly spaces: Label; readonly sheet: Label }
}

const plain: Space = { effects: [], gives: [] }
const lands = (...effects: Effects): Space => ({ effects, gives: [] })
const gives = (...list: readonly Passive[]): Space => ({ effects: [], gives: list })
const skill = (name: Skill, by: number): Space => gives({ is: 'check', skill: name, by })
const lessDice = gives({ is: 'dice', skill: 'any', by: -1 })
const house = { fight: 'house', spaces: 'house', sheet: 'house' } as const

/** D7. */
export const bossSheets: Readonly<Record<Boss, BossSheet>> = {
  dragon: {
    defence: 5,
    speed: 3,
    counter: { melee: 3, missile: 2, spell: loseFocus(attacker, 2) },
    seals: [4, 3],
    torch: [damage(heroes(1), 2)],
    attack: [damage(heroes(4), 2)],
    spaces: [
      lands(gainFocus(self, 2)),
      lands(damage(self, 2)),
      lands(damage(self, 1)),
      skill('strength', 2),
      skill('agility', 2),
      lessDice,
    ],
    entrance: 2,
    source: { fight: 'canon', spaces: 'public', sheet: 'house' },
  },
  lich: {
    defence: 6,
    speed: 3,
    counter: { melee: 1, missile: 2, spell: loseFocus(attacker, 3) },
    seals: [4],
    torch: [loseFocus(attacker, 2), { do: 'enemyHeal', amount: 1 }],
    attack: [damage(heroes(1), 1), loseFocus(heroes(1), 2)],
    spaces: [
      skill('intellect', 2),
      lands(loseFocus(self, 2)),
      plain,
      skill('strength', 1),
      lands(discoverSpell),
      lessDice,
    ],
    entrance: 3,
    source: house,
  },
  hydra: {
    defence: 5,
    speed: 2,
    counter: { melee: 4, missile: 2, spell: 1 },
    seals: [6],
    torch: [{ do: 'enemyHeal', amount: 2 }],
    attack: [damage(heroes(1), 3)],
    spaces: [
      skill('agility', 2),
      lands(damage(self, 1)),
      skill('strength', 2),
      plain,
      lands(gainFocus(self, 1)),
      lands(discoverLoot),
    ],
    entrance: 4,
    source: house,
  },
  demonLord: {
    defence: 6,
    speed: 4,
    counter: { melee: 2, missile: 2, spell: damage(attacker, 2) },
    seals: [4],
    torch: [addGoblin('entrance')],
    attack: [damage(heroes(2), 1), loseFocus(heroes(2), 1)],
    spaces: [
      lands(heal(self, 1)),
      lands(damage(self, 1)),
      lands(loseFocus(self, 1)),
      skill('intellect', 2),
      skill('strength', 2),
      skill('agility', 1),
    ],
    entrance: 2,
    source: house,
  },
  spiderQueen: {
    defence: 5,
    speed: 4,
    counter: { melee: 3, missile: 3, spell: 2 },
    seals: [7, 4],
    torch: [discardEquipped(attacker, 1)],
    attack: [damage(heroes(2), 2), loseFocus(heroes(2), 1)],
    spaces: [
      skill('agility', 2),
      lessDice,
      plain,
      lands(damage(self, 1)),
      skill('strength', 1),
      lands(gainFocus(self, 2)),
    ],
    entrance: 3,
    source: house,
  },
  stoneColossus: {
    defence: 6,
    speed: 3,
    counter: { melee: 1, missile: 0, spell: 0 },
    seals: [3],
    torch: [{ do: 'byPlace', lair: [damage(heroes('room'), 1)], dungeon: [{ do: 'bossToLair' }] }],
    attack: [damage(heroes('room'), 3)],
    spaces: [
      plain,
      lands(damage(self, 1)),
      skill('strength', 2),
      lands(gainFocus(self, 1)),
      skill('intellect', 2),
      lands(discoverLoot),
    ],
    entrance: 1,
    source: house,
  },
}
