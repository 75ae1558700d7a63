import type { Move } from '../move.ts'
import { lair } from '../rules/dungeon/grid.ts'
import type { Place } from '../state.ts'

/** The words of a text. */
export function list(text: string): string[] {
  return text.split(' ').filter(word => word !== '')
}

/** One of a closed list of names. */
export function oneOf<T extends string>(names: readonly T[], word: string): T {
  const name = names.find(other => other === word)
  if (name === undefined) throw new Error(`"${word}" is none of ${names.join(', ')}.`)
  return name
}

/** `cellOf('1,0')` is the cell east of the Entrance; `'lair'` is the boss sheet (TE-0.2). */
export function cellOf(word: string): Place {
  if (word === 'lair') return lair
  const [x = Number.NaN, y = Number.NaN] = word.split(',').map(Number)
  if (!(Math.abs(x) <= 3 && Math.abs(y) <= 3)) throw new Error(`"${word}" is no cell.`)
  return 7 * (y + 3) + x + 3
}

/** The same the other way round. */
export function wordOfCell(cell: Place): string {
  return cell === lair ? 'lair' : `${(cell % 7) - 3},${Math.floor(cell / 7) - 3}`
}

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
