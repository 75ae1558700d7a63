/* What this device remembers of chats: which line of a match was seen last. */

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
