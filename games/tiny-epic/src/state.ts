import type { Seat } from '@kazamata/kernel'
import type { Clause } from './clause.ts'
import type { EnemyFace } from './content/dice.ts'
import type { Effects } from './content/effect.ts'
import type {
  Boss,
  Enemy,
  Goblin,
  Hero,
  Item,
  Loot,
  Minion,
  Room,
  Skill,
  Source,
  Spell,
} from './content/ids.ts'
import type { Options } from './options.ts'

/** A cell 0 to 48, row by row from the north-west, or 49, the boss sheet. */
export type Place = number

export interface HeroState {
  readonly seat: Seat
  readonly hero: Hero
  health: number
  focus: number
  place: Place
  /** 1 to 6 on the boss sheet, else 0. */
  space: number
  /** Equipment; the lists are replaced, never changed. A hand covers the printed slot of its place. */
  hands: readonly [Loot | 'none', Loot | 'none']
  garb: Loot | 'none'
  trinkets: readonly Loot[]
  spells: readonly Spell[]
}

/** What the hero at turn has done so far. */
export interface Turn {
  hero: number
  /** Speed spent, and Speed bought. */
  spent: number
  haste: number
  /** An enemy has stopped the hero (TE-6.13). */
  stopped: boolean
  /** Movement is over (TE-5.2). */
  still: boolean
  /** The heroic action is taken. */
  acted: boolean
  stealth: boolean
  /** Walked onto the present space of the boss sheet, whose effect has not fired yet (TE-21.9). */
  landed: boolean
  /** Rooms whose free action is used (TE-16.17); replaced, never changed. */
  used: readonly Room[]
}

/** Figures on the table; replaced, never changed. */
export interface GoblinFigure {
  readonly card: Goblin
  readonly slot: 1 | 2 | 3 | 4
  readonly place: Place
}
export interface MinionFigure {
  readonly card: Minion
  readonly health: number
  readonly place: Place
}
export interface BossFigure {
  readonly card: Boss
  readonly place: Place
  /** One for each hero, from 8 to 0. */
  readonly markers: readonly number[]
  /** How many of its seal spaces are covered, the highest first. */
  readonly sealed: number
}

/** Cards that nobody has seen, as bits by index into their lists of ids. */
export interface Bags {
  /** By index into `chambers`; those in no pile included. */
  rooms: number
  encounters: number
  goblins: number
  minions: number
  loot: number
  spells: number
}

/** What a heroic action, a free action or an entry is about. */
export type ActionKind =
  | 'trap'
  | 'search'
  | 'disarm'
  | 'room'
  | 'cast'
  | 'special'
  | 'melee'
  | 'missile'
  | 'free'
  | 'after'

/** Whom one effect hits; which of the two lists counts follows from the effect. */
export interface Targets {
  readonly enemies: readonly Enemy[]
  readonly heroes: readonly number[]
}

/** A declared action: with it everything but dice is fixed (TE-9.21, TE-11.16). */
export interface DeclaredAction {
  readonly kind: ActionKind
  /** Where it is printed. */
  readonly by: Source | Room
  /** Result bonus of whatever granted it. */
  readonly bonus: number
  readonly area?: true
  /** Target of each effect in turn; of an attack only one. */
  readonly targets: readonly Targets[]
}

/** A check whose dice lie on the table. */
export interface Roll {
  readonly action: DeclaredAction
  readonly skill: Skill
  readonly dice: readonly number[]
  readonly enemyDie?: EnemyFace
  /** Result bonus bought. */
  readonly boost: number
  /** Triggered abilities used (TE-16.13). */
  readonly used: readonly Source[]
}

export type Cause = Source | Room | Enemy

/** On whose behalf effects run. */
export interface EffectContext {
  readonly why: Clause
  readonly by: Cause
  readonly hero: number
  /** Where "here" is. */
  readonly place: Place
  readonly targets: readonly Targets[]
  /** A reward, every part of which is an offer (TE-14.8). */
  readonly offer?: true
  /** A spell's damage is raised for this target. */
  readonly strengthened?: { readonly enemy: Enemy; readonly by: number }
}

