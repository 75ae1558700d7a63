import { type Code, codes, type ReportReason, reportReasons } from '@kazamata/protocol'
import type { LineReport, StoredLine } from '../chat-store.ts'

export interface LineRow {
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

export interface ReportRow {
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

export function lineRow({
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

export function lineOf({ text, phrase, open, audience, ...line }: LineRow): StoredLine {
  return {
    ...line,
    audience: audience === 'watchers' ? 'watchers' : 'all',
    ...(text !== null && { text }),
    ...(phrase !== null && { phrase }),
    ...(open !== null && { open: open === 1 }),
  }
}

/** What was answered, as it was stored. */
export const codeOf = (text: string | undefined): Code | undefined => codes.find(code => code === text)

export function reportOf({ at, reporter, reason, line }: ReportRow): LineReport {
  const known: ReportReason = reportReasons.find(one => one === reason) ?? 'other'
  return { at, reporter, reason: known, line: JSON.parse(line) }
}

export function reportRow({ line, ...report }: LineReport): ReportRow {
  const { match, n, person } = line
  return { ...report, match, n, person, line: JSON.stringify(line) }
}
