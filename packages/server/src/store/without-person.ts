import { eraseName } from '@kazamata/kernel/match'
import { recordOf } from '@kazamata/room/store'
import type { StoredLine } from './chat-store.ts'
import type { OnlineMatch } from './online-store.ts'

/** The match as it is when nobody may know any more that this person had a seat or was the host. */
export function withoutPerson(stored: OnlineMatch, person: string): OnlineMatch {
  const erased = stored.people.reduce(
    (record, other, seat) => (other === person ? eraseName(record, seat) : record),
    recordOf(stored, []),
  )
  return {
    ...stored,
    seats: erased.seats,
    people: stored.people.map(other => (other === person ? null : other)),
    host: stored.host === person ? '' : stored.host,
  }
}

/** A line of the chat of which only the place is left. */
export function withoutAuthor({ text: _text, phrase: _phrase, ...line }: StoredLine): StoredLine {
  return { ...line, person: '', name: '' }
}
