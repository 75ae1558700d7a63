import type { Value } from './database.ts'

/** A statement that stores one row. */
export function insert(table: string, row: object, orElse = ''): [text: string, values: Value[]] {
  const columns = Object.keys(row)
  const places = columns.map((_, at) => `$${at + 1}`)
  return [
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${orElse}`,
    Object.values(row),
  ]
}

/** A statement that replaces columns of the rows that have these values. */
export function update(table: string, row: object, where: object): [text: string, values: Value[]] {
  const count = Object.keys(row).length
  const assigned = Object.keys(row).map((column, at) => `${column} = $${at + 1}`)
  const named = Object.keys(where).map((column, at) => `${column} = $${count + at + 1}`)
  return [
    `update ${table} set ${assigned.join(', ')} where ${named.join(' and ')}`,
    [...Object.values(row), ...Object.values(where)],
  ]
}

/** A statement that stores any number of rows, with these columns. */
export function insertAll(
  table: string,
  columns: string,
  rows: readonly object[],
): [text: string, values: Value[]] {
  return [
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  ]
}
