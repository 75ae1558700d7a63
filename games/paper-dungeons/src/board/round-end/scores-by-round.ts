import { heroes, items } from '../../content/ids.ts'
import { minionRooms } from '../../content/map.ts'
import type { Event, SheetEvent } from '../../event.ts'
import { roomInfo } from '../../rules/rooms.ts'
import { scoreOf } from '../../rules/score.ts'
import { freshSheet, type Sheet } from '../../state.ts'

/** Everybody's score after each round up to this one, by seat: all that is told of it is enough to work it out. */
export function scoresByRound(
  events: readonly Event[],
  players: number,
  last: number,
): readonly (readonly number[])[] {
  const sheets = Array.from({ length: players }, freshSheet)
  const scores: number[][] = sheets.map(() => [])
  const close = () => {
    for (const [seat, sheet] of sheets.entries()) scores[seat]?.push(scoreOf(sheet).L)
  }
  for (const event of events)
    switch (event.type) {
      case 'rolled':
        if (event.round > last) {
          close()
          return scores
        }
        if (event.round > 1) close()
        break
      case 'noted':
      case 'retold':
      case 'done': {
        const sheet = sheets[event.seat]
        if (sheet !== undefined) write(sheet, event.deed)
        break
      }
      case 'fight':
        sheets[event.seat]?.glory.push(event.glory)
        break
      case 'mission':
        for (const seat of event.seats) {
          const sheet = sheets[seat]
          if (sheet !== undefined)
            sheet.missions = [...sheet.missions, { mission: event.mission, glory: event.glory }]
        }
        break
    }
  if (last > 0) close()
  return scores
}

/** Writes on a sheet what happened there, as far as it counts in the end. */
function write(sheet: Sheet, event: SheetEvent): void {
  switch (event.do) {
    case 'keptPower':
      sheet.power = event.power
      break
    case 'keptGoal':
      sheet.goal = event.goal
      break
    case 'entered': {
      const { row, bit } = roomInfo(event.room)
      sheet.explored[row] = (sheet.explored[row] ?? 0) | bit
      if (event.through === 'wall') sheet.walls += 1
      if (event.through === 'water') sheet.waters += 1
      break
    }
    case 'trapped':
      sheet.traps += 1
      break
    case 'slain':
      sheet.slain |= 1 << minionRooms.indexOf(event.room)
      break
    case 'hurt':
      sheet.damage = event.damage
      break
    case 'resurrected':
      sheet.resurrected = true
      break
    case 'levelled':
      sheet.levels[heroes.indexOf(event.hero)] = event.level
      break
    case 'crafted':
      sheet.parts[items.indexOf(event.item)] = event.parts
      break
    case 'potion':
      sheet.potions = event.potions
      break
    case 'gem':
      sheet.gems = event.gems
      break
  }
}
