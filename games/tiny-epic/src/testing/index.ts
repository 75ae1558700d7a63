/** Positions of Tiny Epic Dungeons in one line, and a table that plays them in words: for tests, bots, boards and browsers. */
export { cellOf, list, wordOfCell } from '../position/notation.ts'
export { type Placed, type Position, position } from '../position/position.ts'
export { wordOf } from './move-words.ts'
export { rigged } from './rigged.ts'
export { atTheDoor, seasoned, turns } from './seasoned.ts'
export { riggedTable, sit, type Table, tableAt } from './table.ts'
