import type { Clause } from '../clause.ts'
import { type Hero, heroes, type MinionKind, type Room } from '../content/ids.ts'
import { minionRooms } from '../content/map.ts'
import { minionPrizes } from '../content/tracks.ts'
import type { EmitSheetEvent, SheetEventOf } from '../event.ts'
import type { Sheet, Turn } from '../state.ts'
import { addReward } from './rewards.ts'
import type { RoomInfo } from './rooms.ts'
import { hasItem, minionCount } from './sheet-counts.ts'

/** Which hero fights which minion (PD-MIN.2). */
export const opponents: Readonly<Record<MinionKind, Hero>> = {
  ghost: 'mage',
  goblin: 'rogue',
  orc: 'warrior',
  zombie: 'cleric',
}

interface Minion {
  readonly kind: MinionKind
  readonly level: number
}

/** Levels that the armour adds against minions (PD-ITM.15). */
export function armourBonus(sheet: Readonly<Sheet>): number {
  return hasItem(sheet, 'armour') ? 1 : 0
}

/** The level of the hero who fights this minion, with the armour. */
function heroLevelAgainst(sheet: Readonly<Sheet>, { kind }: Minion): number {
  return (sheet.levels[heroes.indexOf(opponents[kind])] ?? 0) + armourBonus(sheet)
}

/** What a fight with this minion costs (PD-MIN.1). */
export function minionDamage(sheet: Readonly<Sheet>, minion: Minion): number {
  return Math.max(0, minion.level - heroLevelAgainst(sheet, minion))
}

export function isSlain(sheet: Readonly<Sheet>, info: RoomInfo): boolean {
  return (sheet.slain & (1 << info.minion)) !== 0
}

/** The minion of a room just entered. */
export function fightMinion(turn: Turn, info: RoomInfo, emit: EmitSheetEvent): void {
  const { sheet, agenda } = turn
  const { room, printed } = info
  if (printed.minion === undefined || isSlain(sheet, info)) return
  const { kind, level } = printed.minion
  const damage = minionDamage(sheet, printed.minion)
  const fought: SheetEventOf<'fought'> = {
    do: 'fought',
    why: 'PD-MIN.1',
    room,
    minion: kind,
    level,
    hero: opponents[kind],
    heroLevel: heroLevelAgainst(sheet, printed.minion),
    damage,
  }
  emit(hasItem(sheet, 'armour') ? { ...fought, armour: true } : fought)
  agenda.push({ do: 'slay', room })
  if (damage > 0) agenda.push({ do: 'hurt', points: damage, harm: 'minion', room })
}

const allMinions = (1 << minionRooms.length) - 1

/** Minions left, as bits by index into `minionRooms`. */
export function undefeated(sheet: Readonly<Sheet>): number {
  return allMinions & ~sheet.slain
}

const slayClauses: Readonly<Record<SheetEventOf<'slain'>['by'], Clause>> = {
  fight: 'PD-MIN.5',
  scepter: 'PD-ITM.8',
  assassin: 'PD-POW.3',
}

export function slay(turn: Turn, room: Room, by: SheetEventOf<'slain'>['by'], emit: EmitSheetEvent): void {
  const { sheet } = turn
  sheet.slain |= 1 << minionRooms.indexOf(room)
  const minions = minionCount(sheet)
  emit({ do: 'slain', why: slayClauses[by], room, minions, by })
  if (!minionPrizes.includes(minions)) return
  if (sheet.power === 'shaman') addReward(turn, 'potion', 'power')
  if (sheet.power === 'beastmaster') addReward(turn, 'part', 'power')
}
