import { findGame } from '@kazamata/registry'
import type { Stores } from '../matches/open-stores.ts'
import { type HistoryLine, lineOf } from './history-line.ts'

/** Writes the line of a finished match, unless it is there already. */
export async function noteFinished({ matches, history }: Stores, id: string): Promise<void> {
  const found = await matches.load(id)
  const game = await findGame(found?.record.game ?? '')?.game()
  if (found?.stored.winners === undefined || game === undefined) return
  await history.note([lineOf(game, found.stored, found.record)])
}

/** All lines of this device, last first; matches that ended before there was a history get theirs now. */
export async function readHistory(stores: Stores): Promise<readonly HistoryLine[]> {
  const known = new Set((await stores.history.lines()).map(({ id }) => id))
  for (const { id, winners } of await stores.matches.list())
    if (winners !== undefined && !known.has(id)) await noteFinished(stores, id)
  return (await stores.history.lines()).toSorted((a, b) => b.ended - a.ended)
}
