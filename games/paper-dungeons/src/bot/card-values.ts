import type { Goal, Power } from '../content/ids.ts'

/** Glory that a power or a goal brought in simulated games, compared with the others. */
export const powerValues: Readonly<Record<Power, number>> = {
  alchemist: -3,
  assassin: -3,
  barbarian: -1.5,
  beastmaster: 6,
  berserker: 0,
  craftsman: 2,
  fortuneTeller: -1,
  healer: 1.5,
  merchant: 3,
  noble: -4,
  psionic: -6,
  ranger: -4,
  scout: -1,
  shaman: 3,
  treasureHunter: 3.5,
  veteran: 2.5,
}

export const goalValues: Readonly<Record<Goal, number>> = {
  G01: 0,
  G02: -3,
  G03: 2.5,
  G04: -2.5,
  G05: -2,
  G06: -5,
  G07: 2,
  G08: 1.5,
  G09: -1,
  G10: 1,
  G11: 1,
  G12: -1,
  G13: 3,
  G14: 1,
  G15: 1,
  G16: 1,
}
