import type { TableStore, WaitingTable } from '../online-store.ts'
import { peopleOf, type TableRow, tableOf, tableRow } from '../rows/tables.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type TableWrite =
  | {
      readonly of: 'tables'
      readonly kind: 'create' | 'save'
      readonly table: TableRow
      readonly people: readonly string[]
    }
  | { readonly of: 'tables'; readonly kind: 'touch'; readonly ids: readonly string[]; readonly at: number }
  | { readonly of: 'tables'; readonly kind: 'remove'; readonly id: string }
  | { readonly of: 'tables'; readonly kind: 'remove old'; readonly before: number }

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function tableWrites(database: Database): (write: TableWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const insertTable = sql(
    `insert into tables (id, revision, game, options, seats, host, invite, watchable, settings, changed, seen, more)
     values (:id, :revision, :game, :options, :seats, :host, :invite, :watchable, :settings, :changed, :seen, :more) on conflict do nothing`,
  )
  const updateTable = sql(
    `update tables set revision = :revision, game = :game, options = :options, seats = :seats, host = :host, invite = :invite, watchable = :watchable, settings = :settings, changed = :changed, seen = :seen, more = :more
     where id = :id and revision = :revision - 1`,
  )
  const touchTable = sql('update tables set seen = ? where id = ?')
  const deleteTable = sql('delete from tables where id = ?')
  const insertTablePerson = sql(
    'insert into table_people (waiting, person) values (?, ?) on conflict do nothing',
  )
  const deleteTablePeople = sql('delete from table_people where waiting = ?')
  const deleteOldTables = sql('delete from tables where changed < ? returning id')

  function seatTablePeople(id: string, people: readonly string[]): void {
    deleteTablePeople.run(id)
    for (const person of people) insertTablePerson.run(id, person)
  }

  return write => {
    switch (write.kind) {
      case 'create':
      case 'save': {
        const statement = write.kind === 'create' ? insertTable : updateTable
        if (statement.run({ ...write.table }).changes === 0) return false
        seatTablePeople(write.table.id, write.people)
        return true
      }
      case 'touch':
        for (const id of write.ids) touchTable.run(write.at, id)
        return true
      case 'remove':
        for (const statement of [deleteTable, deleteTablePeople]) statement.run(write.id)
        return true
      case 'remove old': {
        const old: { id: string }[] = deleteOldTables.all(write.before)
        for (const { id } of old) deleteTablePeople.run(id)
        return true
      }
    }
  }
}

export function tableStore(database: Database, queue: WriteQueue<TableWrite>): TableStore {
  const selectTable = database.prepare('select * from tables where id = ?')
  const selectTablesOf = database.prepare(
    'select * from tables where id in (select waiting from table_people where person = ?) order by changed desc, rowid',
  )
  const selectListed = database.prepare(
    `select * from tables where json_extract(settings, '$.listed') = 1 and seen >= ? order by rowid desc limit ?`,
  )
  const selectRevisions = database.prepare(
    'select id, revision from tables where id in (select value from json_each(?))',
  )
  const write = (kind: 'create' | 'save', table: WaitingTable) =>
    queue.write({ of: 'tables', kind, table: tableRow(table), people: peopleOf(table) })
  return {
    async load(id) {
      const row: TableRow | undefined = selectTable.get(id)
      return row && tableOf(row)
    },
    async revisionsOf(ids) {
      const rows: { id: string; revision: number }[] = selectRevisions.all(JSON.stringify(ids))
      return new Map(rows.map(({ id, revision }) => [id, revision]))
    },
    async listOf(person) {
      const rows: TableRow[] = selectTablesOf.all(person)
      return rows.map(tableOf)
    },
    async listed(since, most) {
      const rows: TableRow[] = selectListed.all(since, most)
      return rows.map(tableOf)
    },
    create: table => write('create', table),
    save: table => write('save', table),
    async touch(ids, at) {
      await queue.write({ of: 'tables', kind: 'touch', ids, at })
    },
    async remove(id) {
      await queue.write({ of: 'tables', kind: 'remove', id })
    },
    async removeOld(before) {
      await queue.write({ of: 'tables', kind: 'remove old', before })
    },
  }
}
