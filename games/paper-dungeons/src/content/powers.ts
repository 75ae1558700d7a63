import type { Clause } from '../clause.ts'
import type { Power } from './ids.ts'
import type { Label } from './label.ts'

export interface PowerCard {
  readonly rule: Clause
  readonly kind: 'setup' | 'trigger' | 'round'
  readonly glory: number
  readonly source: Label
}

const card = (rule: Clause, kind: PowerCard['kind'], glory: number, source: Label = 'canon'): PowerCard => ({
  rule,
  kind,
  glory,
  source,
})

/** Section 3.6. */
export const powerCards: Readonly<Record<Power, PowerCard>> = {
  alchemist: card('PD-POW.2', 'trigger', -1),
  assassin: card('PD-POW.3', 'setup', 0),
  barbarian: card('PD-POW.4', 'trigger', 0),
  beastmaster: card('PD-POW.5', 'trigger', -2),
  berserker: card('PD-POW.6', 'trigger', -2),
  craftsman: card('PD-POW.8', 'setup', -3),
  fortuneTeller: card('PD-POW.7', 'trigger', 2),
  healer: card('PD-POW.9', 'setup', 2),
  merchant: card('PD-POW.10', 'trigger', 0),
  noble: card('PD-POW.11', 'trigger', -1),
  psionic: card('PD-POW.12', 'round', 0),
  ranger: card('PD-POW.14', 'trigger', -1),
  scout: card('PD-POW.16', 'trigger', -2),
  shaman: card('PD-POW.17', 'trigger', 3),
  treasureHunter: card('PD-POW.18', 'setup', 0, 'ruling'),
  veteran: card('PD-POW.20', 'setup', -3),
}
