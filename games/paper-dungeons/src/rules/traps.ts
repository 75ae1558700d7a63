import type { EmitSheetEvent } from '../event.ts'
import type { Sheet, Turn } from '../state.ts'
import type { RoomInfo } from './rooms.ts'

/** Traps never hurt the Scout (PD-POW.16). */
export function ignoresTraps(sheet: Readonly<Sheet>): boolean {
  return sheet.power === 'scout'
}

/** A trap hurts on every visit (PD-TRP.1). */
export function triggerTrap(
  { sheet, agenda }: Turn,
  { room, printed }: RoomInfo,
  emit: EmitSheetEvent,
): void {
  if (!printed.trap) return
  sheet.traps += 1
  if (ignoresTraps(sheet)) {
    emit({ do: 'trapped', why: 'PD-POW.16', room, damage: 0, scout: true })
    return
  }
  emit({ do: 'trapped', why: 'PD-TRP.1', room, damage: 1 })
  agenda.push({ do: 'hurt', points: 1, harm: 'trap', room })
}
