import type { Entry, MatchHeader, Occupant, SeatRecord } from './record.ts'

// Version 1 called an occupant the holder of a seat.
export interface SeatOfVersion1 {
  readonly name: string
  readonly holder: Occupant
}
export interface EntryOfVersion1 {
  readonly seat: number
  readonly holder: Occupant
}

export function upgradeSeat(seat: SeatRecord | SeatOfVersion1): SeatRecord {
  return 'holder' in seat ? { name: seat.name, occupant: seat.holder } : seat
}

export function upgradeEntry(entry: Entry | EntryOfVersion1): Entry {
  return 'holder' in entry ? { seat: entry.seat, occupant: entry.holder } : entry
}

/** What is stored without a version was stored before there were two. */
export function upgradeHeader<
  Stored extends {
    readonly version?: MatchHeader['version']
    readonly seats: readonly (SeatRecord | SeatOfVersion1)[]
  },
>(stored: Stored): Omit<Stored, 'version' | 'seats'> & Pick<MatchHeader, 'version' | 'seats'> {
  return { ...stored, version: stored.version ?? 1, seats: stored.seats.map(upgradeSeat) }
}
