import type { Move } from '../../move.ts'

/** How many of the last moves one "undo" takes back (PD-UI.6): a die with nothing else done goes with its first use. */
export function undoStepCount(diary: readonly Move[]): number {
  let count = 1
  while (count < diary.length) {
    const before = diary[diary.length - 1 - count]
    if (before?.do !== 'die' && before?.do !== 'walk') break
    count++
  }
  return Math.min(count, diary.length)
}

/** How many moves to take back so that the last die is in the pool again. */
export function undoDieCount(diary: readonly Move[]): number {
  const last = diary.findLastIndex(move => move.do === 'die')
  return last < 0 ? diary.length : diary.length - last
}
