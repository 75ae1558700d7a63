import type { StoreCounts } from '../online-store.ts'
import type { Database } from './connection.ts'

export function storeCounts(database: Database): () => StoreCounts {
  const countTables = database.prepare('select count(*) as count from tables')
  // By an index of their own: those that are over may be a million.
  const countRunning = database.prepare(
    'select count(*) as count from matches where packed is null and abandoned = 0',
  )
  return () => ({ waiting: Number(countTables.get().count), running: Number(countRunning.get().count) })
}
