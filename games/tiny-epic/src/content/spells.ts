import type { Ability } from './effect.ts'
import type { Spell } from './ids.ts'
import type { Label } from './label.ts'
import { cast, damage, enemies, enemy, heal, hero, heroes, reveal, self, torch } from './words.ts'

export interface SpellCard {
  readonly ability: Ability
  readonly source: Label
}

const shown = (ability: Ability): SpellCard => ({ ability, source: 'public' })
const house = (ability: Ability): SpellCard => ({ ability, source: 'house' })

/** D9: difficulty of the check, focus, effects. */
export const spellCards: Readonly<Record<Spell, SpellCard>> = {
  fireball: { ability: cast(7, 6, damage(enemy(2), 4)), source: 'canon' },
  chainLightning: shown(
    cast(6, 3, damage(enemy(2), 1), damage({ to: 'enemy', within: 2, from: 'first' }, 1)),
  ),
  tempestOfArrows: shown(
    cast(6, 5, damage(enemy(3), 2), damage({ to: 'enemies', within: 1, from: 'first' }, 1)),
  ),
  eaglesSwiftness: shown(cast(3, 3, { do: 'extraAction', kind: 'missile', bonus: 3 })),
  bearsFury: house(cast(3, 3, { do: 'extraAction', kind: 'melee', bonus: 3 })),
  healingLight: house(cast(4, 3, heal(hero(3), 4))),
  massMending: house(cast(6, 5, heal(heroes(2), 3))),
  everburningFlame: house(cast(6, 5, torch(2))),
  frostNova: house(cast(6, 4, damage(enemies('room'), 2))),
  gust: house(cast(5, 2, { do: 'moveEnemy', target: enemy(2), steps: 3, how: 'away' })),
  dimensionDoor: house(cast(4, 2, { do: 'teleport' })),
  clairvoyance: house(cast(4, 2, reveal(2))),
  banish: house(cast(6, 3, { do: 'kill', target: { to: 'enemy', within: 3, only: 'goblin' } })),
  drainLife: house(cast(6, 4, damage(enemy(2), 2), heal(self, 2))),
}
