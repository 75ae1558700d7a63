/** Positions of Paper Dungeons in one line, and a table that plays them in words: for tests, bots, boards and browsers. */

export { diceOf, list, wordOf } from './notation.ts'
export {
  type Drawn,
  exploredOf,
  explores,
  gemsOf,
  type Position,
  position,
  sheetOf,
  slainOf,
} from './position.ts'
export { rigged, rollOf, rolls } from './rigged.ts'
export { did, happened, random, sit, start, type Table, withPowers } from './table.ts'
