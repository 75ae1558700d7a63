/** What a bot goes by, in hero turns; found by playing thousands of games and keeping what wins more. */
export const weights = {
  /** A card that Explore turns, and what speaks for or against it besides the torch. */
  lookCard: 0.55,
  look: -0.3,
  /** A card flipped on the way, more if it may hide what is sought; what can be done after it. */
  flip: 1.7,
  wanted: 0.63,
  after: 0.42,
  /** The boss over a seal, and within reach of a blow. */
  lure: 2.8,
  meet: 0.84,
  /** A step of the way, and what lies at its end. */
  step: 0.2,
  frontier: 1.08,
  minion: 2.97,
  door: 2.4,
  goblin: 1.9,
  goblins: 3.2,
  boss: 2.5,
  seal: 1.88,
  sealNow: 2.6,
  /** Opening the lair. */
  entry: 2.5,
  fitness: 7,
  scattered: 0.4,
  /** Health, focus, a fall, a space of the torch. */
  health: 0.7,
  focus: 0.8,
  fall: 0.49,
  light: 1.25,
  /** One goblin more or less. */
  crowd: 1,
  reward: 1.6,
  /** A point of damage to a minion, its death, the torch it lifts; a point of damage to the boss. */
  wound: 1,
  kill: 1.68,
  risen: 0.36,
  bossWound: 1.49,
  /** A card revealed, a trap disarmed, equipment. */
  reveal: 0.49,
  disarm: 0.3,
  gear: 0.6,
  threat: 1,
}
