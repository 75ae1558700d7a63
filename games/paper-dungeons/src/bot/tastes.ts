import type { Goal, Power } from '../content/ids.ts'

/** What a power or a goal has brought, beside others; the veteran keeps what has paid most. */
export const powerTaste: Readonly<Record<Power, number>> = {
  alchemist: 0,
  assassin: 2,
  barbarian: 1,
  beastmaster: 1,
  berserker: 0,
  craftsman: 0,
  fortuneTeller: 2,
  healer: 3,
  merchant: 2,
  noble: 0,
  psionic: 1,
  ranger: -2,
  scout: 0,
  shaman: 3,
  treasureHunter: 3,
  veteran: 0,
}

export const goalTaste: Readonly<Record<Goal, number>> = {
  G01: 2,
  G02: 0,
  G03: 3,
  G04: 1,
  G05: 0,
  G06: 1,
  G07: 3,
  G08: 1,
  G09: 2,
  G10: 1,
  G11: 1,
  G12: 1,
  G13: 3,
  G14: 3,
  G15: 1,
  G16: 2,
}
