import { limits } from '@kazamata/protocol'
import type { ChatStore } from '../chat-store.ts'
import { codeOf, type LineRow, lineOf, lineRow, type ReportRow, reportOf, reportRow } from '../rows/chat.ts'
import type { Postgres, Transaction } from './database.ts'
import { insert } from './insert.ts'

export function chatStore(database: Postgres): ChatStore {
  const lines = async (rest: string, ...values: readonly (string | number)[]) =>
    (await database.rows<LineRow>(`select * from chat ${rest}`, values)).map(lineOf)
  /**
   * What is added to a chat is added by one server after another: a line and its refusal are rows of two tables, and no index
   * would keep them apart.
   */
  const add = (match: string, request: string, perform: (transaction: Transaction) => Promise<boolean>) =>
    database.write(match, async transaction => {
      await transaction.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chat ${match}`])
      const answered = await transaction.rows(
        `select 1 from chat where match = $1 and request = $2
         union all select 1 from refused_lines where match = $1 and request = $2`,
        [match, request],
      )
      return answered.length === 0 && perform(transaction)
    })
  return {
    read: (match, from) => lines('where match = $1 and n >= $2 order by n', match, from),
    async lengthsOf(matches) {
      const rows = await database.rows<{ match: string; count: number }>(
        'select match, count(*) from chat where match = any($1) group by match',
        [matches],
      )
      return new Map(rows.map(({ match, count }) => [match, count]))
    },
    append: line =>
      add(line.match, line.request, async ({ rows, change }) => {
        const [found] = await rows<{ count: number }>('select count(*) from chat where match = $1', [
          line.match,
        ])
        return found?.count === line.n && (await change(...insert('chat', lineRow(line)))) > 0
      }),
    refuse: ({ match, request, code, at }) =>
      add(match, request, async ({ change }) => {
        return (await change(...insert('refused_lines', { match, request, code, at }))) > 0
      }),
    async refusalOf(match, request) {
      const [refusal] = await database.rows<{ code: string }>(
        'select code from refused_lines where match = $1 and request = $2',
        [match, request],
      )
      return codeOf(refusal?.code)
    },
    async forgetRefusals(before) {
      await database.change('refused lines', 'delete from refused_lines where at < $1', [before])
    },
    listOf: person => lines('where person = $1 order by match, n', person),
    async removeLost() {
      await database.write('lost lines', async ({ change }) => {
        await change(
          `delete from chat where not exists (select 1 from matches where id = match)
           and not exists (select 1 from tables where id = match)`,
        )
        return true
      })
    },
    async mutedBy(person) {
      const rows = await database.rows<{ other: string }>(
        'select other from mutes where person = $1 order by id',
        [person],
      )
      return rows.map(({ other }) => other)
    },
    mute: (person, other) =>
      database.write(person, async ({ change }) => {
        const muted = await change(
          `insert into mutes (person, other) select $1, $2
           where 2 = (select count(*) from people where id in ($1, $2)) on conflict do nothing`,
          [person, other],
        )
        if (muted === 0) return false
        await change(
          'delete from mutes where id in (select id from mutes where person = $1 order by id desc offset $2)',
          [person, limits.mutes],
        )
        return true
      }),
    unmute: (person, other) =>
      database.change(person, 'delete from mutes where person = $1 and other = $2', [person, other]),
    report: report =>
      database.change(report.line.match, ...insert('reports', reportRow(report), 'on conflict do nothing')),
    async reports(most) {
      const rows = await database.rows<ReportRow>(
        'select * from reports order by at desc, id desc limit $1',
        [most],
      )
      return rows.map(reportOf)
    },
  }
}
