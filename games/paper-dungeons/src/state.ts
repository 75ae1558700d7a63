import type { Seat } from '@kazamata/kernel'
import type { Boss, Card, Face, Goal, Mission, Power, Room } from './content/ids.ts'
import type { Move } from './move.ts'
import type { Options } from './options.ts'

/** A player's sheet: all that is drawn on it, and nothing that follows from it (PD-SHT.9). */
export interface Sheet {
  /** Absent until kept. */
  power?: Power
  goal?: Goal
  /** Absent outside the dungeon. */
  at?: Room
  /** By index into `heroes`. */
  readonly levels: number[]
  /** Filled parts, 0 to 2, by index into `items`. */
  readonly parts: number[]
  potions: number
  /** Potion hearts used up. */
  hearts: number
  damage: number
  resurrected: boolean
  /** Filled spaces of the gem track, bonus gems included. */
  gems: number
  /** Letters taken and letters crossed out, as bits by index into `letters`. */
  taken: number
  crossed: number
  /** Defeated minions, as bits by index into `minionRooms`. */
  slain: number
  /** Explored rooms: a mask for each row from 1 to 7, bit 0 is column A. */
  readonly explored: number[]
  /** Entries into trap rooms, crossings of walls and of water. */
  traps: number
  walls: number
  waters: number
  /** All rooms entered, in order, two characters each: `C1D1E1` (PD-MOV.13). */
  path: string
  /** The round track: the numbers of the dice used, one digit each, three a round (PD-RND.7). */
  track: string
  /** Glory or loss from bosses 1 to 3, as far as they were fought (A, B, C). */
  readonly glory: number[]
  /** Missions scored and what they paid (K). */
  missions: readonly { readonly mission: Mission; readonly glory: number }[]
}

/** Where damage comes from (PD-DMG.1). */
export type DamageSource = 'skull' | 'minion' | 'trap' | 'boss'

export type Reward = 'potion' | 'part' | 'level' | 'gem' | 'kill'

/** Where a reward comes from (PD-RWD.1). */
export type RewardSource =
  | 'room'
  | 'potions'
  | 'gems'
  | 'rogue'
  | 'scepter'
  | 'cauldron'
  | 'tome'
  | 'power'
  | 'boss'
  | 'brew'

/** Something that a seat has to decide, or that happens to it. In an agenda the next one is last. */
export type Task =
  | { readonly do: 'keepPower' }
  | { readonly do: 'keepGoal' }
  /** Pick a die. */
  | { readonly do: 'die' }
  /** Say what it does. */
  | { readonly do: 'use'; readonly die: number }
  /** Walk on; `paid` are the waters that gave the Ranger a point in this movement, as bits by index into `waters`. */
  | { readonly do: 'walk'; readonly mp: number; readonly paid: number }
  /** The treasure of a room just entered, once its fight or trap is over. */
  | { readonly do: 'loot'; readonly room: Room }
  | { readonly do: 'gain'; readonly reward: Reward; readonly from: RewardSource }
  /** Setup powers: two different heroes or items; `not` is the index of the one already chosen. */
  | { readonly do: 'veteran'; readonly not?: number }
  | { readonly do: 'craftsman'; readonly not?: number }
  | { readonly do: 'hunter' }
  /** Damage to be shared between potions and the damage column. */
  | { readonly do: 'hurt'; readonly points: number; readonly harm: DamageSource; readonly room?: Room }
  /** A minion beaten in a fight is crossed out. */
  | { readonly do: 'slay'; readonly room: Room }
  | { readonly do: 'confirm' }

/** A seat's turn, played in secret while the others play theirs. */
export interface Turn {
  sheet: Sheet
  agenda: Task[]
  /** Dice used this round, as bits. */
  used: number
  /** The Psionic's die of this round is spent (PD-POW.13). */
  psionic: boolean
  /** The moves since the last reveal, where they are replayed on the shown sheet to tell the others what was done. */
  diary: Move[]
  /** Two powers and two goals to choose from; only while they are being chosen. */
  dealt?: Dealt
}

export interface Dealt {
  readonly powers: readonly [Power, Power]
  readonly goals: readonly [Goal, Goal]
}

