import type { Message, MessageList, MessageValue } from '@kazamata/kernel'
import type { TriggeringAction } from './content/effect.ts'
import type { AttackKind, Enemy, Hero, LootSet, Skill } from './content/ids.ts'
import type { LootType } from './content/loot.ts'
import { isGoblin } from './rules/dungeon/figures.ts'
import { lair } from './rules/dungeon/grid.ts'
import type { Cause, Place } from './state.ts'

/** Whatever can cause something has one name, wherever it is printed. */
export const cause = (id: Cause): Message => ({ id: `name.${id}` })
/** An enemy's name. English says "the" before it, but not before a goblin's, who has one of its own. */
export const enemyName = (id: Enemy) => ({ enemy: cause(id), article: isGoblin(id) ? 'none' : 'the' })
export const heroName = (id: Hero): Message => ({ id: `hero.${id}` })
export const setName = (id: LootSet): Message => ({ id: `set.${id}` })
export const typeName = (id: LootType): Message => ({ id: `loot.${id}` })
export const skillName = (id: Skill | 'any'): Message => ({ id: `skill.${id}` })
export const kindName = (id: AttackKind | TriggeringAction): Message => ({ id: `attack.${id}` })

export const all = (list: readonly MessageValue[]): MessageList => ({ list })

/** Columns A to G from the west, rows 1 to 7 from the north: the Entrance is D4. */
export function placeName(place: Place): Message {
  if (place === lair) return { id: 'place.lair' }
  return { id: 'place.cell', values: { cell: cellName(place) } }
}

/** The same in every language. */
export function cellName(cell: Place): string {
  return `${'ABCDEFG'[cell % 7] ?? ''}${Math.floor(cell / 7) + 1}`
}

/** With its sign, as it is printed. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}
