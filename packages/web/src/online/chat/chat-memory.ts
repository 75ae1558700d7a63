import { useSyncExternalStore } from 'react'

/* What this device remembers of chats: who is muted, and which line of a match was seen last. */

/** So many are remembered, the latest last. */
const most = 200

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

function write(key: string, list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-most)))
  } catch {
    // Storage is blocked or full: it lasts until the page is closed.
  }
}

const seenKey = 'kazamata.chat.seen'

export function seenLine(match: string): string | undefined {
  return read(seenKey)
    .find(entry => entry.startsWith(`${match} `))
    ?.slice(match.length + 1)
}

export function rememberSeen(match: string, line: string): void {
  write(seenKey, [...read(seenKey).filter(entry => !entry.startsWith(`${match} `)), `${match} ${line}`])
}

const mutedKey = 'kazamata.chat.muted'
let muted: ReadonlySet<string> | undefined
const listeners = new Set<() => void>()

/** By the authors' marks. */
function mutedPeople(): ReadonlySet<string> {
  muted ??= new Set(read(mutedKey))
  return muted
}

export function setMuted(by: string, isMuted: boolean): void {
  const others = [...mutedPeople()].filter(one => one !== by)
  muted = new Set(isMuted ? [...others, by] : others)
  write(mutedKey, [...muted])
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whom this person does not want to hear, at any table. */
export const useMuted = () => useSyncExternalStore(subscribe, mutedPeople)