/** An enemy on its way. */
export interface EnemyMovement {
  readonly enemy: Enemy
  /** The hero it heads for. */
  readonly hero: number
  readonly left: number
  /** Does it attack when it gets there? A taunted boss does not, and does not stop for others. */
  readonly last: 'strike' | 'nothing' | 'taunted'
}

/** What has to be decided or done, the next one last. */
export type Task =
  /** Setup. */
  | { readonly do: 'pick'; readonly hero: number; readonly from: readonly Hero[] }
  /** The course of turns. */
  | { readonly do: 'nextTurn'; readonly hero: number }
  | { readonly do: 'turn' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'burn' }
  /** Movement and the grid. */
  | {
      readonly do: 'rotate'
      readonly cell: Place
      readonly room: Room
      /** The room it must be joined to; absent = any neighbour that has a corridor to it (TE-7.11). */
      readonly from?: Place
      readonly walk?: Walk
    }
  | { readonly do: 'halt'; readonly walk: Walk }
  | { readonly do: 'extraMove'; readonly left: number; readonly stealth: boolean }
  | { readonly do: 'teleport'; readonly by: 'portal' | 'teleport'; readonly why: Clause }
  | { readonly do: 'reveal'; readonly left: number; readonly why: Clause }
  | { readonly do: 'explore'; readonly cells: readonly Place[] }
  /** Checks. */
  | { readonly do: 'act'; readonly action: DeclaredAction | 'rest' }
  | { readonly do: 'aim'; readonly action: DeclaredAction }
  | { readonly do: 'skill'; readonly action: DeclaredAction }
  | { readonly do: 'roll'; readonly action: DeclaredAction; readonly skill: Skill }
  | { readonly do: 'adjust'; readonly roll: Roll }
  | { readonly do: 'pay'; readonly roll: Roll }
  | { readonly do: 'strengthenSpell'; readonly roll: Roll; readonly by: number }
  | { readonly do: 'hearts'; readonly count: number }
  | { readonly do: 'spoils' }
  /** `alive` are the targets that have not died of it. */
  | { readonly do: 'counter'; readonly roll: Roll; readonly alive: readonly Enemy[] }
  | { readonly do: 'buyDefence'; readonly roll: Roll; readonly enemy: Enemy; readonly with: Source }
  | {
      readonly do: 'counterAttack'
      readonly roll: Roll
      readonly enemy: Enemy
      /** Defence bought for it. */
      readonly defence: number
    }
  | { readonly do: 'after'; readonly with: Source }
  /** Effects. */
  | { readonly do: 'run'; readonly effects: Effects; readonly at: number; readonly context: EffectContext }
  | { readonly do: 'choose'; readonly of: readonly Effects[]; readonly context: EffectContext }
  | { readonly do: 'maybe'; readonly effects: Effects; readonly context: EffectContext }
  | { readonly do: 'extra'; readonly kind: 'melee' | 'missile'; readonly bonus: number }
  | { readonly do: 'discover'; readonly kind: 'loot' | 'spell'; readonly rowOnly: boolean }
  | { readonly do: 'equip'; readonly card: Item; readonly drawn: boolean }
  | { readonly do: 'lose'; readonly hero: number; readonly count: number; readonly by: Cause }
  | { readonly do: 'wound'; readonly points: number; readonly by: Cause }
  | { readonly do: 'push'; readonly enemy: Enemy; readonly left: number }
  | { readonly do: 'control'; readonly enemies: readonly Enemy[]; readonly steps: number }
  | { readonly do: 'controlStep'; readonly enemy: Enemy; readonly left: number }
  /** The torch and the enemies. */
  | { readonly do: 'torch'; readonly steps: number; readonly why: Clause }
  | { readonly do: 'phase'; readonly enemies: readonly Enemy[] }
  | { readonly do: 'hunt'; readonly enemy: Enemy; readonly last: 'strike' | 'nothing' }
  | { readonly do: 'enemyMovement'; readonly movement: EnemyMovement }
  | { readonly do: 'strike'; readonly enemy: Enemy }

