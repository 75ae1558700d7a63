import type { SeatInfo } from '@kazamata/ui'

/** Players around a table; seat 0 looks at the screen. */
export const seats: readonly SeatInfo[] = ['Ada', 'Bea', 'Cid', 'Dora'].map((name, seat) => ({
  seat,
  name,
  thinking: false,
  you: seat === 0,
}))
