import { limits } from '@kazamata/protocol'
import type { ChatStore, Refusal } from '../chat-store.ts'
import { codeOf, type LineRow, lineOf, lineRow, type ReportRow, reportOf, reportRow } from '../rows/chat.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type ChatWrite = { readonly of: 'chat' } & (
  | { readonly kind: 'append'; readonly line: LineRow }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'forget refusals'; readonly before: number }
  | { readonly kind: 'report'; readonly report: ReportRow }
  | { readonly kind: 'remove lost' }
  | { readonly kind: 'mute' | 'unmute'; readonly person: string; readonly other: string }
)

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function chatWrites(database: Database): (write: ChatWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const insert = sql(
    `insert into chat (match, n, at, request, person, name, audience, text, phrase, open)
     select :match, :n, :at, :request, :person, :name, :audience, :text, :phrase, :open
     where (select count(*) from chat where match = :match) = :n
     and not exists (select 1 from chat where match = :match and request = :request)
     and not exists (select 1 from refused_lines where match = :match and request = :request)`,
  )
  const refuse = sql(
    `insert or ignore into refused_lines (match, request, code, at) select :match, :request, :code, :at
     where not exists (select 1 from chat where match = :match and request = :request)`,
  )
  const forgetRefusals = sql('delete from refused_lines where at < ?')
  const insertReport = sql(
    `insert or ignore into reports (match, n, reporter, at, reason, line, person)
     values (:match, :n, :reporter, :at, :reason, :line, :person)`,
  )
  const deleteLost = sql(
    'delete from chat where match not in (select id from matches) and match not in (select id from tables)',
  )
  const mute = sql(
    `insert or ignore into mutes (person, other)
     select :person, :other where 2 = (select count(*) from people where id in (:person, :other))`,
  )
  const forgetFirst = sql(
    `delete from mutes where id in
     (select id from mutes where person = ? order by id desc limit -1 offset ${limits.mutes})`,
  )
  const unmute = sql('delete from mutes where person = ? and other = ?')
  return write => {
    switch (write.kind) {
      case 'append':
        return insert.run({ ...write.line }).changes > 0
      case 'refuse':
        return refuse.run({ ...write.refusal }).changes > 0
      case 'forget refusals':
        forgetRefusals.run(write.before)
        return true
      case 'report':
        return insertReport.run({ ...write.report }).changes > 0
      case 'remove lost':
        deleteLost.run()
        return true
      case 'mute': {
        const { person, other } = write
        if (mute.run({ person, other }).changes === 0) return false
        forgetFirst.run(person)
        return true
      }
      case 'unmute':
        return unmute.run(write.person, write.other).changes > 0
    }
  }
}

export function chatStore(database: Database, queue: WriteQueue<ChatWrite>): ChatStore {
  const sql = (text: string) => database.prepare(text)
  const select = sql('select * from chat where match = ? and n >= ? order by n')
  const selectRefusal = sql('select code from refused_lines where match = ? and request = ?')
  const selectOf = sql('select * from chat where person = ? order by match, n')
  const selectMuted = sql('select other from mutes where person = ? order by id')
  const selectLengths = sql(
    'select match, count(*) as count from chat where match in (select value from json_each(?)) group by match',
  )
  const selectReports = sql('select * from reports order by at desc, rowid desc limit ?')
  return {
    async read(match, from) {
      const rows: LineRow[] = select.all(match, from)
      return rows.map(lineOf)
    },
    async lengthsOf(matches) {
      const rows: { match: string; count: number }[] = selectLengths.all(JSON.stringify(matches))
      return new Map(rows.map(({ match, count }) => [match, count]))
    },
    append: line => queue.write({ of: 'chat', kind: 'append', line: lineRow(line) }),
    refuse: refusal => queue.write({ of: 'chat', kind: 'refuse', refusal }),
    async refusalOf(match, request) {
      const row: { readonly code: string } | undefined = selectRefusal.get(match, request)
      return codeOf(row?.code)
    },
    async forgetRefusals(before) {
      await queue.write({ of: 'chat', kind: 'forget refusals', before })
    },
    async listOf(person) {
      const rows: LineRow[] = selectOf.all(person)
      return rows.map(lineOf)
    },
    async removeLost() {
      await queue.write({ of: 'chat', kind: 'remove lost' })
    },
    async mutedBy(person) {
      const rows: { readonly other: string }[] = selectMuted.all(person)
      return rows.map(({ other }) => other)
    },
    mute: (person, other) => queue.write({ of: 'chat', kind: 'mute', person, other }),
    unmute: (person, other) => queue.write({ of: 'chat', kind: 'unmute', person, other }),
    report: report => queue.write({ of: 'chat', kind: 'report', report: reportRow(report) }),
    async reports(most) {
      const rows: ReportRow[] = selectReports.all(most)
      return rows.map(reportOf)
    },
  }
}
