import { type Effect, equipment, type Prey } from '../content/equipment.ts'
import { heroTokens } from '../content/heroes.ts'
import { type Card, type Hero, heroes, kits, type MonsterType, type Token } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'
import { type Profile, profileAt, profiles } from './monster-profile.ts'

/*
 * A row is six tokens, so it fits in six bits, and everything the rules ask of it is worked out here once from the
 * data: a move then costs a few table lookups. Bit i is token i of the Hero's kit.
 */

export interface Kit {
  readonly hero: Hero
  readonly tokens: readonly Token[]
  readonly printed: number
  /** By token: what it adds to the HP while it is in the row. */
  readonly worth: readonly number[]
  /** By row: starting HP (WB-5.3). */
  readonly startHp: readonly number[]
  /** By row: its tokens in order, and the same with what each adds to the HP. */
  readonly rows: readonly (readonly Token[])[]
  readonly worths: readonly (readonly { readonly token: Token; readonly hp: number }[])[]
  /** By profile key: tokens without ⚡ that defeat it, and tokens with ⚡ that do, named types aside. */
  readonly free: readonly number[]
  readonly once: readonly number[]
  /** Tokens that gain HP by a defeat. */
  readonly gains: number
  /** Tokens with rules of their own; 0 where the kit has none. */
  readonly flute: number
  readonly pact: number
  readonly named: number
  /** Who names the type for it: the runner, or a player whom the runner asks (WB-5.4). */
  readonly namedBy: 'runner' | 'asked' | undefined
  readonly repeat: number
  readonly less: number
  readonly cap: number
  readonly revive: number
  readonly coin: number
  readonly bomb: number
  readonly polymorph: number
  readonly omnipotence: number
}

/** How many tokens a row holds. */
export const tokensIn: readonly number[] = Array.from({ length: 64 }, (_, row) => {
  let n = 0
  for (let bit = 1; bit <= row; bit <<= 1) if (row & bit) n++
  return n
})

export const fullRow = 63

/** Does the token defeat a Monster of this profile? A named type is not part of the profile. */
export function isTarget(prey: Prey, { strength, type, parity }: Profile): boolean {
  switch (prey.of) {
    case 'type':
      return type !== undefined && prey.types.includes(type)
    case 'strength':
      return strength !== undefined && strength >= prey.min && strength <= prey.max
    case 'parity':
      return parity === prey.parity
    case 'named':
      return false
    case 'any':
      return true
  }
}

/** Which of these tokens can defeat a Monster of printed strength, named types aside; the Coin defeats one even Monster. */
export function defeaters(card: Card, tokens: readonly Token[]): readonly Token[] {
  const { strength, type } = monsters[card]
  if (typeof strength !== 'number') return []
  const profile = profileAt(strength, type)
  return tokens.filter(token => {
    const { effect } = equipment[token]
    if (effect.kind === 'coin') return strength > 0 && profile.parity === 'even'
    return effect.kind === 'defeat' && isTarget(effect.prey, profile)
  })
}

/**
 * Which of these tokens may beat it, pass it by or soften its blow, depending on how the run goes: a type that is named, a
 * second of its type, a price paid, less damage.
 */
export function mayHelp(card: Card, tokens: readonly Token[]): readonly Token[] {
  const { strength, type } = monsters[card]
  if (typeof strength !== 'number' || strength === 0) return []
  return tokens.filter(token => mayMatter(equipment[token].effect, type))
}

function mayMatter(effect: Effect, type: MonsterType | undefined): boolean {
  switch (effect.kind) {
    case 'defeat':
      return (effect.prey.of === 'named' && type !== undefined) || effect.starts !== undefined
    case 'repeat':
      return type !== undefined
    case 'less':
    case 'cap':
    case 'bomb':
    case 'polymorph':
      return true
    case 'hp':
    case 'revive':
    case 'coin':
    case 'omnipotence':
      return false
  }
}

