import type { Clause } from '../clause.ts'
import { type Hero, heroes, type Item, items, type Letter, letters, type Room } from '../content/ids.ts'
import { minionRooms } from '../content/map.ts'
import { powerCards } from '../content/powers.ts'
import {
  gemPrizes,
  mastery,
  maxGems,
  maxLevel,
  maxPotions,
  minionPrizes,
  potionPrizes,
} from '../content/tracks.ts'
import type { SheetEvent, SheetEventOf } from '../event.ts'
import type { Reward, RewardSource, Sheet, Task, Turn } from '../state.ts'
import { minionCount } from './sheet-counts.ts'

export type EmitSheetEvent = (deed: SheetEvent) => void

/** Tasks are never changed, so one of each kind is enough. */
const gains: Readonly<Record<Reward, Readonly<Record<RewardSource, Task>>>> = {
  potion: bySource('potion'),
  part: bySource('part'),
  level: bySource('level'),
  gem: bySource('gem'),
  kill: bySource('kill'),
}

function bySource(reward: Reward): Readonly<Record<RewardSource, Task>> {
  const gain = (from: RewardSource): Task => Object.freeze({ do: 'gain', reward, from })
  return {
    room: gain('room'),
    potions: gain('potions'),
    gems: gain('gems'),
    rogue: gain('rogue'),
    scepter: gain('scepter'),
    cauldron: gain('cauldron'),
    tome: gain('tome'),
    power: gain('power'),
    boss: gain('boss'),
    brew: gain('brew'),
  }
}

/** Puts rewards on the agenda, to be taken one by one with all they set off (PD-RWD.3). */
export function addReward(turn: Turn, reward: Reward, from: RewardSource, times = 1): void {
  const task = gains[reward][from]
  for (let i = 0; i < times; i++) turn.agenda.push(task)
}

const causes: Readonly<Record<Exclude<RewardSource, 'power'>, Clause>> = {
  room: 'PD-EXP.1',
  potions: 'PD-POT.3',
  gems: 'PD-GEM.4',
  rogue: 'PD-LVL.9',
  scepter: 'PD-ITM.8',
  cauldron: 'PD-ITM.14',
  tome: 'PD-ITM.16',
  boss: 'PD-BOS.12',
  brew: 'PD-POT.1',
}

/** The clause behind a reward. */
function cause(sheet: Readonly<Sheet>, from: RewardSource): Clause {
  if (from !== 'power') return causes[from]
  return sheet.power === undefined ? 'PD-POW.1' : powerCards[sheet.power].rule
}

export function gainPotion(turn: Turn, from: RewardSource, tell: EmitSheetEvent): void {
  const { sheet } = turn
  if (sheet.potions === maxPotions) {
    tell({ do: 'lost', why: 'PD-POT.5', reward: 'potion', by: from })
    return
  }
  sheet.potions += 1
  tell({ do: 'potion', why: cause(sheet, from), potions: sheet.potions, by: from })
  const prize = potionPrizes[sheet.potions]
  if (prize !== undefined) addReward(turn, prize, 'potions')
}

/** Heroes who can still rise, as bits. */
export function trainable(sheet: Readonly<Sheet>): number {
  let set = 0
  for (let i = 0; i < 4; i++) if ((sheet.levels[i] ?? maxLevel) < maxLevel) set |= 1 << i
  return set
}

export function levelUp(
  turn: Turn,
  hero: Hero,
  by: 'die' | RewardSource,
  tell: EmitSheetEvent,
  colour?: 'psionic' | 'mage',
): void {
  const { sheet } = turn
  const i = heroes.indexOf(hero)
  const level = (sheet.levels[i] ?? 0) + 1
  sheet.levels[i] = level
  const why = by === 'die' ? (colour === undefined ? 'PD-LVL.1' : colours[colour]) : cause(sheet, by)
  const deed: { -readonly [K in keyof SheetEventOf<'levelled'>]: SheetEventOf<'levelled'>[K] } = {
    do: 'levelled',
    why,
    hero,
    level,
    by,
  }
  if (colour !== undefined) deed.colour = colour
  if (level === mastery) deed.mastered = true
  tell(deed)
  if (level === mastery && hero === 'rogue') addReward(turn, 'gem', 'rogue')
  if (level === 5 && sheet.power === 'noble') addReward(turn, 'part', 'power')
}

const colours: Readonly<Record<'psionic' | 'mage', Clause>> = { psionic: 'PD-POW.12', mage: 'PD-LVL.7' }

/** Items with a part missing, as bits. */
export function unfinished(sheet: Readonly<Sheet>): number {
  let set = 0
  for (let i = 0; i < 8; i++) if ((sheet.parts[i] ?? 2) < 2) set |= 1 << i
  return set
}

export function craft(turn: Turn, item: Item, by: 'die' | RewardSource, tell: EmitSheetEvent): void {
  const { sheet } = turn
  const i = items.indexOf(item)
  const parts = (sheet.parts[i] ?? 0) + 1
  sheet.parts[i] = parts
  const why = by === 'die' ? 'PD-ITM.1' : cause(sheet, by)
  if (parts < 2) {
    tell({ do: 'crafted', why, item, parts, by })
    return
  }
  tell({ do: 'crafted', why, item, parts, by, done: true })
  if (item === 'scepter') addReward(turn, 'kill', 'scepter', 2)
  if (item === 'cauldron') addReward(turn, 'potion', 'cauldron', 3)
  if (item === 'tome') addReward(turn, 'level', 'tome')
}

/** A map gem has a letter, a bonus gem has none (PD-GEM.9). */
export function gainGem(
  turn: Turn,
  letter: Letter | undefined,
  from: RewardSource,
  tell: EmitSheetEvent,
): void {
  const { sheet } = turn
  if (sheet.gems === maxGems) {
    tell({ do: 'lost', why: 'PD-RWD.7', reward: 'gem', by: from })
    return
  }
  sheet.gems += 1
  const gems = sheet.gems
  if (letter === undefined) tell({ do: 'gem', why: cause(sheet, from), gems, by: from })
  else {
    sheet.taken |= 1 << letters.indexOf(letter)
    tell({ do: 'gem', why: from === 'room' ? 'PD-GEM.2' : cause(sheet, from), gems, letter, by: from })
  }
  // The track's reward comes first, so it lies on top (PD-RWD.4).
  if (sheet.power === 'merchant') addReward(turn, 'potion', 'power')
  const prize = gemPrizes[gems]
  if (prize !== undefined) addReward(turn, prize, 'gems')
}

const allMinions = (1 << minionRooms.length) - 1

/** Minions left, as bits by index into `minionRooms`. */
export function undefeated(sheet: Readonly<Sheet>): number {
  return allMinions & ~sheet.slain
}

const slayers: Readonly<Record<SheetEventOf<'slain'>['by'], Clause>> = {
  fight: 'PD-MIN.5',
  scepter: 'PD-ITM.8',
  assassin: 'PD-POW.3',
}

export function slay(turn: Turn, room: Room, by: SheetEventOf<'slain'>['by'], tell: EmitSheetEvent): void {
  const { sheet } = turn
  sheet.slain |= 1 << minionRooms.indexOf(room)
  const minions = minionCount(sheet)
  tell({ do: 'slain', why: slayers[by], room, minions, by })
  if (!minionPrizes.includes(minions)) return
  if (sheet.power === 'shaman') addReward(turn, 'potion', 'power')
  if (sheet.power === 'beastmaster') addReward(turn, 'part', 'power')
}
