import type { SheetProps } from './props.ts'

export interface Entry {
  readonly letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'
  /** Absent for a boss not yet fought. */
  readonly value?: number
  /** Written down for good; the rest is an estimate until the end (PD-SCO.11). */
  readonly written: boolean
}

export function entriesOf(_props: Pick<SheetProps, 'sheet' | 'round'>): readonly Entry[] {
  return 'ABCDEFGHIJKL'
    .split('')
    .map((letter, i) => ({ letter: letter as 'A', value: i - 3, written: i % 3 === 0 }))
}