const bitsWhere = (tokens: readonly Token[], test: (effect: Effect, once: boolean) => boolean): number =>
  tokens.reduce(
    (bits, token, i) => (test(equipment[token].effect, equipment[token].once) ? bits | (1 << i) : bits),
    0,
  )

function namedBy(tokens: readonly Token[]): Kit['namedBy'] {
  for (const token of tokens) {
    const { effect } = equipment[token]
    if (effect.kind === 'defeat' && effect.prey.of === 'named') return effect.prey.by
  }
  return undefined
}

function compile(hero: Hero): Kit {
  const tokens: readonly Token[] = kits[hero]
  const printed = heroTokens[hero].hp
  const worth = tokens.map(token => {
    const effect = equipment[token].effect
    return effect.kind === 'hp' ? effect.hp : 0
  })
  const kind = (name: Effect['kind']) => bitsWhere(tokens, effect => effect.kind === name)
  const starts = (name: 'flute' | 'pact') =>
    bitsWhere(tokens, effect => effect.kind === 'defeat' && effect.starts === name)
  const slayers = (profile: Profile, withIcon: boolean) =>
    bitsWhere(
      tokens,
      (effect, once) => once === withIcon && effect.kind === 'defeat' && isTarget(effect.prey, profile),
    )
  const rows = Array.from({ length: fullRow + 1 }, (_, row) =>
    Object.freeze(tokens.filter((_, i) => row & (1 << i))),
  )
  return {
    hero,
    tokens,
    printed,
    worth,
    startHp: rows.map(row => row.reduce((hp, token) => hp + (worth[tokens.indexOf(token)] ?? 0), printed)),
    rows,
    worths: rows.map(row =>
      Object.freeze(row.map(token => Object.freeze({ token, hp: worth[tokens.indexOf(token)] ?? 0 }))),
    ),
    free: profiles.map(profile => slayers(profile, false)),
    once: profiles.map(profile => slayers(profile, true)),
    gains: bitsWhere(tokens, effect => effect.kind === 'defeat' && effect.gain === true),
    flute: starts('flute'),
    pact: starts('pact'),
    named: bitsWhere(tokens, effect => effect.kind === 'defeat' && effect.prey.of === 'named'),
    namedBy: namedBy(tokens),
    repeat: kind('repeat'),
    less: kind('less'),
    cap: kind('cap'),
    revive: kind('revive'),
    coin: kind('coin'),
    bomb: kind('bomb'),
    polymorph: kind('polymorph'),
    omnipotence: kind('omnipotence'),
  }
}

/** Each is made when it is first asked for: all of them were half of the time with which these rules start. */
const compiled: Partial<Record<Hero, Kit>> = {}

export function kitOf(hero: Hero): Kit {
  compiled[hero] ??= compile(hero)
  return compiled[hero]
}

/** By token: its bit in the row of its Hero. */
const bits = new Map<Token, number>(
  heroes.flatMap(hero => kits[hero].map((token, i): [Token, number] => [token, 1 << i])),
)

export function bitOf(token: Token): number {
  return bits.get(token) ?? 0
}

/** The row of these tokens. */
export function rowBits(tokens: readonly Token[]): number {
  return tokens.reduce((row, token) => row | bitOf(token), 0)
}

/** The token of one bit. */
export function tokenAt(kit: Kit, bit: number): Token {
  const token = kit.rows[bit]?.[0]
  if (token === undefined) throw new Error(`The ${kit.hero} has no token ${bit}.`)
  return token
}

export function rowTokens(kit: Kit, row: number): readonly Token[] {
  return kit.rows[row] ?? []
}

export function startHp(kit: Kit, row: number): number {
  return kit.startHp[row] ?? kit.printed
}

/** What the token of one bit adds to the HP while it is in the row. */
export function worth(kit: Kit, bit: number): number {
  return kit.worth[31 - Math.clz32(bit)] ?? 0
}
