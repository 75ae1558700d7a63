import type { Effects } from './effect.ts'
import type { Goblin } from './ids.ts'
import type { Label } from './label.ts'
import {
  choose,
  damage,
  discoverLoot,
  discoverSpell,
  gainFocus,
  heal,
  heroes,
  loseFocus,
  reveal,
  self,
  torch,
} from './words.ts'

export interface GoblinCard {
  readonly speed: number
  readonly defence: number
  /** Move or attack, or move and attack (TE-18.4, TE-18.5). */
  readonly action: 'or' | 'and'
  readonly attack: Effects
  /** An offer to whoever kills it (TE-14.8). */
  readonly reward: Effects
  readonly source: Label
}

/** D5. Health 1; the counter modifier is the number of goblins. */
export const goblinCards: Readonly<Record<Goblin, GoblinCard>> = {
  boomy: {
    speed: 1,
    defence: 4,
    action: 'or',
    attack: [damage(heroes(2), 2)],
    reward: [choose([discoverLoot], [discoverSpell])],
    source: 'public',
  },
  stabby: {
    speed: 4,
    defence: 4,
    action: 'or',
    attack: [damage(heroes('room'), { goblins: 1 })],
    reward: [choose([discoverLoot], [heal(self, 3)])],
    source: 'canon',
  },
  shooty: {
    speed: 2,
    defence: 5,
    action: 'and',
    attack: [damage(heroes(2), 1)],
    reward: [choose([discoverLoot], [gainFocus(self, 5)])],
    source: 'public',
  },
  pokey: {
    speed: 3,
    defence: 6,
    action: 'or',
    attack: [damage(heroes(1), { goblins: 0 })],
    reward: [discoverLoot, reveal(1)],
    source: 'public',
  },
  brawny: {
    speed: 1,
    defence: 7,
    action: 'and',
    attack: [damage(heroes('room'), 2)],
    reward: [discoverLoot, discoverSpell],
    source: 'house',
  },
  sneaky: {
    speed: 5,
    defence: 5,
    action: 'and',
    attack: [loseFocus(heroes('room'), 3)],
    reward: [choose([discoverSpell], [torch(1)])],
    source: 'house',
  },
}
