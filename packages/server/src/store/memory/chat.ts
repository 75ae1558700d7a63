import { limits } from '@kazamata/protocol'
import type { ChatStore, LineReport, Refusal, StoredLine } from '../chat-store.ts'
import { withoutAuthor } from '../without-person.ts'

export function memoryChat(
  isThere: (match: string) => Promise<boolean>,
  isPerson: (id: string) => Promise<boolean>,
): ChatStore & { erase(person: string): void } {
  const chats = new Map<string, readonly StoredLine[]>()
  let reports: readonly LineReport[] = []
  /** By person. */
  const mutes = new Map<string, readonly string[]>()
  const mutedBy = (person: string) => mutes.get(person) ?? []
  const linesOf = (match: string) => chats.get(match) ?? []
  let refusals: readonly Refusal[] = []
  const refusalOf = (match: string, request: string) =>
    refusals.find(one => one.match === match && one.request === request)
  const isAnswered = (match: string, request: string) =>
    linesOf(match).some(line => line.request === request) || refusalOf(match, request) !== undefined
  return {
    read: async (match, from) => linesOf(match).slice(from),
    lengthsOf: async ids => new Map(ids.flatMap(id => (chats.has(id) ? [[id, linesOf(id).length]] : []))),
    async append(line) {
      const lines = linesOf(line.match)
      if (lines.length !== line.n || isAnswered(line.match, line.request)) return 'lost'
      chats.set(line.match, [...lines, line])
      return 'won'
    },
    async refuse(refusal) {
      if (isAnswered(refusal.match, refusal.request)) return 'lost'
      refusals = [...refusals, refusal]
      return 'won'
    },
    refusalOf: async (match, request) => refusalOf(match, request)?.code,
    async forgetRefusals(before) {
      refusals = refusals.filter(({ at }) => at >= before)
    },
    listOf: async person =>
      [...chats.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, lines]) => lines.filter(line => line.person === person)),
    async removeLost() {
      for (const match of [...chats.keys()]) if (!(await isThere(match))) chats.delete(match)
    },
    mutedBy: async person => mutedBy(person),
    async mute(person, other) {
      const arePeople = (await isPerson(person)) && (await isPerson(other))
      if (!arePeople || mutedBy(person).includes(other)) return 'lost'
      mutes.set(person, [...mutedBy(person), other].slice(-limits.mutes))
      return 'won'
    },
    async unmute(person, other) {
      if (!mutedBy(person).includes(other)) return 'lost'
      mutes.set(
        person,
        mutedBy(person).filter(one => one !== other),
      )
      return 'won'
    },
    async report(report) {
      const { reporter, line } = report
      const isSame = (other: LineReport) =>
        other.reporter === reporter && other.line.match === line.match && other.line.n === line.n
      if (reports.some(isSame)) return 'lost'
      reports = [report, ...reports]
      return 'won'
    },
    reports: async most => reports.toSorted((a, b) => b.at - a.at).slice(0, most),
    erase(person) {
      mutes.delete(person)
      for (const [who, others] of mutes)
        mutes.set(
          who,
          others.filter(other => other !== person),
        )
      for (const [match, lines] of chats)
        chats.set(
          match,
          lines.map(line => (line.person === person ? withoutAuthor(line) : line)),
        )
      reports = reports
        .filter(({ line }) => line.person !== person)
        .map(report => (report.reporter === person ? { ...report, reporter: '' } : report))
    },
  }
}
