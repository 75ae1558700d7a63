import type { Ability, Effect } from './effect.ts'
import type { Loot, LootSet } from './ids.ts'
import type { Label } from './label.ts'
import {
  enemies,
  focus,
  free,
  gainFocus,
  heal,
  hero,
  melee,
  missile,
  modifyCheck,
  passive,
  self,
  torch,
} from './words.ts'

export type LootType = 'hand' | 'garb' | 'trinket'

export interface LootCard {
  readonly type: LootType
  readonly set?: LootSet
  readonly abilities: readonly Ability[]
  /** Effect; name and type. */
  readonly source: { readonly effect: Label; readonly card: Label }
}

const shown = { effect: 'public', card: 'public' } as const
const read = { effect: 'public', card: 'house' } as const
const house = { effect: 'house', card: 'house' } as const

const card = (
  type: LootType,
  set: LootSet | undefined,
  source: LootCard['source'],
  ...abilities: readonly Ability[]
): LootCard => ({ type, ...(set && { set }), abilities, source })

const boost = (cost: { focus?: number; health?: number }, by: number): Ability => ({
  when: 'on',
  actions: ['melee'],
  moment: 'window',
  cost,
  effects: [modifyCheck(by)],
})

/** D8. */
export const lootCards: Readonly<Record<Loot, LootCard>> = {
  greatAxe: card('hand', 'bear', shown, melee('strength', 2), passive({ is: 'speed', by: -1 })),
  studdedJerkin: card('garb', 'bear', shown, passive({ is: 'defence', by: 1, against: 'melee' })),
  throwingAxes: card('hand', 'bear', shown, missile('strength', 2, 2)),
  warHorn: card(
    'trinket',
    'bear',
    shown,
    free(focus(2), { do: 'moveEnemy', target: enemies(4), steps: 2, how: 'control' }),
  ),
  lionBoots: card('trinket', 'lion', read, passive({ is: 'speed', by: 1 })),
  longSword: card('hand', 'lion', shown, melee('strength', 1), boost({ focus: 2 }, 1)),
  lionPlate: card('garb', 'lion', read, passive({ is: 'defence', by: 1 })),
  lionShield: card('hand', 'lion', read, passive({ is: 'defence', by: 1, against: 'melee' }), {
    when: 'on',
    actions: ['melee'],
    moment: 'window',
    effects: [{ do: 'reroll', dice: 1 }],
  }),
  pantherFang: card('hand', 'panther', read, melee('agility', 1)),
  pantherCloak: card('garb', 'panther', read, passive({ is: 'stealth' })),
  pantherEye: card('trinket', 'panther', read, passive({ is: 'check', skill: 'agility', by: 1 })),
  pantherBow: card('hand', 'panther', read, {
    when: 'attack',
    kind: 'missile',
    skill: 'agility',
    bonus: 0,
    range: 4,
    area: { within: 1, cost: focus(3) },
  }),
  phoenixWand: card('hand', 'phoenix', read, missile('intellect', 0, 3)),
  phoenixFeather: card('trinket', 'phoenix', read, passive({ is: 'spellDamage', by: 1 })),
  phoenixRobes: card('garb', 'phoenix', shown, free(focus(2), { do: 'teleport' })),
  phoenixTome: card('hand', 'phoenix', house, passive({ is: 'check', skill: 'intellect', by: 1 })),
  elvenChain: card(
    'garb',
    undefined,
    shown,
    passive({ is: 'defence', by: 1 }),
    passive({ is: 'speed', by: 1 }),
  ),
  rubyFigurine: card('trinket', undefined, shown, passive({ is: 'dice', skill: 'strength', by: 1 })),
  emeraldFigurine: card('trinket', undefined, house, passive({ is: 'dice', skill: 'agility', by: 1 })),
  sapphireFigurine: card('trinket', undefined, house, passive({ is: 'dice', skill: 'intellect', by: 1 })),
  towerShield: card(
    'hand',
    undefined,
    house,
    passive({ is: 'defence', by: 2 }),
    passive({ is: 'speed', by: -1 }),
  ),
  crossbow: card('hand', undefined, house, missile('agility', 1, 3)),
  morningStar: card('hand', undefined, house, melee('strength', 1), boost({ health: 1 }, 2)),
  oilLantern: card('trinket', undefined, house, free(focus(4), torch(1))),
  healingDraught: card('trinket', undefined, house, free({ discard: true }, heal(hero(1), 4))),
  mageMantle: card('garb', undefined, house, passive({ is: 'castCost', by: -1 })),
}

/** A bonus at 2, 3 and 4 pieces (TE-19.11). */
const levels = (of: (level: number) => Ability): readonly [Ability, Ability, Ability] => [of(1), of(2), of(3)]

const onAction = (
  action: 'melee' | 'missile' | 'cast',
  moment: 'declare' | 'commit',
  effect: (level: number) => Effect,
): readonly [Ability, Ability, Ability] =>
  levels(level => ({ when: 'on', actions: [action], moment, effects: [effect(level)] }))

export const setBonuses: Readonly<Record<LootSet, readonly [Ability, Ability, Ability]>> = {
  bear: onAction('melee', 'commit', modifyCheck),
  lion: onAction('melee', 'declare', level => heal(self, level)),
  panther: onAction('missile', 'commit', modifyCheck),
  phoenix: onAction('cast', 'declare', level => gainFocus(self, level)),
}
