import type { Database } from '@kazamata/server/sqlite'

/** What is to be written of a match of boardgame.io, as JSON. */
export interface MatchWrite {
  readonly id: string
  /** Only with a new match. */
  readonly initial?: string
  readonly state?: string
  readonly metadata?: string
  /** Lines that its log gets. */
  readonly log: readonly string[]
}

export const schema = `
  create table matches (id text primary key, initial text, state text, metadata text) strict, without rowid;
  create table log (match text, entry text) strict;
  create index logs on log (match);`

/** Writes a batch in one transaction. */
export function matchWriter(database: Database): (batch: readonly MatchWrite[]) => void {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const insert = database.prepare('insert into matches (id, initial, state, metadata) values (?, ?, ?, ?)')
  const update = database.prepare(
    'update matches set state = coalesce(?, state), metadata = coalesce(?, metadata) where id = ?',
  )
  const insertLog = database.prepare('insert into log (match, entry) values (?, ?)')
  return batch => {
    try {
      begin.run()
      for (const { id, initial, state, metadata, log } of batch) {
        if (initial !== undefined) insert.run(id, initial, state ?? null, metadata ?? null)
        else update.run(state ?? null, metadata ?? null, id)
        for (const entry of log) insertLog.run(id, entry)
      }
      commit.run()
    } catch (error) {
      // This also keeps the connection referenced: one that is garbage-collected closes under its living statements.
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
}