/** How a hero comes into a room. */
export interface Walk {
  readonly to: Place
  readonly by: 'step' | 'portal' | 'teleport' | 'extra'
  readonly stealth: boolean
}

export interface State {
  readonly options: Options
  /** How many people sit at the table. */
  readonly seats: number
  /** How many heroes there are; the list grows while they are chosen. */
  readonly party: 2 | 3 | 4
  readonly heroes: HeroState[]
  act: 1 | 2
  /** A space of the act's track. */
  torch: number
  /** End-of-turn steps that the torch still rests (D12). */
  grace: number
  turn: Turn
  /** 49 codes: see `rules/dungeon/grid.ts`. */
  readonly cells: number[]
  readonly bags: Bags
  /** Cards not dealt yet, and cards not seen yet, of piles A, B, C. */
  readonly deck: number[]
  readonly hidden: number[]
  /** Encounters in pile B that nobody has seen. */
  ambushes: number
  /** Cells of disarmed traps and of seals; replaced, never changed. */
  disarmed: readonly Place[]
  seals: readonly Place[]
  /** In order of their slots, as far as they are in the dungeon. */
  goblins: readonly GoblinFigure[]
  /** Goblin cards to be drawn again when the bag is empty. */
  goblinDiscards: readonly Goblin[]
  /** Alive, from left to right. */
  minions: readonly MinionFigure[]
  /** How many minions are dead. */
  slain: number
  boss?: BossFigure
  /** Killed, and their reward not taken yet. */
  spoils: readonly Enemy[]
  lootRow: readonly Loot[]
  spellRow: readonly Spell[]
  agenda: Task[]
  result?: { readonly won: boolean; readonly why: Clause }
}

export function heroAt(state: State, index: number): HeroState {
  const hero = state.heroes[index]
  if (hero === undefined) throw new Error(`There is no hero ${index} in this party.`)
  return hero
}

/** The hero whose turn it is. */
export function activeHero(state: State): HeroState {
  return heroAt(state, state.turn.hero)
}

function cloneHero(hero: HeroState): HeroState {
  return {
    seat: hero.seat,
    hero: hero.hero,
    health: hero.health,
    focus: hero.focus,
    place: hero.place,
    space: hero.space,
    hands: hero.hands,
    garb: hero.garb,
    trinkets: hero.trinkets,
    spells: hero.spells,
  }
}

export function clone(state: State): State {
  const { turn, bags } = state
  const copy: State = {
    options: state.options,
    seats: state.seats,
    party: state.party,
    heroes: state.heroes.map(cloneHero),
    act: state.act,
    torch: state.torch,
    grace: state.grace,
    turn: {
      hero: turn.hero,
      spent: turn.spent,
      haste: turn.haste,
      stopped: turn.stopped,
      still: turn.still,
      acted: turn.acted,
      stealth: turn.stealth,
      landed: turn.landed,
      used: turn.used,
    },
    cells: state.cells.slice(),
    bags: {
      rooms: bags.rooms,
      encounters: bags.encounters,
      goblins: bags.goblins,
      minions: bags.minions,
      loot: bags.loot,
      spells: bags.spells,
    },
    deck: state.deck.slice(),
    hidden: state.hidden.slice(),
    ambushes: state.ambushes,
    disarmed: state.disarmed,
    seals: state.seals,
    goblins: state.goblins,
    goblinDiscards: state.goblinDiscards,
    minions: state.minions,
    slain: state.slain,
    spoils: state.spoils,
    lootRow: state.lootRow,
    spellRow: state.spellRow,
    agenda: state.agenda.slice(),
  }
  if (state.boss !== undefined) copy.boss = state.boss
  if (state.result !== undefined) copy.result = state.result
  return copy
}
