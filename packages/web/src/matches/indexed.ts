import {
  type Entry,
  type EntryOfVersion1,
  type SeatOfVersion1,
  upgradeEntry,
  upgradeHeader,
  upgradeSeat,
} from '@kazamata/kernel/match'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Campaign, type Kept, recordOf, type Saved, type Shelf } from './storage.ts'

interface Schema extends DBSchema {
  matches: { key: string; value: Saved | (Omit<Saved, 'version' | 'seats'> & SeatsOfVersion1) }
  /** Keyed by match and position: two writers cannot both win. */
  entries: { key: [match: string, seq: number]; value: Entry | EntryOfVersion1 }
  campaigns: { key: string; value: Campaign | (Omit<Campaign, 'seats'> & SeatsOfVersion1) }
}

interface SeatsOfVersion1 {
  readonly version?: never
  readonly seats: readonly SeatOfVersion1[]
}

const name = 'kazamata'

const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

/** Matches in IndexedDB. Rejects where the browser has none to give. */
export async function indexedShelf(): Promise<Shelf> {
  const db = await openDB<Schema>(name, 2, {
    // Each version adds to the one before it; what was kept stays.
    upgrade(old, from) {
      if (from < 1) {
        old.createObjectStore('matches', { keyPath: 'id' })
        old.createObjectStore('entries')
      }
      if (from < 2) old.createObjectStore('campaigns', { keyPath: 'id' })
    },
    // A later version of the page waits for us to let go.
    blocking: (_old, _new, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    durable: true,
    async list() {
      return (await db.getAll('matches')).map(upgradeHeader).sort((a, b) => b.played - a.played)
    },
    async load(id) {
      const trip = db.transaction(['matches', 'entries'])
      const [saved, entries] = await Promise.all([
        trip.objectStore('matches').get(id),
        trip.objectStore('entries').getAll(all(id)),
      ])
      if (saved === undefined) return undefined
      const upgraded = upgradeHeader(saved)
      return { saved: upgraded, record: recordOf(upgraded, entries.map(upgradeEntry)) }
    },
    add: (saved, entries) => write(db, saved, 0, entries, true),
    append: (saved, from, entries) => write(db, saved, from, entries, false),
    async remove(id) {
      const trip = db.transaction(['matches', 'entries'], 'readwrite')
      await Promise.all([
        trip.objectStore('matches').delete(id),
        trip.objectStore('entries').delete(all(id)),
        trip.done,
      ])
    },
    async campaigns() {
      const campaigns = await db.getAll('campaigns')
      return campaigns
        .map(campaign => ({ ...campaign, seats: campaign.seats.map(upgradeSeat) }))
        .sort((a, b) => b.played - a.played)
    },
    async keepCampaign(campaign) {
      try {
        await db.put('campaigns', campaign)
        return 'kept'
      } catch {
        return 'failed'
      }
    },
    removeCampaign: id => db.delete('campaigns', id),
  }
}

/** All of it or nothing, and on the disk before anybody sees it. */
async function write(
  db: IDBPDatabase<Schema>,
  saved: Saved,
  from: number,
  entries: readonly Entry[],
  fresh: boolean,
): Promise<Kept> {
  try {
    const trip = db.transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' })
    const matches = trip.objectStore('matches')
    const lines = trip.objectStore('entries')
    await Promise.all([
      fresh ? matches.add(saved) : matches.put(saved),
      ...entries.map((entry, at) => lines.add(entry, [saved.id, from + at])),
      trip.done,
    ])
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'ConstraintError' ? 'conflict' : 'failed'
  }
}
