import { limits, type ReportReason, reportReasons } from '@kazamata/protocol'
import type { ChatStore, LineReport, StoredLine } from '../chat-store.ts'
import type { Database } from './connection.ts'
import type { WriteQueue } from './write-queue.ts'

interface LineRow {
  readonly match: string
  readonly n: number
  readonly at: number
  readonly request: string
  readonly person: string
  readonly name: string
  readonly audience: string
  readonly text: string | null
  readonly phrase: string | null
  readonly open: number | null
}

interface ReportRow {
  readonly match: string
  readonly n: number
  readonly reporter: string
  readonly at: number
  readonly reason: string
  /** The line as it was, in JSON. */
  readonly line: string
  /** Who said it. */
  readonly person: string
}

export type ChatWrite = { readonly of: 'chat' } & (
  | { readonly kind: 'append'; readonly line: LineRow }
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
     and not exists (select 1 from chat where match = :match and request = :request)`,
  )
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
    append: line => queue.write({ of: 'chat', kind: 'append', line: rowOf(line) }),
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
    report: ({ line, ...report }) => {
      const { match, n, person } = line
      const row = { ...report, match, n, person, line: JSON.stringify(line) }
      return queue.write({ of: 'chat', kind: 'report', report: row })
    },
    async reports(most) {
      const rows: ReportRow[] = selectReports.all(most)
      return rows.map(reportOf)
    },
  }
}

function rowOf({
  text = null,
  phrase = null,
  open,
  ...line
}: Omit<StoredLine, 'text' | 'phrase'> & {
  readonly text?: string | null
  readonly phrase?: string | null
}): LineRow {
  return { ...line, text, phrase, open: open === undefined ? null : Number(open) }
}

function lineOf({ text, phrase, open, audience, ...line }: LineRow): StoredLine {
  return {
    ...line,
    audience: audience === 'watchers' ? 'watchers' : 'all',
    ...(text !== null && { text }),
    ...(phrase !== null && { phrase }),
    ...(open !== null && { open: open === 1 }),
  }
}

function reportOf({ at, reporter, reason, line }: ReportRow): LineReport {
  const known: ReportReason = reportReasons.find(one => one === reason) ?? 'other'
  return { at, reporter, reason: known, line: JSON.parse(line) }
}
