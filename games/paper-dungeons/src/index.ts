export type { Clause } from './clause.ts'
export { type BossCard, type BossReward, bossCards, type Tier } from './content/bosses.ts'
export { type Campaign, campaigns, type Story, stories } from './content/campaigns.ts'
export { black, type DieKind, pool, white } from './content/dice.ts'
export { type DungeonCard, dungeons } from './content/dungeons.ts'
export { type Colour, type Count, type GoalCard, goalCards, goalGlory } from './content/goals.ts'
export * from './content/ids.ts'
export { type MagicItem, magicItems } from './content/items.ts'
export type { Label } from './content/label.ts'
export {
  corners,
  type Edge,
  entrances,
  minionRooms,
  type Place,
  places,
  walls,
  warps,
  waters,
} from './content/map.ts'
export { type MissionCard, missionCards, missionGlory, soloGlory } from './content/missions.ts'
export { type PowerCard, powerCards } from './content/powers.ts'
export { type Rank, rankOf, ranks } from './content/ranks.ts'
export * from './content/tracks.ts'
export type { Deed, DeedOf, Event, EventOf, Strength, Through } from './event.ts'
export { type Foresight, foresee } from './foresee.ts'
export { paperDungeons } from './game.ts'
export type { Move } from './move.ts'
export type { Options } from './options.ts'
export { bossAfter, type Fight, fightOf, strengthOf, tierOf } from './rules/boss.ts'
export type { Gate } from './rules/chart.ts'
export {
  completed,
  countOf,
  hasExplored,
  hasItem,
  health,
  minionCount,
  openHearts,
  roomCount,
} from './rules/count.ts'
export { numberOf } from './rules/dice.ts'
export { distance, stepsFrom } from './rules/distance.ts'
export { skullHarm } from './rules/harm.ts'
export {
  type Account,
  accountOf,
  type GoalProgress,
  goalProgress,
  lossOf,
  type MissionProgress,
  missionProgress,
  type Score,
  type Shield,
  scoreOf,
  shields,
} from './rules/score.ts'
export { advance, answers } from './rules/turn.ts'
export { opponents } from './rules/walk.ts'
export type {
  Dealt,
  Facts,
  Harm,
  Phase,
  Player,
  Reward,
  Sheet,
  Source,
  State,
  Task,
  Turn,
} from './state.ts'
export { cloneSheet, cloneTurn, freshSheet } from './state.ts'
export type { PlayerView, View } from './view.ts'
