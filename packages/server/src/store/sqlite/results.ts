import type { Rating, ResultStore } from '../online-store.ts'
import { type ResultRow, resultOf, resultRow } from '../rows/results.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type ResultWrite = { readonly of: 'results' } & (
  | { readonly kind: 'save'; readonly results: readonly ResultRow[]; readonly ratings: readonly Rating[] }
  | { readonly kind: 'remove'; readonly match: string }
)

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function resultWrites(database: Database): (write: ResultWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const findResult = sql('select 1 from results where match = ?')
  const findRating = sql('select matches from ratings where person = ? and game = ?')
  const insertResult = sql(
    `insert into results (match, seat, person, game, seats, coop, won, score, facts, watchable, played)
     values (:match, :seat, :person, :game, :seats, :coop, :won, :score, :facts, :watchable, :played)`,
  )
  const replaceRating = sql(
    `insert or replace into ratings (person, game, rating, deviation, volatility, matches)
     values (:person, :game, :rating, :deviation, :volatility, :matches)`,
  )
  const deleteResults = sql('delete from results where match = ?')

  function isLate({ person, game, matches }: Rating): boolean {
    const known: { matches: number } | undefined = findRating.get(person, game)
    return (known?.matches ?? 0) !== matches - 1
  }

  return write => {
    switch (write.kind) {
      case 'save': {
        const { results, ratings } = write
        if (results.length === 0 || results.some(({ match }) => findResult.get(match) !== undefined))
          return false
        if (ratings.some(isLate)) return false
        for (const result of results) insertResult.run({ ...result })
        for (const rating of ratings) replaceRating.run({ ...rating })
        return true
      }
      case 'remove':
        deleteResults.run(write.match)
        return true
    }
  }
}

export function resultStore(database: Database, queue: WriteQueue<ResultWrite>): ResultStore {
  const sql = (text: string) => database.prepare(text)
  // Only finished matches are packed.
  const selectMissing = sql(
    `select id from matches where id in (select match from seats where person = ?)
     and packed is not null and not exists (select 1 from results where match = matches.id)`,
  )
  const findResult = sql('select 1 from results where match = ?')
  const selectResults = sql('select * from results where person = ? order by played desc, match')
  const selectRatings = sql('select * from ratings where person = ? order by game')
  return {
    async missing(person) {
      const rows: { id: string }[] = selectMissing.all(person)
      return rows.map(({ id }) => id)
    },
    has: async match => findResult.get(match) !== undefined,
    save: (results, ratings) =>
      queue.write({
        of: 'results',
        kind: 'save',
        results: results.map(resultRow),
        ratings: ratings.map(rating => ({ ...rating })),
      }),
    async remove(match) {
      await queue.write({ of: 'results', kind: 'remove', match })
    },
    async listOf(person) {
      const rows: ResultRow[] = selectResults.all(person)
      return rows.map(resultOf)
    },
    async ratingsOf(person) {
      const rows: Rating[] = selectRatings.all(person)
      return rows.map(row => ({ ...row }))
    },
  }
}
