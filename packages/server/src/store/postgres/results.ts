import type { Rating, ResultStore } from '../online-store.ts'
import { type ResultRow, resultOf, resultRow } from '../rows/results.ts'
import type { Postgres, Transaction } from './database.ts'
import { insert } from './insert.ts'

export function resultStore(database: Postgres): ResultStore {
  return {
    async missing(person) {
      // Only finished matches are packed.
      const rows = await database.rows<{ id: string }>(
        `select id from matches where id in (select match from seats where person = $1)
         and packed is not null and not exists (select 1 from results where results.match = matches.id)`,
        [person],
      )
      return rows.map(({ id }) => id)
    },
    has: async match =>
      (await database.rows('select 1 from results where match = $1 limit 1', [match])).length > 0,
    save: (results, ratings) =>
      database.write(results[0]?.match ?? '', async transaction => {
        const { rows, change } = transaction
        const matches = results.map(({ match }) => match)
        const found = await rows('select 1 from results where match = any($1) limit 1', [matches])
        if (results.length === 0 || found.length > 0) return false
        // Of two servers that save the same, the second finds the first one's rows in its way.
        for (const result of results) await change(...insert('results', resultRow(result)))
        // In one order: the same people may have finished two matches.
        const sorted = [...ratings].sort((a, b) => (a.person < b.person ? -1 : 1))
        for (const rating of sorted) if (!(await isNext(transaction, rating))) return false
        return true
      }),
    async remove(match) {
      await database.write(match, async ({ change }) => {
        await change('delete from results where match = $1', [match])
        return true
      })
    },
    async listOf(person) {
      const rows = await database.rows<ResultRow>(
        'select * from results where person = $1 order by played desc, match',
        [person],
      )
      return rows.map(resultOf)
    },
    ratingsOf: person =>
      database.rows<Rating>('select * from ratings where person = $1 order by game', [person]),
  }
}

/** Stores a rating if it comes after exactly one rated match less. */
async function isNext({ change }: Transaction, rating: Rating): Promise<boolean> {
  const { person, game, rating: value, deviation, volatility, matches } = rating
  const done = await change(
    `insert into ratings (person, game, rating, deviation, volatility, matches)
     select $1, $2, $3, $4, $5, $6
     where $6 = 1 or exists (select 1 from ratings where person = $1 and game = $2)
     on conflict (person, game) do update set rating = excluded.rating, deviation = excluded.deviation,
     volatility = excluded.volatility, matches = excluded.matches where ratings.matches = excluded.matches - 1`,
    [person, game, value, deviation, volatility, matches],
  )
  return done > 0
}
