import { equal } from '@kazamata/kernel'
import { seedOf } from '@kazamata/kernel/match'
import type { Code } from '@kazamata/protocol'
import type { WaitingTable } from '../store/online-store.ts'
import { isOf } from './seating.ts'

/* A word of one's own in the place of chance: whoever knows it can foresee everything, so all have to agree. */

/** The host proposes a word; an empty one takes the last one back. */
export function proposed(table: WaitingTable, person: string, text: string): WaitingTable | Code {
  if (table.host !== person || table.quick !== undefined) return 'not-allowed'
  const { seedWord: _, ...without } = table
  const word = text.normalize('NFC').trim()
  if (word === '') return without
  return seedOf(word) === undefined ? 'bad-seed' : { ...without, seedWord: { word, agreed: [person] } }
}

/** Somebody at the table agrees to exactly this word. */
export function agreed(table: WaitingTable, person: string, word: string): WaitingTable | Code {
  const { seedWord, seats } = table
  if (!seats.some(isOf(person))) return 'not-seated'
  if (seedWord?.word !== word) return 'stale'
  if (seedWord.agreed.includes(person)) return table
  return { ...table, seedWord: { word, agreed: [...seedWord.agreed, person] } }
}

/** Whoever agreed, agreed to the table as it was: any change but of the word takes that back. */
export function withdrawn(before: WaitingTable, after: WaitingTable): WaitingTable {
  const { seedWord } = after
  if (seedWord === undefined || !equal(before.seedWord, seedWord)) return after
  const isSame = equal({ ...before, inviteHash: '' }, { ...after, inviteHash: '' })
  return isSame ? after : { ...after, seedWord: { ...seedWord, agreed: [] } }
}

export const isAgreed = ({ seats, seedWord }: WaitingTable) =>
  seedWord === undefined ||
  seats.every(seat => seat.kind !== 'person' || seedWord.agreed.includes(seat.person))

/** The seats of those who agree. */
export function agreedSeats({ seats, seedWord }: WaitingTable): number[] {
  return seats.flatMap((seat, at) =>
    seat.kind === 'person' && seedWord?.agreed.includes(seat.person) ? [at] : [],
  )
}
