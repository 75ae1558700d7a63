import type { TableStore, WaitingTable } from '../online-store.ts'
import { peopleOf, type TableRow, tableOf, tableRow } from '../rows/tables.ts'
import type { Postgres, Transaction } from './database.ts'
import { insert, insertAll, update } from './insert.ts'

/** Without its place among all. */
const columns = 'id, revision, game, options, seats, host, invite, watchable, settings, changed, seen, more'

export function tableStore(database: Postgres): TableStore {
  const select = async (rest: string, ...values: readonly (string | number)[]) =>
    (await database.rows<TableRow>(`select ${columns} from tables ${rest}`, values)).map(tableOf)
  return {
    load: async id => (await select('where id = $1', id))[0],
    async revisionsOf(ids) {
      const rows = await database.rows<{ id: string; revision: number }>(
        'select id, revision from tables where id = any($1)',
        [ids],
      )
      return new Map(rows.map(({ id, revision }) => [id, revision]))
    },
    listOf: person =>
      select(
        'where id in (select waiting from table_people where person = $1) order by changed desc, number',
        person,
      ),
    listed: (since, most) =>
      select(
        `where (settings::jsonb ->> 'listed') = 'true' and seen >= $1 order by number desc limit $2`,
        since,
        most,
      ),
    create: table =>
      database.write(table.id, async transaction => {
        const done = await transaction.change(...insert('tables', tableRow(table), 'on conflict do nothing'))
        if (done > 0) await seatPeople(transaction, table)
        return done > 0
      }),
    save: table =>
      database.write(table.id, async transaction => {
        const { id, ...row } = tableRow(table)
        const done = await transaction.change(...update('tables', row, { id, revision: row.revision - 1 }))
        if (done > 0) await seatPeople(transaction, table)
        return done > 0
      }),
    async touch(ids, at) {
      // In one order: two servers may have the same tables.
      await database.write('touched', async ({ change }) => {
        await change(
          `update tables set seen = $2 from (select id from tables where id = any($1) order by id for update) as touched
           where tables.id = touched.id`,
          [ids, at],
        )
        return true
      })
    },
    async remove(id) {
      await database.write(id, async ({ change }) => {
        await change('delete from tables where id = $1', [id])
        await change('delete from table_people where waiting = $1', [id])
        return true
      })
    },
    async removeOld(before) {
      await database.write('old tables', async ({ change }) => {
        await change(
          `with old as (delete from tables where changed < $1 returning id)
           delete from table_people where waiting in (select id from old)`,
          [before],
        )
        return true
      })
    },
  }
}

async function seatPeople({ change }: Transaction, table: WaitingTable): Promise<void> {
  await change('delete from table_people where waiting = $1', [table.id])
  const rows = [...new Set(peopleOf(table))].map(person => ({ waiting: table.id, person }))
  await change(...insertAll('table_people', 'waiting, person', rows))
}
