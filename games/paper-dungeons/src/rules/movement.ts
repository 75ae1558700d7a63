import type { Clause } from '../clause.ts'
import { type Hero, heroes, letters, type MinionKind, type Room } from '../content/ids.ts'
import type { SheetEventOf, Through } from '../event.ts'
import type { Facts, Task, Turn } from '../state.ts'
import { passageTo } from './passages.ts'
import { addReward, type EmitSheetEvent, gainGem } from './rewards.ts'
import { isExplored, type RoomInfo, roomInfo } from './rooms.ts'
import { hasItem } from './sheet-counts.ts'

type Walk = Extract<Task, { do: 'walk' }>

/** Who stands against whom (PD-MIN.2). */
export const opponents: Readonly<Record<MinionKind, Hero>> = {
  ghost: 'mage',
  goblin: 'rogue',
  orc: 'warrior',
  zombie: 'cleric',
}

const ways: Readonly<Record<Through | 'open', Clause>> = {
  open: 'PD-MOV.3',
  entrance: 'PD-MOV.2',
  wall: 'PD-ITM.12',
  water: 'PD-ITM.11',
  warp: 'PD-MOV.5',
}

/** One step: the way, the room, and what waits in it, the next thing on top (PD-EXP.2). */
export function stepTo(facts: Facts, turn: Turn, { mp, paid }: Walk, room: Room, tell: EmitSheetEvent): void {
  const { sheet, agenda } = turn
  const from = sheet.at
  const gate = passageTo(sheet, facts.card, room)
  const site = roomInfo(room)
  const first = !isExplored(sheet.explored, site)
  const refund = gate.water !== 0 && sheet.power === 'ranger' && (paid & gate.water) === 0
  const left = refund ? mp : mp - 1

  sheet.at = room
  sheet.path += room
  if (first) sheet.explored[site.row] = (sheet.explored[site.row] ?? 0) | site.bit
  if (gate.through === 'wall') sheet.walls += 1
  if (gate.through === 'water') sheet.waters += 1

  const deed: { -readonly [K in keyof SheetEventOf<'entered'>]: SheetEventOf<'entered'>[K] } = {
    do: 'entered',
    why: refund ? 'PD-POW.14' : ways[gate.through ?? 'open'],
    room,
    mp: left,
  }
  if (from !== undefined) deed.from = from
  if (gate.through !== undefined) deed.through = gate.through
  if (refund) deed.refund = true
  if (first) deed.first = true
  tell(deed)

  if (left > 0) agenda.push({ do: 'walk', mp: left, paid: refund ? paid | gate.water : paid })
  if (first && site.treasure) agenda.push({ do: 'loot', room })
  meet(turn, site, tell)
}

/** The minion or the trap of a room just entered. */
function meet(turn: Turn, site: RoomInfo, tell: EmitSheetEvent): void {
  const { sheet, agenda } = turn
  const { room, printed: place } = site
  if (place.trap) {
    sheet.traps += 1
    if (sheet.power === 'scout') {
      tell({ do: 'trapped', why: 'PD-POW.16', room, damage: 0, scout: true })
      return
    }
    tell({ do: 'trapped', why: 'PD-TRP.1', room, damage: 1 })
    agenda.push({ do: 'hurt', points: 1, harm: 'trap', room })
  }
  if (place.minion === undefined || sheet.slain & (1 << site.minion)) return
  const { kind, level } = place.minion
  const hero = opponents[kind]
  const armour = hasItem(sheet, 'armour')
  const heroLevel = (sheet.levels[heroes.indexOf(hero)] ?? 0) + (armour ? 1 : 0)
  const damage = Math.max(0, level - heroLevel)
  const deed = { do: 'fought', why: 'PD-MIN.1', room, minion: kind, level, hero, heroLevel, damage } as const
  tell(armour ? { ...deed, armour } : deed)
  agenda.push({ do: 'slay', room })
  if (damage > 0) agenda.push({ do: 'hurt', points: damage, harm: 'minion', room })
}

/** The treasure of a room explored for the first time. */
export function loot(turn: Turn, room: Room, tell: EmitSheetEvent): void {
  const { printed: place, gem } = roomInfo(room)
  if (place.potions !== undefined) addReward(turn, 'potion', 'room', place.potions)
  if (place.level) addReward(turn, 'level', 'room')
  if (place.part) addReward(turn, 'part', 'room')
  const letter = letters[gem]
  if (letter === undefined) return
  const bit = 1 << gem
  if (turn.sheet.taken & bit) tell({ do: 'noGem', why: 'PD-POW.22', room, letter, taken: true })
  else if (turn.sheet.crossed & bit) tell({ do: 'noGem', why: 'PD-GEM.6', room, letter })
  else gainGem(turn, letter, 'room', tell)
}
