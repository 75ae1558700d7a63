import {
  type Entry,
  type EntryOfVersion1,
  type SeatOfVersion1,
  upgradeEntry,
  upgradeHeader,
  upgradeSeat,
} from '@kazamata/kernel/match'
import {
  isStorable,
  type MatchStore,
  recordOf,
  type StoredMatch,
  type WriteResult,
} from '@kazamata/room/store'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Campaign } from '../campaign/campaign.ts'
import type { CampaignStore } from '../campaign/campaign-store.ts'
import type { DailyTry } from '../daily/daily.ts'
import type { HistoryLine } from '../history/history-line.ts'
import { type HistoryStore, tryKey } from '../history/history-store.ts'

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch | (Omit<StoredMatch, 'version' | 'seats'> & SeatsOfVersion1) }
  /** Keyed by match and position: two writers cannot both win. */
  entries: { key: [match: string, seq: number]; value: Entry | EntryOfVersion1 }
  history: { key: string; value: HistoryLine }
  /** Keyed by game and date. */
  tries: { key: string; value: DailyTry }
  campaigns: { key: string; value: Campaign | (Omit<Campaign, 'seats'> & SeatsOfVersion1) }
}

interface SeatsOfVersion1 {
  readonly version?: never
  readonly seats: readonly SeatOfVersion1[]
}

const name = 'kazamata'

const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

/** Matches, campaigns and history in IndexedDB. Rejects where the browser has none to give. */
export async function indexedDbStores(): Promise<{
  readonly matches: MatchStore
  readonly campaigns: CampaignStore
  readonly history: HistoryStore
}> {
  const db = await openDB<Schema>(name, 3, {
    // Each version adds to the one before it; what was stored stays.
    upgrade(old, from) {
      if (from < 1) {
        old.createObjectStore('matches', { keyPath: 'id' })
        old.createObjectStore('entries')
      }
      if (from < 2) old.createObjectStore('campaigns', { keyPath: 'id' })
      if (from < 3) {
        old.createObjectStore('history', { keyPath: 'id' })
        old.createObjectStore('tries')
      }
    },
    // A later version of the page waits for us to let go.
    blocking: (_old, _new, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    matches: {
      durable: true,
      async list() {
        return (await db.getAll('matches')).map(upgradeHeader).sort((a, b) => b.played - a.played)
      },
      async load(id) {
        const transaction = db.transaction(['matches', 'entries'])
        const [found, entries] = await Promise.all([
          transaction.objectStore('matches').get(id),
          transaction.objectStore('entries').getAll(all(id)),
        ])
        if (found === undefined) return undefined
        const stored = upgradeHeader(found)
        return { stored, record: recordOf(stored, entries.map(upgradeEntry)) }
      },
      create: (stored, entries) => write(db, stored, undefined, entries),
      append: (stored, from, entries) => write(db, stored, from, entries),
      async remove(id) {
        const transaction = db.transaction(['matches', 'entries'], 'readwrite')
        await Promise.all([
          transaction.objectStore('matches').delete(id),
          transaction.objectStore('entries').delete(all(id)),
          transaction.done,
        ])
      },
    },
    campaigns: {
      async list() {
        const campaigns = await db.getAll('campaigns')
        return campaigns
          .map(campaign => ({ ...campaign, seats: campaign.seats.map(upgradeSeat) }))
          .sort((a, b) => b.played - a.played)
      },
      async save(campaign) {
        try {
          await db.put('campaigns', campaign)
          return true
        } catch {
          return false
        }
      },
      remove: id => db.delete('campaigns', id),
    },
    history: {
      lines: () => db.getAll('history'),
      tries: () => db.getAll('tries'),
      async note(lines, tries = []) {
        const transaction = db.transaction(['history', 'tries'], 'readwrite')
        const [history, firsts] = [transaction.objectStore('history'), transaction.objectStore('tries')]
        for (const line of lines) if ((await history.count(line.id)) === 0) await history.put(line)
        for (const one of tries)
          if ((await firsts.count(tryKey(one))) === 0) await firsts.put(one, tryKey(one))
        await transaction.done
      },
    },
  }
}

/** All of it or nothing, and on the disk before it is answered: behind exactly `from` entries, or as a new match. */
async function write(
  db: IDBPDatabase<Schema>,
  stored: StoredMatch,
  from: number | undefined,
  entries: readonly Entry[],
): Promise<WriteResult> {
  if (!isStorable(entries)) return 'failed'
  try {
    const transaction = db.transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' })
    const matches = transaction.objectStore('matches')
    const log = transaction.objectStore('entries')
    const [isThere, length] = await Promise.all([matches.count(stored.id), log.count(all(stored.id))])
    if (from === undefined ? isThere > 0 : isThere === 0 || length !== from) return 'lost'
    await Promise.all([
      matches.put(stored),
      ...entries.map((entry, at) => log.add(entry, [stored.id, (from ?? 0) + at])),
      transaction.done,
    ])
    return 'won'
  } catch {
    // A transaction that is not done has left nothing.
    return 'failed'
  }
}
