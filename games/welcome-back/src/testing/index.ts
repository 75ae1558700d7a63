/** Positions of Welcome Back in one line, and a driver that plays them: for tests, bots and the board's fixtures. */
export { type Chosen, type Driven, drive, pickMove } from './drive.ts'
export { cardsOf, type RunSetup, runOf, type Table, table, tokensOf } from './position.ts'
export { rigged } from './rigged.ts'
