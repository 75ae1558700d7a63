import type { WaitingTable } from '../online-store.ts'

/** A row of the database, with JSON as text. */
export interface TableRow {
  readonly id: string
  readonly revision: number
  readonly game: string
  readonly options: string
  readonly seats: string
  readonly host: string
  readonly invite: string
  readonly watchable: number
  readonly settings: string
  readonly changed: number
  readonly seen: number
  /** What few tables have. */
  readonly more: string
}

export function tableRow(table: WaitingTable): TableRow {
  const {
    options,
    seats,
    inviteHash,
    watchable,
    settings,
    barred,
    quick,
    campaign,
    seedWord,
    deal,
    ...rest
  } = table
  return {
    ...rest,
    more: JSON.stringify({ barred, quick, campaign, seedWord, deal }),
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    invite: inviteHash,
    watchable: Number(watchable),
    settings: JSON.stringify(settings),
  }
}

export function tableOf({
  options,
  seats,
  invite,
  watchable,
  settings,
  more,
  ...rest
}: TableRow): WaitingTable {
  return {
    ...rest,
    ...JSON.parse(more),
    options: JSON.parse(options),
    seats: JSON.parse(seats),
    inviteHash: invite,
    watchable: watchable === 1,
    settings: JSON.parse(settings),
  }
}

/** Who finds it among their tables. */
export function peopleOf({ host, seats }: WaitingTable): string[] {
  return [host, ...seats.flatMap(seat => ('person' in seat ? [seat.person] : []))]
}
