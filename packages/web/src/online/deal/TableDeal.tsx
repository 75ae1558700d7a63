import type { WaitingTable } from '../connection/remote-match.ts'
import { DealStrip } from './DealStrip.tsx'

/** Of a waiting table: whose part is there once the host has started, and how often it was dealt in vain. */
export function TableDeal({ table, isDoubtful }: { table: WaitingTable; isDoubtful: boolean }) {
  const { deal, seats } = table
  const { given, redeals = 0 } = deal ?? {}
  const parts =
    given &&
    seats.map((seat, at) => ({
      seat: at,
      name: 'name' in seat ? seat.name : '',
      isGiven: given.includes(at),
    }))
  return <DealStrip parts={parts} redeals={redeals} isDoubtful={isDoubtful} />
}
