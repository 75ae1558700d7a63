import type { Clause } from '../clause.ts'
import type { Hero } from './ids.ts'
import type { Source } from './source.ts'

export interface HeroToken {
  readonly clause: Clause
  /** Printed HP. */
  readonly hp: number
  /** The box it comes in: this game's, or the sibling's (WB-10.5). */
  readonly pack: 'base' | 'firstVisit'
  readonly source: { readonly name: Source; readonly hp: Source }
}

const base = (clause: Clause, hp: number): HeroToken => ({
  clause,
  hp,
  pack: 'base',
  source: { name: 'canon', hp: 'public' },
})

const visitor = (clause: Clause, hp: number): HeroToken => ({
  clause,
  hp,
  pack: 'firstVisit',
  source: { name: 'public', hp: 'public' },
})

/** Section 11.3. */
export const heroTokens: Readonly<Record<Hero, HeroToken>> = {
  necromancer: base('WB-11.15', 2),
  princess: base('WB-11.16', 2),
  ninja: base('WB-11.17', 3),
  bard: base('WB-11.18', 3),
  warrior: visitor('WB-11.19', 3),
  barbarian: visitor('WB-11.20', 4),
  mage: visitor('WB-11.21', 2),
  rogue: visitor('WB-11.22', 3),
}
