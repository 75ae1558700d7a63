import type { Clause } from '../clause.ts'
import type { MonsterType, Token } from './ids.ts'
import type { Source } from './source.ts'

/** Which Monsters a token defeats. A predicate on strength or parity is false for Monsters without strength. */
export type Prey =
  | { readonly of: 'type'; readonly types: readonly MonsterType[] }
  | { readonly of: 'strength'; readonly min: number; readonly max: number }
  | { readonly of: 'parity'; readonly parity: 'even' | 'odd' }
  /** One type, named before entering by the runner or by a player whom the runner asks (WB-5.4). */
  | { readonly of: 'named'; readonly by: 'runner' | 'asked' }
  | { readonly of: 'any' }

export type Effect =
  /** Worth HP while it is in the row. */
  | { readonly kind: 'hp'; readonly hp: number }
  /** `gain`: HP equal to the strength. `starts`: what a defeat sets off. */
  | { readonly kind: 'defeat'; readonly prey: Prey; readonly gain?: true; readonly starts?: 'flute' | 'pact' }
  /** The second of a type is defeated, later ones are ignored. */
  | { readonly kind: 'repeat' }
  | { readonly kind: 'less'; readonly damage: number }
  /** Below so many HP, damage is at most this. */
  | { readonly kind: 'cap'; readonly below: number; readonly odd: number; readonly even: number }
  /** Death from at least `from` HP leaves the Hero at `hp`. */
  | { readonly kind: 'revive'; readonly hp: number | 'printed'; readonly from: number }
  | { readonly kind: 'coin' }
  | { readonly kind: 'bomb' }
  | { readonly kind: 'polymorph' }
  | { readonly kind: 'omnipotence' }

export interface Equipment {
  /** Its line in section 11. */
  readonly clause: Clause
  /** The clause that tells most about its effect. */
  readonly rule: Clause
  readonly effect: Effect
  /** The ⚡ icon: discarded once it has been used (WB-1.7). */
  readonly once: boolean
  readonly source: {
    readonly en: Source
    readonly pl: Source
    /** Effect and numbers; the weakest label where parts differ. */
    readonly effect: Source
    readonly once: Source
  }
}

const labels = { C: 'canon', P: 'public', H: 'house', R: 'ruling' } as const
type Label = keyof typeof labels

/** The four labels are the Status column of section 11: English name, Polish name, effect, ⚡. */
function token(
  clause: Clause,
  [en, pl, fx, icon]: readonly [Label, Label, Label, Label],
  effect: Effect,
  more: { readonly rule?: Clause; readonly once?: true } = {},
): Equipment {
  return {
    clause,
    rule: more.rule ?? clause,
    effect,
    once: more.once === true,
    source: { en: labels[en], pl: labels[pl], effect: labels[fx], once: labels[icon] },
  }
}

const hp = (value: number): Effect => ({ kind: 'hp', hp: value })
const slays = (...types: MonsterType[]): Effect => ({ kind: 'defeat', prey: { of: 'type', types } })
const span = (min: number, max: number): Prey => ({ of: 'strength', min, max })
const strong = (min: number): Effect => ({ kind: 'defeat', prey: span(min, Number.POSITIVE_INFINITY) })
const even: Effect = { kind: 'defeat', prey: { of: 'parity', parity: 'even' } }
const torch: Effect = { kind: 'defeat', prey: span(0, 3) }
const potion: Effect = { kind: 'revive', hp: 'printed', from: 1 }
const vorpal: Effect = { kind: 'defeat', prey: { of: 'named', by: 'runner' } }

