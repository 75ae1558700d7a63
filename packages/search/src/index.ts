export type * from './bot.ts'
