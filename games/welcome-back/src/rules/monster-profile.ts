import { type Card, cards, type MonsterType, types } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'

type Parity = 'even' | 'odd'

/** What a card is on the table: computed at the reveal and locked until it is discarded (WB-5.8). */
export interface Profile {
  /** Numbers the profiles: the tables in `kit.ts` are read by it. */
  readonly key: number
  readonly strength: number | undefined
  readonly type: MonsterType | undefined
  /** Follows from the strength; 0 is even (WB-5.9). */
  readonly parity: Parity | undefined
}

/** What a profile may depend on. */
export interface RevealContext {
  /** Tokens in the row at the reveal. */
  readonly tokens: number
  readonly position: number
  /** The runner's Success cards. */
  readonly successes: number
}

/** Index of a type in `types`. */
export const typeIndex: Readonly<Record<MonsterType, number>> = {
  goblin: 0,
  skeleton: 1,
  orc: 2,
  vampire: 3,
  golem: 4,
  lich: 5,
  demon: 6,
  dragon: 7,
}

/** No strength is above the last position of a pile of 15. */
const none = 16
const untyped = types.length

/** Every strength from 0 to 15 or none, with every type or none, made once: a reveal allocates nothing. */
export const profiles: readonly Profile[] = Array.from({ length: (none + 1) * (untyped + 1) }, (_, key) => {
  const strength = Math.floor(key / (untyped + 1))
  const known = strength < none
  return Object.freeze({
    key,
    strength: known ? strength : undefined,
    type: types[key % (untyped + 1)],
    parity: known ? (strength % 2 === 0 ? 'even' : 'odd') : undefined,
  } as const)
})

/** The profile of a card on the table, from what is locked there. */
export function profileAt(strength: number | undefined, type: MonsterType | undefined): Profile {
  const row = strength === undefined ? none : strength
  const column = type === undefined ? untyped : typeIndex[type]
  const profile = profiles[row * (untyped + 1) + column]
  if (profile === undefined) throw new Error(`No Monster has strength ${strength}.`)
  return profile
}

const printed = (strength: number) => types.find(type => monsters[type].strength === strength)

/** By position: the type of the normal Monster with that strength, none at 8 and from 10 on (WB-6.12 to 6.14). */
const shapes = Array.from({ length: none }, (_, position) => profileAt(position, printed(position)))
const mimics = Array.from({ length: 7 }, (_, tokens) => profileAt(tokens, undefined))
const nobody = profileAt(undefined, undefined)
const countAsVampire = profileAt(4, 'vampire')
const countInGlory = profileAt(8, undefined)

/** Cards whose strength and type are printed. */
const fixed: Partial<Record<Card, Profile>> = {}
for (const card of cards) {
  const { strength, type } = monsters[card]
  if (typeof strength === 'number') fixed[card] = profileAt(strength, type)
}

export function profile(card: Card, met: RevealContext): Profile {
  const known = fixed[card]
  if (known !== undefined) return known
  const strength = monsters[card].strength
  switch (strength) {
    case 'row':
      return mimics[met.tokens] ?? nobody
    case 'standing':
      return met.successes > 0 ? countInGlory : countAsVampire
    case 'position':
      return shapes[met.position] ?? nobody
    default:
      return nobody
  }
}
