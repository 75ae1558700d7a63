import type { WriteResult } from '@kazamata/room/store'
import type { BatchWriter } from '../write-queue.ts'
import { type Postgres, WriteFailure } from './database.ts'
import { type Append, appendAlone } from './match-writes.ts'

/** Any number of appends to different matches, in one statement and so in one commit. Its rows are those that have not won. */
const appendAll = `
with want as (
  select * from json_to_recordset($1::json)
  as w (id text, "from" integer, count integer, standing text, played bigint, due bigint)
), won as (
  update progress p set length = w."from" + w.count, standing = w.standing, played = w.played, due = w.due
  from want w where p.match = w.id and p.length = w."from" and p.open
  returning p.match
), added as (
  insert into entries (match, seq, at, request, entry)
  select e.* from json_to_recordset($2::json) as e (match text, seq integer, at bigint, request text, entry text)
  join won using (match)
)
select id from want where id not in (select match from won)`

/** Where a match that has ended goes on, it has to be unpacked first. */
const findPacked = 'select id from matches where id = any($1) and packed is not null'

/** Nothing can be stored at the moment, whatever it is: no space, no memory, too many connections. */
const isShortage = (code = '') => code.startsWith('53')

/** Performs appends on a connection of their own, one batch at a time. */
export function appendWriter(database: Postgres, report: (error: unknown) => void): BatchWriter<Append> {
  /** To different matches. */
  async function append(batch: readonly Append[]): Promise<readonly WriteResult[]> {
    try {
      const lost = await database.alone<{ id: string }>('append', appendAll, parameters(batch))
      if (lost.length === 0) return batch.map(() => 'won')
      return await whatElse(
        batch,
        lost.map(({ id }) => id),
      )
    } catch (error) {
      if (!(error instanceof WriteFailure)) throw error
      const { result, code, cause } = error
      report(cause)
      // One that cannot be stored must not keep the others from it.
      if (result === 'unknown' || batch.length === 1 || code === undefined || isShortage(code))
        return batch.map(() => result)
      const results: WriteResult[] = []
      for (const one of batch) results.push(...(await append([one])))
      return results
    }
  }

  async function whatElse(
    batch: readonly Append[],
    lost: readonly string[],
  ): Promise<readonly WriteResult[]> {
    const found = await database.rows<{ id: string }>(findPacked, [lost]).catch(() => [])
    const [losers, packed] = [lost, found.map(({ id }) => id)].map(ids => new Set(ids))
    return Promise.all(
      batch.map(one => {
        const { id } = one.progress
        if (packed?.has(id)) return database.write(id, transaction => appendAlone(transaction, one, false))
        return losers?.has(id) ? 'lost' : 'won'
      }),
    )
  }

  return {
    alive: true,
    async write(batch) {
      const results = new Map<Append, WriteResult>()
      for (const different of differentMatches(batch)) {
        const answers = await append(different)
        for (const [at, one] of different.entries()) results.set(one, answers[at] ?? 'unknown')
      }
      return batch.map(one => results.get(one) ?? 'unknown')
    },
    close: async () => undefined,
  }
}

/** The first append to each match, then the second, and so on. */
function differentMatches(batch: readonly Append[]): readonly Append[][] {
  const rounds: Append[][] = []
  const counts = new Map<string, number>()
  for (const one of batch) {
    const { id } = one.progress
    const round = counts.get(id) ?? 0
    counts.set(id, round + 1)
    rounds[round] ??= []
    rounds[round]?.push(one)
  }
  return rounds
}

function parameters(batch: readonly Append[]): [matches: string, entries: string] {
  // All nodes lock matches in the same order, so none waits for another that waits for it.
  const sorted = [...batch].sort((a, b) => (a.progress.id < b.progress.id ? -1 : 1))
  const matches = sorted.map(({ progress, from, entries }) => ({ ...progress, from, count: entries.length }))
  const entries = sorted.flatMap(({ progress, from, entries }) =>
    entries.map((entry, at) => ({ match: progress.id, seq: from + at, ...entry })),
  )
  return [JSON.stringify(matches), JSON.stringify(entries)]
}
