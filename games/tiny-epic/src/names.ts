import type { List, Said, Saying } from '@kazamata/kernel'
import type { Deed } from './content/effect.ts'
import type { AttackKind, Hero, LootSet, Skill } from './content/ids.ts'
import type { LootType } from './content/loot.ts'
import { lair } from './rules/grid.ts'
import type { Cause, Place } from './state.ts'

/** Whatever can cause something has one name, wherever it is printed. */
export const cause = (id: Cause): Saying => ({ id: `name.${id}` })
export const heroName = (id: Hero): Saying => ({ id: `hero.${id}` })
export const setName = (id: LootSet): Saying => ({ id: `set.${id}` })
export const typeName = (id: LootType): Saying => ({ id: `loot.${id}` })
export const skillName = (id: Skill | 'any'): Saying => ({ id: `skill.${id}` })
export const kindName = (id: AttackKind | Deed): Saying => ({ id: `attack.${id}` })

export const all = (list: readonly Said[]): List => ({ list })

/** Columns A to G from the west, rows 1 to 7 from the north: the Entrance is D4. */
export function placeName(place: Place): Saying {
  if (place === lair) return { id: 'place.lair' }
  return { id: 'place.cell', values: { cell: `${'ABCDEFG'[place % 7] ?? ''}${Math.floor(place / 7) + 1}` } }
}

/** With its sign, as it is printed. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}
