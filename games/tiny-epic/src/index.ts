export type { Clause } from './clause.ts'
export { type BossSheet, bossSheets, type Space } from './content/bosses.ts'
export { diceSource, type EnemyFace, enemyFaces, type Gain, gainOf, isPlus } from './content/dice.ts'
export type * from './content/effect.ts'
export { type GoblinCard, goblinCards } from './content/goblins.ts'
export { type HeroSheet, heroSheets, printed } from './content/heroes.ts'
export * from './content/ids.ts'
export type { Label } from './content/label.ts'
export { type LootCard, type LootType, lootCards, setBonuses } from './content/loot.ts'
export { type MinionCard, minionCards, minionReward } from './content/minions.ts'
export { ambushDamage, type Layout, layouts, type RoomCard, roomCards } from './content/rooms.ts'
export { type SpellCard, spellCards } from './content/spells.ts'
export { minionLight, type TorchSpace, type Track, tracks } from './content/torch.ts'
export type { By, Event, EventOf, Offer } from './event.ts'
export { tinyEpic } from './game.ts'
export type { Move } from './move.ts'
export type { Options } from './options.ts'
export { changePrice, commitLike } from './rules/adjust.ts'
export { answers } from './rules/agenda.ts'
export { attackTargets, isAimable } from './rules/aim.ts'
export {
  abilitiesOf,
  abilityFor,
  canPay,
  diceOf,
  hasSource,
  heroDefence,
  isLoot,
  isSpell,
  isStealthy,
  itemsOf,
  lootOf,
  piecesOf,
  skillBonus,
  sourcesOf,
  speedLeft,
  speedOf,
} from './rules/attributes.ts'
export { cardsIn, countOf } from './rules/bag.ts'
export { modifierOf, needOf, passes, rollsEnemyDie } from './rules/check.ts'
export { counterOf, damageOf } from './rules/counter.ts'
export { openings, rotations } from './rules/danger.ts'
export { canMove } from './rules/deeds.ts'
export { attackOf, reachOf } from './rules/enemies.ts'
export {
  defenceOf,
  enemiesOf,
  enemiesWithin,
  hasEnemy,
  hasHero,
  heroesWithin,
  isBoss,
  isConscious,
  isGoblin,
  isMinion,
  placeOf,
  speedOfEnemy,
} from './rules/figures.ts'
export { openMarkers } from './rules/foes.ts'
export {
  besideOf,
  type Cell,
  cellAt,
  cellCount,
  distances,
  doorCell,
  entranceCell,
  exitsOf,
  facedownCells,
  facedownTo,
  hasExit,
  isRevealed,
  lair,
  neighbours,
  pathTo,
  roomAt,
  sight,
  type Turns,
} from './rules/grid.ts'
export { entranceSpace, isDoorOpen, strides } from './rules/lair.ts'
export { bestResult, chances, expectedDamage, oddsOf } from './rules/odds.ts'
export { partySize } from './rules/party.ts'
export { attackKind, checkOf, costOf, effectsOf, harms, isRoom, targetsOf } from './rules/plan.ts'
export {
  attackPlan,
  attackProfile,
  counterDamage,
  type Profile,
  profileOf,
  torchAhead,
} from './rules/profile.ts'
export { type Reach as Reachable, reachable } from './rules/reach.ts'
export { type Action, refusalOf } from './rules/refusal.ts'
export { torchStart } from './rules/torch.ts'

export type * from './state.ts'
export { activeHero, clone, heroAt } from './state.ts'
export type { View } from './view.ts'
