import type { EmitSheetEvent } from '../event.ts'
import type { Turn } from '../state.ts'
import type { RoomInfo } from './rooms.ts'

/** A trap hurts on every visit, but never the Scout (PD-TRP.1, PD-POW.16). */
export function triggerTrap(
  { sheet, agenda }: Turn,
  { room, printed }: RoomInfo,
  emit: EmitSheetEvent,
): void {
  if (!printed.trap) return
  sheet.traps += 1
  if (sheet.power === 'scout') {
    emit({ do: 'trapped', why: 'PD-POW.16', room, damage: 0, scout: true })
    return
  }
  emit({ do: 'trapped', why: 'PD-TRP.1', room, damage: 1 })
  agenda.push({ do: 'hurt', points: 1, harm: 'trap', room })
}
