import type { Campaign, Code } from '@kazamata/protocol'
import type { WaitingSeat, WaitingTable } from '../store/online-store.ts'

/* Who sits where at a waiting table: each answers what becomes of the table, or why it stays as it is. */

type Changed = WaitingTable | Code

/** A seat as the host may decide about it. */
export type FreeSeat = Extract<WaitingSeat, { kind: 'open' | 'bot' }>

const open: WaitingSeat = { kind: 'open' }

export const isOf = (person: string) => (seat: WaitingSeat) =>
  seat.kind === 'person' && seat.person === person
export const isKeptFor = (person: string) => (seat: WaitingSeat) =>
  seat.kind === 'reserved' && seat.person === person

/** Are they the host, or do they have a seat, or is one kept for them? */
export function hasPlace({ host, seats }: WaitingTable, person: string): boolean {
  return host === person || seats.some(seat => 'person' in seat && seat.person === person)
}

/** Nobody is missing. */
export const isComplete = ({ seats }: WaitingTable) =>
  seats.every(({ kind }) => kind === 'person' || kind === 'bot')

const opened = (table: WaitingTable, seat: number): WaitingTable => ({
  ...table,
  seats: table.seats.with(seat, open),
})

/** Takes the seat that is kept for them, the first open one, or the one named; whoever has one already keeps it. */
export function seated(table: WaitingTable, person: string, seat?: number): Changed {
  if (table.barred?.includes(person)) return 'removed'
  if (table.seats.some(isOf(person))) return table
  const kept = table.seats.findIndex(isKeptFor(person))
  const free = kept === -1 ? table : opened(table, kept)
  const first = kept === -1 ? free.seats.findIndex(({ kind }) => kind === 'open') : kept
  const wanted = seat ?? first
  if (free.seats[wanted]?.kind !== 'open') return 'full'
  return { ...free, seats: free.seats.with(wanted, { kind: 'person', person }) }
}

/** Moves to another open seat, in a story with their points. */
export function moved(table: WaitingTable, person: string, seat: number): Changed {
  const own = table.seats.findIndex(isOf(person))
  if (own === -1) return 'not-seated'
  if (table.seats[seat]?.kind !== 'open') return 'full'
  return {
    ...table,
    seats: swapped(table.seats, own, seat),
    ...(table.campaign && { campaign: withSeatsSwapped(table.campaign, own, seat) }),
  }
}

/** The list with what is at two places exchanged. */
function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const at = (place: number) => (place === a ? b : place === b ? a : place)
  return list.map((one, place) => list[at(place)] ?? one)
}

/** Points are counted by seat. */
function withSeatsSwapped(campaign: Campaign, a: number, b: number): Campaign {
  const results = campaign.results.map(({ scores, ties }) => ({
    scores: swapped(scores, a, b),
    ...(ties && { ties: swapped(ties, a, b) }),
  }))
  return { ...campaign, results }
}

/** Whoever becomes host when the host goes: the next person around the table. */
function successor({ seats, host }: WaitingTable): string | undefined {
  const from = seats.findIndex(isOf(host)) + 1
  const next = [...seats.slice(from), ...seats.slice(0, from)].find(
    seat => seat.kind === 'person' && seat.person !== host,
  )
  return next?.kind === 'person' ? next.person : undefined
}

/**
 * Without somebody who has gone or does not want the seat that is kept for them. Another becomes host of a table of the lobby;
 * any other table, and one where nobody is left, is `gone` with its host.
 */
export function vacated(table: WaitingTable, person: string): Changed | 'gone' {
  const own = table.seats.findIndex(seat => 'person' in seat && seat.person === person)
  if (table.host !== person) return own === -1 ? 'not-seated' : opened(table, own)
  const host = table.settings.listed ? successor(table) : undefined
  if (host === undefined) return 'gone'
  return { ...(own === -1 ? table : opened(table, own)), host }
}

/** The host gives a seat that nobody has to a bot, or opens it. */
export function reassigned(table: WaitingTable, person: string, seat: number, to: FreeSeat): Changed {
  if (table.host !== person) return 'not-allowed'
  const now = table.seats[seat]
  if (now === undefined) return 'no-such-seat'
  return now.kind === 'person' ? 'not-allowed' : { ...table, seats: table.seats.with(seat, to) }
}

/** The host sends somebody away for good. */
export function sentAway(table: WaitingTable, person: string, seat: number): Changed {
  if (table.host !== person) return 'not-allowed'
  const now = table.seats[seat]
  if (now === undefined || !('person' in now)) return 'no-such-seat'
  if (now.person === person) return 'not-allowed'
  return { ...opened(table, seat), barred: [...(table.barred ?? []), now.person] }
}

/** The host makes another person at the table the host. */
export function handedOver(table: WaitingTable, person: string, seat: number): Changed {
  if (table.host !== person) return 'not-allowed'
  const now = table.seats[seat]
  return now?.kind === 'person' ? { ...table, host: now.person } : 'no-such-seat'
}
