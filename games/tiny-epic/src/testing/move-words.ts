import type { Move } from '../move.ts'
import { wordOfCell } from '../position/notation.ts'

const dice = (bits: number) =>
  [0, 1, 2]
    .filter(die => bits & (1 << die))
    .map(die => `+${die}`)
    .join('')

/** A move in a word: `step:1,0`, `attack:hammer`, `commit:0+2`, `change:1-`, `pay`. */
export function wordOf(move: Move): string {
  switch (move.do) {
    case 'step':
    case 'go':
    case 'path':
      return `${move.do}:${wordOfCell(move.to)}`
    case 'flip':
      return `flip:${wordOfCell(move.cell)}`
    case 'attack':
      return `attack:${move.with}${move.area ? ':area' : ''}`
    case 'reroll':
      return `reroll:${move.with}:${move.die}`
    case 'discard':
      return `discard:${move.hero}:${move.card}`
    case 'commit':
      return `commit:${move.main}${dice(move.plus)}`
    case 'change':
      return `change:${move.die}${move.by === 1 ? '+' : '-'}`
    default:
      // All others have one value, or none.
      return Object.values(move).join(':')
  }
}
