import { dungeons } from '../content/dungeons.ts'
import {
  type Boss,
  type Card,
  type Goal,
  type Item,
  items,
  letters,
  type Mission,
  missions,
  type Power,
  type Room,
  rooms,
} from '../content/ids.ts'
import { minionRooms } from '../content/map.ts'
import { bossRounds } from '../content/tracks.ts'
import { type Options, optionsSchema } from '../options.ts'
import { initialAgenda } from '../rules/initial-agenda.ts'
import type { Player, Sheet, State } from '../state.ts'
import { diceOf, lettersOf, levelsOf, list, roomsOf } from './notation.ts'

/** A sheet; everything has a default, which is a fresh one (PD-SET.1). */
export interface Drawn {
  /** The Assassin: no glory, and no effect once the game runs. */
  readonly power?: Power
  /** G09: warrior and cleric train black, mage and rogue white. */
  readonly goal?: Goal
  /** Outside the dungeon, by default. */
  readonly at?: Room
  /** `'W3 M2 C3 R2'`; who is not named has level 1. */
  readonly levels?: string
  readonly parts?: Partial<Record<Item, number>>
  readonly potions?: number
  /** Potion hearts used. */
  readonly hearts?: number
  readonly damage?: number
  readonly resurrected?: boolean
  /** As many as letters are taken, by default. */
  readonly gems?: number
  /** Gems by letter: `'A C'`. */
  readonly taken?: string
  readonly crossed?: string
  /** Rooms of defeated minions: `'D6 F7'`. */
  readonly slain?: string
  /** Rooms explored before the one the party stands in. */
  readonly explored?: string
  readonly traps?: number
  readonly walls?: number
  readonly waters?: number
  /** Glory of the bosses met so far. */
  readonly glory?: readonly number[]
  /** Missions scored, 4 glory each: `'M01'`. */
  readonly scored?: string
}

/** A turn about to be played; what is drawn here is on every sheet that does not say otherwise. */
export interface Position extends Drawn {
  /** One alone, by default; a list says what is different for each. */
  readonly seats?: number | readonly Drawn[]
  readonly card?: Card
  readonly bosses?: readonly [Boss, Boss, Boss]
  /** Open missions: `'M07 M08'`; none, by default. */
  readonly missions?: string
  /** 2, by default: no boss waits at its end. */
  readonly round?: number
  /**
   * `'W M * C B S'`: three white, three black; `*` is a clover, `B` boots, `S` a skull. What it hurts is done, unless it
   * has to be asked.
   */
  readonly dice?: string
  readonly options?: Partial<Options>
}

/** A sheet in one line: `sheetOf({ levels: 'W3 M2', potions: 3, parts: { sword: 2 } })`. */
export function sheetOf(drawn: Drawn = {}, round = 2): Sheet {
  const { power = 'assassin', goal = 'G09', at } = drawn
  const seen = [...roomsOf(drawn.explored ?? ''), ...(at === undefined ? [] : [at])]
  const taken = lettersOf(drawn.taken ?? '')
  return {
    power,
    goal,
    ...(at !== undefined && { at }),
    levels: levelsOf(drawn.levels ?? ''),
    parts: items.map(item => drawn.parts?.[item] ?? 0),
    potions: drawn.potions ?? 0,
    hearts: drawn.hearts ?? 0,
    damage: drawn.damage ?? 0,
    resurrected: drawn.resurrected ?? false,
    gems: drawn.gems ?? taken.length,
    taken: bits(taken, letters),
    crossed: bits(lettersOf(drawn.crossed ?? ''), letters),
    slain: bits(roomsOf(drawn.slain ?? ''), minionRooms),
    explored: masks(seen),
    traps: drawn.traps ?? 0,
    walls: drawn.walls ?? 0,
    waters: drawn.waters ?? 0,
    path: seen.join(''),
    track: '1'.repeat(3 * (round - 1)),
    glory: drawn.glory?.slice() ?? bossRounds.filter(end => end < round).map(() => 0),
    missions: missionsOf(drawn.scored ?? '').map(mission => ({ mission, glory: 4 })),
  }
}

/** A turn about to be played: `position({ card: 'A', at: 'F2', levels: 'C4', dice: 'W M * C B S', seats: 2 })`. */
export function position(drawn: Position = {}): State {
  const { seats = 1, card = 'A', round = 2, dice = 'W M C W M C', options, ...common } = drawn
  const each = typeof seats === 'number' ? Array.from({ length: seats }, () => ({})) : seats
  const state: State = {
    options: {
      ...optionsSchema.parse({}),
      dungeon: card,
      missions: drawn.missions !== undefined,
      ...options,
    },
    card,
    bosses: drawn.bosses ?? dungeons[card].bosses,
    missions: missionsOf(drawn.missions ?? ''),
    round,
    dice: diceOf(dice),
    phase: 'turn',
    players: each.map(own => playerOf({ ...common, ...own }, round)),
  }
  for (const player of state.players) player.agenda = initialAgenda(state, player.shown)
  return state
}

function playerOf(drawn: Drawn, round: number): Player {
  return {
    sheet: sheetOf(drawn, round),
    shown: sheetOf(drawn, round),
    agenda: [],
    used: 0,
    psionic: false,
    diary: [],
    confirmed: false,
  }
}

function missionsOf(text: string): Mission[] {
  return list(text).map(word => {
    const mission = missions.find(name => name === word)
    if (mission === undefined) throw new Error(`There is no mission called ${word}.`)
    return mission
  })
}

function bits<T>(some: readonly T[], all: readonly T[]): number {
  let mask = 0
  for (const one of some) {
    const at = all.indexOf(one)
    if (at < 0) throw new Error(`${one} is none of ${all.join(', ')}.`)
    mask |= 1 << at
  }
  return mask
}

/** A mask for each row, bit 0 is column A. */
function masks(seen: readonly Room[]): number[] {
  const rows = Array.from({ length: 7 }, () => 0)
  for (const room of seen) {
    const at = rooms.indexOf(room)
    const row = Math.floor(at / 6)
    rows[row] = (rows[row] ?? 0) | (1 << (at % 6))
  }
  return rows
}
