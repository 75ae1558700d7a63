import { rounds } from '../../content/tracks.ts'
import { type Shield, scoreOf, shields } from '../../rules/score.ts'
import type { SheetProps } from './props.ts'

export interface ShieldEntry {
  readonly letter: Shield
  /** Absent before the first round, and for a boss not yet fought. */
  readonly value?: number
  /** Written down for good; the rest is an estimate until the game is over (PD-SCO.11). */
  readonly written: boolean
}

/** The shields as they stand: bosses and missions are written at once, all else after the last round. */
export function shieldEntries({ sheet, round }: Pick<SheetProps, 'sheet' | 'round'>): readonly ShieldEntry[] {
  const glory = scoreOf(sheet)
  const over = round > rounds
  return shields.map((letter): ShieldEntry => {
    const boss = ['A', 'B', 'C'].indexOf(letter)
    if (round === 0 || boss >= sheet.glory.length) return { letter, written: false }
    return { letter, value: glory[letter], written: over || boss >= 0 || letter === 'K' }
  })
}
