import type { MessageList, Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { all } from '../../names.ts'

export const nameOf = (seats: readonly SeatInfo[], seat: Seat): string => seats[seat]?.name ?? ''

export const namesOf = (seats: readonly SeatInfo[], of: readonly Seat[]): MessageList =>
  all(of.map(seat => nameOf(seats, seat)))
