import type { Clause } from '../clause.ts'
import { letters, type Room } from '../content/ids.ts'
import type { EmitSheetEvent, SheetEventOf, Through } from '../event.ts'
import type { Facts, Task, Turn } from '../state.ts'
import { gainGem } from './gems.ts'
import { fightMinion } from './minions.ts'
import { passageTo } from './passages.ts'
import { addReward } from './rewards.ts'
import { isExplored, roomInfo } from './rooms.ts'
import { triggerTrap } from './traps.ts'

type Walk = Extract<Task, { do: 'walk' }>

const stepClauses: Readonly<Record<Through | 'open', Clause>> = {
  open: 'PD-MOV.3',
  entrance: 'PD-MOV.2',
  wall: 'PD-ITM.12',
  water: 'PD-ITM.11',
  warp: 'PD-MOV.5',
}

/** One step: through the passage, into the room, and what is in it, in the order of PD-EXP.2. */
export function stepTo(facts: Facts, turn: Turn, { mp, paid }: Walk, room: Room, emit: EmitSheetEvent): void {
  const { sheet, agenda } = turn
  const from = sheet.at
  const passage = passageTo(sheet, facts.card, room)
  const info = roomInfo(room)
  const first = !isExplored(sheet.explored, info)
  const refund = passage.water !== 0 && sheet.power === 'ranger' && (paid & passage.water) === 0
  const left = refund ? mp : mp - 1

  sheet.at = room
  sheet.path += room
  if (first) sheet.explored[info.row] = (sheet.explored[info.row] ?? 0) | info.bit
  if (passage.through === 'wall') sheet.walls += 1
  if (passage.through === 'water') sheet.waters += 1

  const event: { -readonly [K in keyof SheetEventOf<'entered'>]: SheetEventOf<'entered'>[K] } = {
    do: 'entered',
    why: refund ? 'PD-POW.14' : stepClauses[passage.through ?? 'open'],
    room,
    mp: left,
  }
  if (from !== undefined) event.from = from
  if (passage.through !== undefined) event.through = passage.through
  if (refund) event.refund = true
  if (first) event.first = true
  emit(event)

  if (left > 0) agenda.push({ do: 'walk', mp: left, paid: refund ? paid | passage.water : paid })
  if (first && info.treasure) agenda.push({ do: 'loot', room })
  triggerTrap(turn, info, emit)
  fightMinion(turn, info, emit)
}

/** The treasure of a room explored for the first time. */
export function loot(turn: Turn, room: Room, emit: EmitSheetEvent): void {
  const { printed: place, gem } = roomInfo(room)
  if (place.potions !== undefined) addReward(turn, 'potion', 'room', place.potions)
  if (place.level) addReward(turn, 'level', 'room')
  if (place.part) addReward(turn, 'part', 'room')
  const letter = letters[gem]
  if (letter === undefined) return
  const bit = 1 << gem
  if (turn.sheet.taken & bit) emit({ do: 'noGem', why: 'PD-POW.22', room, letter, taken: true })
  else if (turn.sheet.crossed & bit) emit({ do: 'noGem', why: 'PD-GEM.6', room, letter })
  else gainGem(turn, letter, 'room', emit)
}
