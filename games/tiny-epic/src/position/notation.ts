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
