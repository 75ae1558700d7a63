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
import { standing } from '../table/table.ts'
import { type Shelf, savedOf } from './storage.ts'

/** Why a file was not taken: the kernel's reasons, and the shelf's. */
export type Reason = ErrorCode | 'differs' | 'no-room' | 'unreadable'

export type Taken = { readonly id: string } | { readonly reason: Reason; readonly at?: number }

async function loadGames(): Promise<(id: string) => AnyGame | undefined> {
  const loaded = await Promise.all(games.map(manifest => manifest.game()))
  return id => loaded.find(game => game.id === id)
}

/** A match's id stands in the addresses of its pages. */
const addressable = /^[\w-]+$/

/** Puts the match of a file on the shelf. Nothing there changes when it is refused. */
export async function takeFile(shelf: Shelf, file: Blob, games = loadGames): Promise<Taken> {
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
  return put(shelf, game, record)
}

async function put(shelf: Shelf, game: AnyGame, record: MatchRecord): Promise<Taken> {
  const match = replay(game, record)
  if (isRefusal(match)) return { reason: match.error }
  const here = await shelf.load(record.id)
  const now = standing(game, match.state)
  if (here === undefined) {
    // The file has it, and `readMatch` has compared.
    const seal = commitment(record)
    const imported = now.winners === undefined ? 'running' : 'over'
    const saved = savedOf(record, now, { seal, begun: Date.now(), imported })
    return (await shelf.add(saved, record.entries)) === 'kept' ? { id: record.id } : { reason: 'no-room' }
  }
  const known = here.record.entries.length
  const shorter = Math.min(known, record.entries.length)
  const cut = (match: MatchRecord) => ({ ...match, entries: match.entries.slice(0, shorter) })
  if (!equal(cut(here.record), cut(record))) return { reason: 'differs' }
  const news = record.entries.slice(known)
  if (news.length === 0) return { id: record.id }
  // Played on elsewhere, from a file of a running match.
  const saved = savedOf(record, now, { ...here.saved, imported: 'running' })
  return (await shelf.append(saved, known, news)) === 'kept' ? { id: record.id } : { reason: 'no-room' }
}

/** Hands the match over as a file, with the commitment that was shown. */
export function giveFile(record: MatchRecord, seal: string): void {
  const url = URL.createObjectURL(new Blob([writeMatch(record, seal)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.game}-${record.id}.kazamata.json`
  link.click()
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
