/** Positions of Tiny Epic Dungeons in one line, and a table that plays them in words: for tests, bots, boards and browsers. */
export { type Placed, type Position, position } from './position.ts'
export { rigged } from './rigged.ts'
export { atTheDoor, seasoned, turns } from './seasoned.ts'
export { riggedTable, sit, type Table, tableAt } from './table.ts'
export { cellOf, list, wordOf, wordOfCell } from './words.ts'
