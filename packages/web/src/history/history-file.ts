import * as z from 'zod/mini'
import { historyLine } from './history-line.ts'
import type { HistoryStore } from './history-store.ts'

const text = z.string().check(z.maxLength(60))
const historyFile = z.object({
  kazamata: z.literal('history'),
  version: z.literal(1),
  lines: z.array(historyLine),
  tries: z.array(z.object({ game: text, date: text, match: text })),
})

/** Larger than any history that was played. */
const maxSize = 10_000_000

/** The history as a file. */
export async function exportHistory(history: HistoryStore): Promise<Blob> {
  const [lines, tries] = await Promise.all([history.lines(), history.tries()])
  const file: z.infer<typeof historyFile> = {
    kazamata: 'history',
    version: 1,
    lines: [...lines],
    tries: [...tries],
  }
  return new Blob([JSON.stringify(file, undefined, 1)], { type: 'application/json' })
}

/** Adds the lines of a file to this device; false, and nothing changed, where it is no history. */
export async function importHistory(history: HistoryStore, file: Blob): Promise<boolean> {
  if (file.size > maxSize) return false
  try {
    const { lines, tries } = z.parse(historyFile, JSON.parse(await file.text()))
    await history.note(lines, tries)
    return true
  } catch {
    return false
  }
}
