import type { Seat, Viewer } from '@kazamata/kernel'
import type { Clause } from './clause.ts'
import type { strengthBonus } from './content/bosses.ts'
import type {
  Boss,
  Card,
  Face,
  Goal,
  Hero,
  Item,
  Letter,
  MinionKind,
  Mission,
  Power,
  Room,
} from './content/ids.ts'
import type { DamageSource, Reward, RewardSource } from './state.ts'

/** How a step led from room to room; absent through an open edge. */
export type Through = 'entrance' | 'wall' | 'water' | 'warp'

interface SheetEventBody {
  keptPower: { readonly power: Power }
  keptGoal: { readonly goal: Goal }
  /** A die is taken; its number goes to the round track (absent for none: skulls are never taken). */
  die: { readonly die: number; readonly face: Face; readonly number: number }
  /** The die is used to walk with so many points. */
  walk: { readonly mp: number }
  entered: {
    readonly room: Room
    readonly from?: Room
    readonly through?: Through
    /** Points left after the step, a Ranger's refund included. */
    readonly mp: number
    readonly refund?: true
    /** The room is explored for the first time. */
    readonly first?: true
  }
  /** The movement ends with points left. */
  stopped: { readonly mp: number }
  /** A minion is met: `level − hero level (with the armour)`, at least 0. */
  fought: {
    readonly room: Room
    readonly minion: MinionKind
    readonly level: number
    readonly hero: Hero
    readonly heroLevel: number
    readonly armour?: true
    readonly damage: number
  }
  /** A minion is crossed out; `minions` is how many now are. */
  slain: { readonly room: Room; readonly minions: number; readonly by: 'fight' | 'scepter' | 'assassin' }
  /** A trap is triggered; a Scout takes nothing. */
  trapped: { readonly room: Room; readonly damage: number; readonly scout?: true }
  /** Damage settled: `potions` points went to potion hearts, the rest to the column, which now holds `damage`. */
  hurt: {
    readonly harm: DamageSource
    readonly points: number
    readonly potions: number
    readonly damage: number
    readonly health: number
  }
  /** No damage where there would have been some: the Cleric, the Fortune Teller (in part), the Barbarian. */
  spared: { readonly harm: DamageSource; readonly points: number; readonly by: Hero | Power }
  resurrected: { readonly damage: number; readonly health: number }
  levelled: {
    readonly hero: Hero
    readonly level: number
    /** By a die, or as a reward. */
    readonly by: 'die' | RewardSource
    /** The Psionic turned the die's colour; a mage of level 4 may use any colour. */
    readonly colour?: 'psionic' | 'mage'
    /** Level 4: the class power works from now on (PD-LVL.5). */
    readonly mastered?: true
  }
  crafted: {
    readonly item: Item
    readonly parts: number
    readonly by: 'die' | RewardSource
    readonly done?: true
  }
  /** One potion more; `potions` is how many there are now. */
  potion: { readonly potions: number; readonly by: RewardSource }
  /** A gem claimed; without a letter it is a bonus gem. */
  gem: { readonly gems: number; readonly letter?: Letter; readonly by: RewardSource }
  /** The gem of this room is gone or was taken before. */
  noGem: { readonly room: Room; readonly letter: Letter; readonly taken?: true }
  /** A reward that cannot be used (PD-RWD.7). */
  lost: { readonly reward: Reward; readonly by: RewardSource }
}

/** Something that happens on one sheet. */
export type SheetEvent = {
  [T in keyof SheetEventBody]: { readonly do: T; readonly why: Clause } & SheetEventBody[T]
}[keyof SheetEventBody]
/** Tells what happens on a sheet. */
export type EmitSheetEvent = (event: SheetEvent) => void
export type SheetEventOf<T extends keyof SheetEventBody> = Extract<SheetEvent, { do: T }>

/** A boss fight's sum: levels, the weakness once more, bonuses (PD-BOS.3, BOS.4). */
export interface Strength {
  readonly levels: number
  readonly weakness: number
  readonly warrior?: typeof strengthBonus.warrior
  readonly sword?: typeof strengthBonus.sword
  readonly berserker?: typeof strengthBonus.berserker
  readonly total: number
}

interface EventBody {
  /** The match begins: dungeon, bosses and missions are revealed. */
  began: { readonly card: Card; readonly bosses: readonly Boss[]; readonly missions: readonly Mission[] }
  /** What one seat may keep; nobody else sees it. */
  dealt: { readonly seat: Seat; readonly powers: readonly Power[]; readonly goals: readonly Goal[] }
  /** Three skulls or three clovers: all dice again. */
  rerolled: { readonly round: number; readonly dice: readonly Face[]; readonly face: 'skull' | 'clover' }
  rolled: { readonly round: number; readonly dice: readonly Face[] }
  /** Part of a hidden turn, seen by its seat alone. */
  noted: { readonly seat: Seat; readonly deed: SheetEvent }
  /** The same at the reveal, seen by everybody else. */
  retold: { readonly seat: Seat; readonly deed: SheetEvent }
  /** Seen by everybody at once: skulls, boss damage, a boss's reward. */
  done: { readonly seat: Seat; readonly deed: SheetEvent }
  confirmed: { readonly seat: Seat; readonly final: true }
  /** Everybody has confirmed and all sheets are open. `round` 0 is the setup. */
  revealed: { readonly round: number }
  /** A gem was claimed by these seats and is crossed out by those (PD-GEM.5). */
  announced: {
    readonly letter: Letter
    readonly seats: readonly Seat[]
    readonly crossed: readonly Seat[]
  }
  /** The fight with a boss begins. */
  boss: { readonly boss: Boss; readonly level: 1 | 2 | 3 }
  /** How a seat fared: a tier from 1, or it fled because it never found the room or was too weak. */
  fight: {
    readonly seat: Seat
    readonly boss: Boss
    readonly strength: Strength
    readonly tier?: 1 | 2 | 3
    readonly fled?: 'absent' | 'weak'
    readonly glory: number
    readonly damage: number
  }
  /** Who gets the boss's reward; nobody after a tie, or when all fled. */
  victor: { readonly boss: Boss; readonly seat?: Seat; readonly tied?: readonly Seat[] }
  /** Gems that vanish after a boss (PD-VAR.1); those seats cross them out. */
  vanished: { readonly letter: Letter; readonly crossed: readonly Seat[] }
  /** A mission is fulfilled by these seats and leaves the game. */
  mission: { readonly mission: Mission; readonly seats: readonly Seat[]; readonly glory: number }
  /** After round 8: totals and rooms explored, by seat. */
  ended: {
    readonly scores: readonly number[]
    readonly rooms: readonly number[]
    readonly winners: readonly Seat[]
  }
}

/** What happened; `why` is the clause that caused it. */
export type Event = {
  [T in keyof EventBody]: { readonly type: T; readonly why: Clause } & EventBody[T]
}[keyof EventBody]
export type EventOf<T extends keyof EventBody> = Extract<Event, { type: T }>

/** Events that reveal hidden turns. */
export function reveals(event: Event): boolean {
  return event.type === 'revealed' || event.type === 'retold'
}

/** What a viewer may know of an event: until the reveal, a hidden turn is seen by its own seat only. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'noted':
      return event.seat === viewer ? event : undefined
    case 'retold':
      return event.seat === viewer ? undefined : event
    case 'began':
    case 'rerolled':
    case 'rolled':
    case 'done':
    case 'confirmed':
    case 'revealed':
    case 'announced':
    case 'boss':
    case 'fight':
    case 'victor':
    case 'vanished':
    case 'mission':
    case 'ended':
      return event
  }
}