/** Sections 11.4 and 11.5. */
export const equipment: Readonly<Record<Token, Equipment>> = {
  'nec.zombie': token('WB-11.31', ['P', 'H', 'P', 'H'], hp(6)),
  'nec.cape': token('WB-11.32', ['P', 'H', 'P', 'H'], hp(3)),
  'nec.stone': token('WB-11.33', ['P', 'H', 'P', 'H'], slays('goblin', 'orc')),
  // That it gains HP is canon.
  'nec.wand': token('WB-11.34', ['H', 'C', 'P', 'H'], {
    kind: 'defeat',
    prey: { of: 'type', types: ['vampire'] },
    gain: true,
  }),
  // That it gains HP is canon.
  'nec.scroll': token(
    'WB-11.35',
    ['H', 'C', 'H', 'H'],
    { kind: 'defeat', prey: span(1, 5), gain: true },
    { once: true },
  ),
  // All canon but the 1 HP.
  'nec.bones': token(
    'WB-11.36',
    ['H', 'C', 'H', 'C'],
    { kind: 'revive', hp: 1, from: 2 },
    { rule: 'WB-7.1' },
  ),

  'pri.charm': token('WB-11.41', ['P', 'H', 'P', 'H'], hp(5)),
  'pri.chaperone': token('WB-11.42', ['P', 'H', 'P', 'H'], hp(3)),
  'pri.crown': token('WB-11.43', ['H', 'C', 'C', 'R'], { kind: 'less', damage: 2 }, { rule: 'WB-7.11' }),
  'pri.scepter': token('WB-11.44', ['P', 'C', 'C', 'R'], { kind: 'repeat' }, { rule: 'WB-7.12' }),
  // Naming another player is canon.
  'pri.sword': token(
    'WB-11.45',
    ['H', 'C', 'H', 'H'],
    { kind: 'defeat', prey: { of: 'named', by: 'asked' } },
    { rule: 'WB-7.10' },
  ),
  'pri.collar': token('WB-11.46', ['P', 'H', 'P', 'H'], slays('dragon')),

  'nin.outfit': token('WB-11.51', ['H', 'H', 'H', 'H'], hp(5)),
  'nin.herbs': token('WB-11.52', ['P', 'H', 'P', 'H'], hp(3)),
  'nin.shuriken': token('WB-11.53', ['P', 'H', 'P', 'H'], slays('vampire')),
  'nin.ninjato': token('WB-11.54', ['P', 'H', 'H', 'H'], strong(7)),
  'nin.tools': token('WB-11.55', ['H', 'H', 'P', 'H'], slays('goblin', 'orc', 'golem'), { once: true }),
  // Its limits are canon.
  'nin.bomb': token('WB-11.56', ['P', 'C', 'H', 'R'], { kind: 'bomb' }, { rule: 'WB-7.5' }),

  'bar.tunic': token('WB-11.61', ['P', 'H', 'P', 'H'], hp(5)),
  'bar.hat': token('WB-11.62', ['P', 'H', 'P', 'H'], hp(2)),
  'bar.flute': token(
    'WB-11.63',
    ['H', 'C', 'C', 'C'],
    { kind: 'defeat', prey: { of: 'type', types: ['goblin'] }, starts: 'flute' },
    { rule: 'WB-7.14' },
  ),
  'bar.harp': token(
    'WB-11.64',
    ['H', 'C', 'C', 'R'],
    { kind: 'cap', below: 5, odd: 1, even: 2 },
    { rule: 'WB-7.16' },
  ),
  'bar.coin': token('WB-11.65', ['H', 'C', 'C', 'C'], { kind: 'coin' }, { rule: 'WB-7.18' }),
  // The Demon is canon.
  'bar.blade': token(
    'WB-11.66',
    ['H', 'C', 'H', 'H'],
    { kind: 'defeat', prey: { of: 'parity', parity: 'odd' } },
    { rule: 'WB-7.25', once: true },
  ),

  'war.plate': token('WB-11.71', ['P', 'H', 'P', 'P'], hp(5)),
  'war.shield': token('WB-11.72', ['P', 'H', 'P', 'P'], hp(3)),
  'war.torch': token('WB-11.73', ['P', 'P', 'P', 'P'], torch),
  'war.grail': token('WB-11.74', ['P', 'H', 'P', 'P'], even),
  'war.spear': token('WB-11.75', ['P', 'H', 'P', 'P'], slays('dragon')),
  'war.sword': token('WB-11.76', ['P', 'H', 'P', 'P'], vorpal),

  'brb.chain': token('WB-11.81', ['P', 'H', 'P', 'P'], hp(4)),
  'brb.shield': token('WB-11.82', ['P', 'P', 'P', 'P'], hp(3)),
  'brb.torch': token('WB-11.83', ['P', 'P', 'P', 'P'], torch),
  'brb.hammer': token('WB-11.84', ['P', 'P', 'P', 'P'], slays('golem')),
  'brb.potion': token('WB-11.85', ['P', 'H', 'P', 'P'], potion, { once: true }),
  'brb.axe': token('WB-11.86', ['P', 'H', 'P', 'P'], { kind: 'defeat', prey: { of: 'any' } }, { once: true }),

  'mag.wall': token('WB-11.91', ['P', 'H', 'P', 'P'], hp(6)),
  'mag.bracelet': token('WB-11.92', ['P', 'H', 'P', 'P'], hp(3)),
  'mag.grail': token('WB-11.93', ['P', 'H', 'P', 'P'], even),
  'mag.omni': token('WB-11.94', ['P', 'H', 'P', 'P'], { kind: 'omnipotence' }),
  'mag.pact': token('WB-11.95', ['P', 'H', 'P', 'P'], {
    kind: 'defeat',
    prey: { of: 'type', types: ['demon'] },
    starts: 'pact',
  }),
  'mag.poly': token('WB-11.96', ['P', 'H', 'P', 'P'], { kind: 'polymorph' }, { once: true }),

  'rog.mithril': token('WB-11.101', ['P', 'H', 'P', 'P'], hp(5)),
  'rog.buckler': token('WB-11.102', ['P', 'H', 'P', 'P'], hp(3)),
  'rog.ring': token('WB-11.103', ['P', 'H', 'P', 'P'], { kind: 'defeat', prey: span(0, 2), gain: true }),
  'rog.cloak': token('WB-11.104', ['P', 'H', 'P', 'P'], strong(6)),
  'rog.potion': token('WB-11.105', ['P', 'H', 'P', 'P'], potion, { once: true }),
  'rog.dagger': token('WB-11.106', ['P', 'H', 'P', 'P'], vorpal),
}
