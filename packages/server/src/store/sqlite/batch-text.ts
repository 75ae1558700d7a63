import type { EntryRow } from '../rows/matches.ts'
import type { MatchWrite } from './matches/writes.ts'
import type { Write } from './writer.ts'

/*
 * A batch on its way to the thread that writes: lines of one text. Nearly all writes are appends, whose rows are JSON already:
 * as JSON once more, every quotation mark in them would be escaped here and unescaped there. All else is one line of JSON.
 */

type Append = Extract<MatchWrite, { kind: 'append' }>

/** No JSON begins with it. */
const appendLine = 'append'

export function batchText(batch: readonly Write[]): string {
  const lines: string[] = []
  for (const write of batch)
    if (write.of === 'matches' && write.kind === 'append' && fitsLines(write)) lines.push(appendText(write))
    else lines.push(JSON.stringify(write))
  return lines.join('\n')
}

export function readBatch(text: string): Write[] {
  const batch: Write[] = []
  if (text === '') return batch
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; ) {
    const line = lineAt(lines, at)
    if (line === appendLine) at = readAppend(lines, at + 1, batch)
    else {
      batch.push(JSON.parse(line))
      at += 1
    }
  }
  return batch
}

/** Ids are not JSON: one with a line break would be read as two lines, an empty one as none. */
function fitsLines({ progress, entries }: Append): boolean {
  return isLine(progress.id) && entries.every(({ request }) => request === null || isLine(request))
}

const isLine = (text: string) => text !== '' && !text.includes('\n')

function appendText({ progress, isDueStored, from, entries, over }: Append): string {
  const { id, standing, played, due } = progress
  const flags = `${isDueStored ? 1 : 0}\n${over ? 1 : 0}`
  let text = `${appendLine}\n${id}\n${standing}\n${played}\n${due ?? ''}\n${from}\n${flags}\n${entries.length}`
  for (const { entry, request, at } of entries) text += `\n${entry}\n${request ?? ''}\n${at}`
  return text
}

/** Returns where the next write begins. */
function readAppend(lines: readonly string[], start: number, batch: Write[]): number {
  const [id, standing, due] = [lineAt(lines, start), lineAt(lines, start + 1), lineAt(lines, start + 3)]
  const progress = {
    id,
    standing,
    played: Number(lineAt(lines, start + 2)),
    due: due === '' ? null : Number(due),
  }
  const from = Number(lineAt(lines, start + 4))
  const isDueStored = lineAt(lines, start + 5) === '1'
  const over = lineAt(lines, start + 6) === '1'
  const first = start + 8
  const end = first + 3 * Number(lineAt(lines, start + 7))
  const entries: EntryRow[] = []
  for (let at = first; at < end; at += 3) {
    const request = lineAt(lines, at + 1)
    entries.push({
      entry: lineAt(lines, at),
      request: request === '' ? null : request,
      at: Number(lineAt(lines, at + 2)),
    })
  }
  batch.push({ of: 'matches', kind: 'append', progress, isDueStored, from, entries, over })
  return end
}

function lineAt(lines: readonly string[], at: number): string {
  const line = lines[at]
  if (line === undefined) throw new Error('A batch of writes ends in the middle of one.')
  return line
}
