import * as z from 'zod/mini'
import type { Game, GameEvent, GameTypes, Seat, Viewer } from '../game.ts'

/** A game for tests of undo: every seat may do anything at any time, openly, in secret, by chance, or finally. */
export interface Camp {
  wood: number
  seeds: number
  notes: number[]
}
/**
 * `give` and `burn` are seen by all, `whisper` by the next seat; `note`, `plant` and `dig` by nobody else; `roll` draws;
 * `seal` is final.
 */
const deeds = ['give', 'burn', 'whisper', 'note', 'plant', 'dig', 'roll', 'seal'] as const
export type Deed = (typeof deeds)[number]
export interface Did extends GameEvent {
  readonly type: Deed
  readonly seat: Seat
  readonly count: number
}
export interface Sight {
  readonly viewer: Viewer
  readonly wood: number
  readonly note?: number
}

export type CampTypes = GameTypes<Camp, Deed, Did, Sight, Record<string, never>>

export const camp = (coop: boolean): Game<CampTypes> => ({
  id: 'camp',
  rulesVersion: 1,
  seats: { min: 1, max: 8 },
  coop,
  options: z.strictObject({}),
  move: z.enum(deeds),
  setup: (_options, seats) => ({ wood: 0, seeds: 0, notes: Array.from({ length: seats }, () => 0) }),
  active: state => [...state.notes.keys()],
  moves: state =>
    deeds.filter(deed => (deed === 'burn' ? state.wood > 0 : deed !== 'dig' || state.seeds > 0)),
  apply(state, seat, deed, chance, emit) {
    if (deed === 'give') state.wood += 1
    if (deed === 'burn') state.wood -= 1
    if (deed === 'plant') state.seeds += 1
    if (deed === 'dig') state.seeds -= 1
    if (deed === 'note') state.notes[seat] = (state.notes[seat] ?? 0) + 1
    if (deed === 'roll') state.notes[seat] = chance.int(100)
    const event = { type: deed, seat, count: deed === 'roll' ? (state.notes[seat] ?? 0) : state.wood }
    emit(deed === 'seal' ? { ...event, final: true } : event)
  },
  outcome: () => undefined,
  view: ({ wood, notes }, viewer) => ({
    viewer,
    wood,
    ...(viewer === 'table' ? {} : { note: notes[viewer] ?? 0 }),
  }),
  reveals: () => false,

  redact(event, viewer) {
    if (event.type === 'give' || event.type === 'burn' || event.seat === viewer) return event
    return event.type === 'whisper' && viewer === event.seat + 1 ? event : undefined
  },
  sampleState: view => ({ wood: view.wood, seeds: 0, notes: [] }),
  clone: state => ({ ...state, notes: [...state.notes] }),
})