export interface Player extends Turn {
  /** The sheet as everybody knows it; replaced, never changed. */
  shown: Sheet
  confirmed: boolean
}

/**
 * What the table waits for: cards to keep, setup powers, turns, boss damage to be shared (`potionUse = ask`), the
 * reward of a boss's victor, nothing more. All but `reward` are hidden and end with everybody's confirmation.
 */
export type Phase = 'keep' | 'prepare' | 'turn' | 'boss' | 'reward' | 'over'

/** The public facts that every turn depends on: part of a state and of a view. */
export interface Facts {
  readonly options: Options
  readonly card: Card
  /** Levels 1, 2, 3. */
  readonly bosses: readonly [Boss, Boss, Boss]
  /** 0 before the first round. */
  readonly round: number
  /** White 1 to 3, black 1 to 3; empty before the first roll. */
  readonly dice: readonly Face[]
  readonly phase: Phase
}

export interface State extends Facts {
  /** Open missions, in the order drawn; replaced, never changed. */
  missions: readonly Mission[]
  round: number
  /** Replaced, never changed. */
  dice: readonly Face[]
  phase: Phase
  readonly players: readonly Player[]
}

/** Facts and open missions, for a view or a state. */
export function factsOf({ options, card, bosses, missions, round, dice, phase }: Omit<State, 'players'>) {
  return { options, card, bosses, missions, round, dice, phase }
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`There is no seat ${seat} at this table.`)
  return player
}

/** A sheet before the first round (PD-SET.1). */
export function freshSheet(): Sheet {
  return {
    levels: [1, 1, 1, 1],
    parts: [0, 0, 0, 0, 0, 0, 0, 0],
    potions: 0,
    hearts: 0,
    damage: 0,
    resurrected: false,
    gems: 0,
    taken: 0,
    crossed: 0,
    slain: 0,
    explored: [0, 0, 0, 0, 0, 0, 0],
    traps: 0,
    walls: 0,
    waters: 0,
    path: '',
    track: '',
    glory: [],
    missions: [],
  }
}

export function cloneSheet(sheet: Readonly<Sheet>): Sheet {
  const copy: Sheet = {
    levels: sheet.levels.slice(),
    parts: sheet.parts.slice(),
    potions: sheet.potions,
    hearts: sheet.hearts,
    damage: sheet.damage,
    resurrected: sheet.resurrected,
    gems: sheet.gems,
    taken: sheet.taken,
    crossed: sheet.crossed,
    slain: sheet.slain,
    explored: sheet.explored.slice(),
    traps: sheet.traps,
    walls: sheet.walls,
    waters: sheet.waters,
    path: sheet.path,
    track: sheet.track,
    glory: sheet.glory.slice(),
    missions: sheet.missions,
  }
  if (sheet.power !== undefined) copy.power = sheet.power
  if (sheet.goal !== undefined) copy.goal = sheet.goal
  if (sheet.at !== undefined) copy.at = sheet.at
  return copy
}

/** A turn in which nothing has been done yet. */
export function newTurn(sheet: Sheet, agenda: Task[]): Turn {
  return { sheet, agenda, used: 0, psionic: false, diary: [] }
}

export function cloneTurn(turn: Turn): Turn {
  const copy: Turn = {
    sheet: cloneSheet(turn.sheet),
    agenda: turn.agenda.slice(),
    used: turn.used,
    psionic: turn.psionic,
    diary: turn.diary.slice(),
  }
  if (turn.dealt !== undefined) copy.dealt = turn.dealt
  return copy
}

function clonePlayer(player: Player): Player {
  const copy: Player = {
    sheet: cloneSheet(player.sheet),
    agenda: player.agenda.slice(),
    used: player.used,
    psionic: player.psionic,
    diary: player.diary.slice(),
    shown: player.shown,
    confirmed: player.confirmed,
  }
  if (player.dealt !== undefined) copy.dealt = player.dealt
  return copy
}

export function clone(state: State): State {
  return {
    options: state.options,
    card: state.card,
    bosses: state.bosses,
    missions: state.missions,
    round: state.round,
    dice: state.dice,
    phase: state.phase,
    players: state.players.map(clonePlayer),
  }
}
