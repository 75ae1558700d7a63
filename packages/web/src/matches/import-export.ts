import { type AnyGame, type ErrorCode, equal, isRefusal } from '@kazamata/kernel'
import {
  commitment,
  type MatchRecord,
  maxFileSize,
  readMatch,
  replay,
  writeMatch,
} from '@kazamata/kernel/match'
import { games } from '@kazamata/registry'
import { standingOf, storedMatch } from '@kazamata/room/store'
import type { Stores } from './open-stores.ts'

/** Why a file was not taken: the kernel's reasons, and the store's. */
export type ImportError = ErrorCode | 'differs' | 'no-room' | 'unreadable'

export type ImportResult = { readonly id: string } | { readonly reason: ImportError; readonly at?: number }

async function loadGames(): Promise<(id: string) => AnyGame | undefined> {
  const loaded = await Promise.all(games.map(manifest => manifest.game()))
  return id => loaded.find(game => game.id === id)
}

/** A match's id stands in the addresses of its pages. */
const addressable = /^[\w-]+$/

/** Stores the match of a file. Nothing changes when it is refused. */
export async function importMatch(stores: Stores, file: Blob, games = loadGames): Promise<ImportResult> {
  // Before reading it: 50 MB of junk must not stop the page.
  if (file.size > maxFileSize) return { reason: 'too-large' }
  let text: string
  try {
    text = await file.text()
  } catch {
    return { reason: 'unreadable' }
  }
  const find = await games()
  const record = readMatch(text, find)
  if (isRefusal(record))
    return { reason: record.error, ...(record.at === undefined ? {} : { at: record.at }) }
  if (!addressable.test(record.id)) return { reason: 'not-a-match' }
  const game = find(record.game)
  if (game === undefined) return { reason: 'unknown-game' }
  return store(stores, game, record)
}

async function store(stores: Stores, game: AnyGame, record: MatchRecord): Promise<ImportResult> {
  const match = replay(game, record)
  if (isRefusal(match)) return { reason: match.error }
  const here = await stores.matches.load(record.id)
  const now = standingOf(game, match.state)
  if (here === undefined) {
    // The file has it, and `readMatch` has compared.
    const seal = commitment(record)
    const imported = now.winners === undefined ? 'running' : 'over'
    const stored = storedMatch(record, now, { seal, begun: Date.now(), imported }, Date.now())
    return (await stores.matches.create(stored, record.entries)) === 'won'
      ? { id: record.id }
      : { reason: 'no-room' }
  }
  const known = here.record.entries.length
  const shorter = Math.min(known, record.entries.length)
  const cut = (match: MatchRecord) => ({ ...match, entries: match.entries.slice(0, shorter) })
  if (!equal(cut(here.record), cut(record))) return { reason: 'differs' }
  const added = record.entries.slice(known)
  if (added.length === 0) return { id: record.id }
  // Played on elsewhere, from a file of a running match.
  const stored = storedMatch(record, now, { ...here.stored, imported: 'running' }, Date.now())
  return (await stores.matches.append(stored, known, added)) === 'won'
    ? { id: record.id }
    : { reason: 'no-room' }
}

/** The match as a file, with the commitment that was shown. */
export function matchFile(record: MatchRecord, seal: string): Blob {
  return new Blob([writeMatch(record, seal)], { type: 'application/json' })
}
