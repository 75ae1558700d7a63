import { rounds } from '../../content/tracks.ts'
import { type Shield, scoreOf, shields } from '../../rules/score.ts'
import type { SheetProps } from './props.ts'

/** Open until there is something to write, then an estimate, or written for good. */
export type ShieldState = 'open' | 'estimate' | 'written'

export interface ShieldEntry {
  readonly letter: Shield
  readonly value: number
  readonly state: ShieldState
}

/** Bosses and missions are written at once, all else after the last round (PD-SCO.11). */
export function shieldState(shield: Shield, bossesFought: number, over: boolean): ShieldState {
  const boss = 'ABC'.indexOf(shield)
  if (boss >= 0) return boss < bossesFought ? 'written' : 'open'
  return over || shield === 'K' ? 'written' : 'estimate'
}

/** The shields of a sheet; before the first round all are open. */
export function shieldEntries({ sheet, round }: Pick<SheetProps, 'sheet' | 'round'>): readonly ShieldEntry[] {
  const glory = scoreOf(sheet)
  return shields.map(letter => ({
    letter,
    value: glory[letter],
    state: round === 0 ? 'open' : shieldState(letter, sheet.glory.length, round > rounds),
  }))
}
