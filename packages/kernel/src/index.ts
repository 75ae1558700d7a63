export type * from './chance.ts'
export type * from './game.ts'
export type * from './match.ts'
export type * from './saying.ts'
