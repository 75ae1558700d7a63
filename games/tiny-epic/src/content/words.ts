import type { Ability, Amount, Check, Cost, Effect, Effects, Passive, Reach, Target } from './effect.ts'
import type { Skill } from './ids.ts'

/* Short words for the effect language, so that tables read like cards. */

export const self: Target = { to: 'self' }
export const attacker: Target = { to: 'attacker' }
export const hero = (within: number): Target => ({ to: 'hero', within })
export const heroes = (within: Reach): Target => ({ to: 'heroes', within })
export const enemy = (within: Reach): Target => ({ to: 'enemy', within })
export const enemies = (within: Reach): Target => ({ to: 'enemies', within })

export const damage = (target: Target, amount: Amount): Effect => ({ do: 'damage', target, amount })
export const heal = (target: Target, amount: number | 'max'): Effect => ({ do: 'heal', target, amount })
export const gainFocus = (target: Target, amount: number): Effect => ({ do: 'gainFocus', target, amount })
export const loseFocus = (target: Target, amount: number): Effect => ({ do: 'loseFocus', target, amount })
export const torch = (by: number): Effect => ({ do: 'torch', by })
export const addGoblin = (at: 'here' | 'entrance'): Effect => ({ do: 'addGoblin', at })
/** A failed search may be a goblin encounter: it strikes, then it is there (TE-8.13). */
export const goblinEncounter: Effects = [damage(self, 1), addGoblin('here')]
export const reveal = (count: number): Effect => ({ do: 'reveal', count })
export const discoverLoot: Effect = { do: 'discover', kind: 'loot' }
export const discoverSpell: Effect = { do: 'discover', kind: 'spell' }
export const pickUpLoot: Effect = { do: 'pickUp', kind: 'loot' }
export const pickUpSpell: Effect = { do: 'pickUp', kind: 'spell' }
export const discardEquipped = (target: Target, count: number): Effect => ({
  do: 'discardEquipped',
  target,
  count,
})
export const modifyCheck = (by: number): Effect => ({ do: 'modifyCheck', by })
export const choose = (...of: Effects[]): Effect => ({ do: 'choose', of })

/** "1 loot or 1 spell" (TE-19.5). */
export const discoverEither: Effect = choose([discoverLoot], [discoverSpell])

export const focus = (n: number): Cost => ({ focus: n })
export const free = (cost: Cost, ...effects: Effects): Ability => ({ when: 'free', cost, effects })
export const passive = (gives: Passive): Ability => ({ when: 'passive', gives })
export const melee = (skill: Skill, bonus: number): Ability => ({
  when: 'attack',
  kind: 'melee',
  skill,
  bonus,
})
export const missile = (skill: Skill, bonus: number, range: number): Ability => ({
  when: 'attack',
  kind: 'missile',
  skill,
  bonus,
  range,
})

/** `check('intellect', 5, { ok: […] })`. */
export function check(
  skill: Skill | 'any',
  difficulty: number,
  then: Omit<Check, 'skill' | 'difficulty'>,
): Check {
  return { skill, difficulty, ...then }
}

export const cast = (difficulty: number, cost: number, ...ok: Effects): Ability => ({
  when: 'cast',
  check: check('intellect', difficulty, { cost: focus(cost), ok }),
})
