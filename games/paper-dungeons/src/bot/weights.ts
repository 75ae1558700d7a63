/** What the veteran's evaluation is made of; found by playing thousands of games. */
export interface Weights {
  /** Levels and points of strength that a die brings on average, used or won. */
  readonly rise: number
  readonly strength: number
  /** Strength that a die brings beyond that, where it is trained for a boss. */
  readonly training: number
  /** Points of movement that a die brings, as long as one wants to get somewhere. */
  readonly walk: number
  /** What it costs to stay away from a boss, beside glory, and to be a step away from its room. */
  readonly duty: number
  readonly haste: number
  /** Rooms still unexplored: how much of their value counts, at the end and at the beginning, and how fast it falls with distance. */
  readonly late: number
  readonly early: number
  readonly fade: number
  /** A blank room. */
  readonly room: number
  /** A reward: a level, a part, a potion, a gem, a minion struck down. */
  readonly level: number
  readonly part: number
  readonly potion: number
  readonly gem: number
  readonly kill: number
  /** What a gem adds beside its space on the track. */
  readonly lustre: number
  /** An item half built, as a share of what it adds when complete. */
  readonly half: number
  /** What items add beside printed glory: the Sword, the Scepter, the Medallion, the Cloak, the Cauldron, the Armour, the Tome. */
  readonly sword: number
  readonly scepter: number
  readonly medallion: number
  readonly cloak: number
  readonly cauldron: number
  readonly armour: number
  readonly tome: number
  /** Damage that a die costs on average, at level 1; hearts that a die brings. */
  readonly hazard: number
  readonly healing: number
  /** The breadth of luck about damage and health. */
  readonly luck: number
  /** The mage who may use any colour, for each die to come. */
  readonly mage: number
  /** How much of the expected glory of a goal or a mission counts. */
  readonly goal: number
  readonly mission: number
}

export const weights: Weights = {
  rise: 0.4,
  strength: 0.42,
  training: 0.5,
  walk: 1.4,
  duty: 2,
  haste: 0.05,
  late: 0.15,
  early: 0.35,
  fade: 5,
  room: 0.15,
  level: 1.2,
  part: 1.8,
  potion: 0.9,
  gem: 5,
  kill: 2.2,
  lustre: 0.6,
  half: 0.5,
  sword: 2.5,
  scepter: 3,
  medallion: 0.7,
  cloak: 1.5,
  cauldron: 3,
  armour: 2.5,
  tome: 1.2,
  hazard: 0.45,
  healing: 0.3,
  luck: 2,
  mage: 0.04,
  goal: 0.8,
  mission: 0.8,
}
