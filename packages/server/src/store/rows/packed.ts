import { gunzipSync, gzipSync } from 'node:zlib'
import type { EntryRow } from './matches.ts'

/* The entries of a finished match in one value: a fraction of the space of rows. */

export function pack(rows: readonly EntryRow[]): Uint8Array {
  return gzipSync(JSON.stringify(rows.map(({ entry, ...rest }) => ({ ...rest, entry: JSON.parse(entry) }))))
}

export function unpack(packed: Uint8Array): EntryRow[] {
  const rows: { at: number; request: string | null; entry: unknown }[] = JSON.parse(
    gunzipSync(packed).toString(),
  )
  return rows.map(({ entry, ...rest }) => ({ ...rest, entry: JSON.stringify(entry) }))
}
