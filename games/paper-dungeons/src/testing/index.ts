/** Positions of Paper Dungeons in one line, and a table that plays them in words: for tests, bots, boards and browsers. */

export { diceOf, list } from '../position/notation.ts'
export { type Drawn, type Position, position, sheetOf } from '../position/position.ts'
export { wordOf } from './move-words.ts'
export { exploredOf, explores, gemsOf, slainOf } from './read-sheet.ts'
export { rigged, rollOf, rolls } from './rigged.ts'
export { did, happened, random, sit, start, type Table, withPowers } from './table.ts'
