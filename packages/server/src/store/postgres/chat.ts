import { limits } from '@kazamata/protocol'
import type { ChatStore } from '../chat-store.ts'
import { type LineRow, lineOf, lineRow, type ReportRow, reportOf, reportRow } from '../rows/chat.ts'
import type { Postgres } from './database.ts'
import { insert } from './insert.ts'

export function chatStore(database: Postgres): ChatStore {
  const lines = async (rest: string, ...values: readonly (string | number)[]) =>
    (await database.rows<LineRow>(`select * from chat ${rest}`, values)).map(lineOf)
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
      database.write(line.match, async ({ rows, change }) => {
        const [found] = await rows<{ count: number }>('select count(*) from chat where match = $1', [
          line.match,
        ])
        // Of two servers that add the same line, or the next one, the second finds the first one's in its way.
        return found?.count === line.n && (await change(...insert('chat', lineRow(line)))) > 0
      }),
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
