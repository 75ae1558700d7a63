import type { Ability } from './effect.ts'
import type { Hero, Print, Skill } from './ids.ts'
import type { Label } from './label.ts'
import {
  cast,
  check,
  damage,
  discoverSpell,
  enemy,
  focus,
  free,
  heal,
  hero,
  melee,
  missile,
  modifyCheck,
} from './words.ts'

export interface HeroSheet {
  readonly health: number
  readonly focus: number
  readonly speed: number
  readonly defence: number
  readonly dice: Readonly<Record<Skill, number>>
  /** Never covered. */
  readonly ability: Print
  /** Printed hand slots 1 and 2, covered by hand loot. */
  readonly hands: readonly [Print, Print]
  /** Attributes; ability; the hand slots. */
  readonly source: { readonly sheet: Label; readonly ability: Label; readonly hands: Label }
}

const sheet = (
  [health, focus, speed, defence, strength, agility, intellect]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  ability: Print,
  hands: readonly [Print, Print],
  source: Partial<HeroSheet['source']> = {},
): HeroSheet => ({
  health,
  focus,
  speed,
  defence,
  dice: { strength, agility, intellect },
  ability,
  hands,
  source: { sheet: 'public', ability: 'public', hands: 'public', ...source },
})

/** D2: health, focus, speed, defence, strength, agility, intellect. */
export const heroSheets: Readonly<Record<Hero, HeroSheet>> = {
  sorceress: sheet([6, 8, 4, 3, 1, 2, 3], 'seekingBolt', ['dagger', 'research']),
  paladin: sheet([8, 5, 3, 5, 3, 1, 2], 'divineMight', ['hammer', 'healingHands']),
  wizard: sheet([5, 8, 3, 4, 1, 2, 3], 'magicArrow', ['dagger', 'research']),
  barbarian: sheet([8, 4, 3, 2, 3, 2, 1], 'battleRage', ['axe', 'sprint']),
  rogue: sheet([6, 5, 5, 3, 2, 3, 1], 'shadowWalk', ['dagger', 'throwingKnives'], { hands: 'house' }),
  fighter: sheet([7, 5, 3, 4, 3, 2, 1], 'stoneStance', ['hammer', 'intimidate'], {
    ability: 'canon',
    hands: 'house',
  }),
  cleric: sheet([6, 7, 4, 5, 2, 1, 3], 'heal', ['hammer', 'research']),
  ranger: sheet([7, 5, 4, 3, 2, 3, 1], 'stealth', ['dagger', 'bow'], { ability: 'house', hands: 'house' }),
}

/** What is printed on the sheets (D2). */
export const printed: Readonly<Record<Print, Ability>> = {
  seekingBolt: cast(5, 2, damage(enemy(4), 1)),
  divineMight: cast(4, 2, { do: 'extraAction', kind: 'melee', bonus: 2 }),
  magicArrow: cast(6, 2, damage(enemy(2), 2)),
  battleRage: {
    when: 'on',
    actions: ['melee', 'missile'],
    moment: 'window',
    cost: focus(3),
    effects: [modifyCheck(2)],
  },
  shadowWalk: {
    when: 'special',
    check: check('agility', 6, {
      cost: focus(3),
      ok: [
        { do: 'extraMove', stealth: true },
        { do: 'optional', effects: [damage(enemy('room'), 1)] },
      ],
    }),
  },
  stoneStance: {
    when: 'counter',
    against: 'melee',
    cost: focus(2),
    effects: [{ do: 'modifyDefence', by: 2 }],
  },
  heal: { when: 'on', actions: ['cast'], moment: 'after', cost: focus(2), effects: [heal(hero(3), 4)] },
  stealth: free(focus(2), { do: 'stealth' }),
  dagger: melee('strength', -1),
  hammer: melee('strength', 0),
  axe: melee('strength', 1),
  research: free(focus(4), discoverSpell),
  healingHands: free(focus(2), heal(hero(1), 2)),
  sprint: free(focus(1), { do: 'modifySpeed', by: 1 }),
  throwingKnives: missile('agility', 0, 1),
  intimidate: free(focus(2), { do: 'moveEnemy', target: enemy('room'), steps: 1, how: 'away' }),
  bow: missile('agility', 0, 2),
}
