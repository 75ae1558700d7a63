import { limits } from '@kazamata/protocol'
import type { LineReport, Refusal, StoredLine } from '../store/chat-store.ts'
import { all, match, type OnlineStoreCase, same, table } from './store-samples.ts'

const line = (n: number, change: Partial<StoredLine> = {}): StoredLine => ({
  match: 'a',
  n,
  at: 100 + n,
  request: `request-${n}`,
  person: 'ada',
  name: 'Ada',
  audience: 'all',
  text: `Zażółć ${n}`,
  ...change,
})
const { text: _, ...silent } = line(0)
const phrase = (n: number): StoredLine => ({ ...silent, ...{ n, request: `r-${n}`, phrase: 'hello' } })
const closed = (n: number): StoredLine => ({ ...silent, ...{ n, request: `r-${n}`, open: false } })
const refusal = (request: string, at = 100): Refusal => ({ match: 'a', request, code: 'too-fast', at })
const report = (about: StoredLine, reporter: string, at: number): LineReport => ({
  at,
  reporter,
  reason: 'insult',
  line: about,
})

/** What a store knows of the chat at tables. */
export const chatStoreContract: readonly OnlineStoreCase[] = [
  {
    title: 'keeps lines in their order, each in one place and for one request',
    async run(harness) {
      const { chat } = await harness.open()
      const both = [chat.append(line(0)), chat.append(line(0, { request: 'other', person: 'bob' }))]
      same(await Promise.all(both), ['won', 'lost'], 'two lines in one place')
      await all([chat.append(line(2))], 'lost', 'a line that leaves a gap')
      await all([chat.append(line(1, { request: 'request-0' }))], 'lost', 'a request once more')
      await all([chat.append(line(0, { match: 'b' }))], 'won', 'the same request elsewhere')
      const rest = [line(1, { audience: 'watchers' }), phrase(2), closed(3)]
      for (const next of rest) await all([chat.append(next)], 'won', 'the next line')
      for (const one of [chat, (await harness.open()).chat]) {
        same(await one.read('a', 0), [line(0), ...rest], 'all lines')
        same(await one.read('a', 3), [closed(3)], 'the last line')
        same(await one.read('none', 0), [], 'the lines of no match')
        same((await one.listOf('ada')).length, 5, 'all that Ada has said')
        same(await one.listOf('bob'), [], 'all that Bob has said')
      }
    },
  },
  {
    title: 'stores of a line and its refusal the first, and never the other, until it forgets refusals',
    async run(harness) {
      const { chat } = await harness.open()
      const other = (await harness.open()).chat
      for (let n = 0; n < 8; n++) {
        const before = (await chat.read('a', 0)).length
        const next = line(before, { request: `race-${n}` })
        const say = () => chat.append(next)
        const refuse = () => other.refuse(refusal(`race-${n}`))
        const both = n % 2 === 0 ? [say, refuse] : [refuse, say]
        const results = await Promise.all(both.map(write => write()))
        same(results.toSorted(), ['lost', 'won'], 'a line and its refusal at once')
      }
      const length = (await chat.read('a', 0)).length
      await all([chat.refuse(refusal('no'))], 'won', 'a refusal')
      await all([other.append(line(length, { request: 'no' }))], 'lost', 'a line that was refused')
      await all([other.refuse({ ...refusal('no', 300), code: 'muted' })], 'lost', 'another refusal')
      for (const one of [chat, other]) {
        same(await one.refusalOf('a', 'no'), 'too-fast', 'the code')
        same(await one.refusalOf('b', 'no'), undefined, 'the code elsewhere')
        same(await one.refusalOf('a', 'yes'), undefined, 'the code of another')
        same((await one.read('a', 0)).length, length, 'the lines')
      }
      await all([chat.append(line(length, { request: 'yes' }))], 'won', 'another line')
      await all([chat.refuse(refusal('yes'))], 'lost', 'a refusal of what was said')
      await all([chat.append(line(0, { match: 'b', request: 'no' }))], 'won', 'the same request elsewhere')
      await all([chat.refuse(refusal('later', 200))], 'won', 'a later refusal')
      await chat.forgetRefusals(200)
      same(await other.refusalOf('a', 'no'), undefined, 'a forgotten refusal')
      same(await other.refusalOf('a', 'later'), 'too-fast', 'a later refusal')
    },
  },
  {
    title: 'keeps the chat of a table that begins, and removes that of one that is gone',
    async run(harness) {
      const { chat, tables, matches } = await harness.open()
      for (const id of ['a', 'b']) {
        await tables.create(table(id))
        await chat.append(line(0, { match: id }))
      }
      await matches.create(match('a'), [])
      await chat.removeLost()
      await tables.remove('b')
      same((await chat.read('b', 0)).length, 1, 'the lines before they are looked for')
      await chat.removeLost()
      same(await chat.read('b', 0), [], 'the lines of a table that is gone')
      same(await chat.read('a', 0), [line(0)], 'the lines of one that has begun')
    },
  },
  {
    title: 'keeps reports with a copy of the line, one of a person, the last first',
    async run(harness) {
      const { chat } = await harness.open()
      const [first, second] = [report(line(0), 'bob', 5), report(phrase(2), 'bob', 7)]
      await all([chat.report(first), chat.report(second)], 'won', 'reports')
      await all([chat.report({ ...first, at: 9 })], 'lost', 'a report once more')
      await all([chat.report({ ...first, reporter: 'eve' })], 'won', "somebody else's report")
      for (const one of [chat, (await harness.open()).chat]) {
        same(await one.reports(1), [second], 'the last report')
        same((await one.reports(9)).length, 3, 'how many reports')
      }
    },
  },
  {
    title: 'of somebody who is erased only the places of their lines are left',
    async run(harness) {
      const { chat, people } = await harness.open()
      for (const next of [line(0), line(1, { person: 'bob', name: 'Bob' }), closed(2)])
        await chat.append(next)
      await chat.report(report(line(0), 'bob', 5))
      const other = report(line(1, { person: 'bob', name: 'Bob' }), 'ada', 6)
      await chat.report(other)
      await people.erase('ada')
      const left = { person: '', name: '' }
      for (const one of [chat, (await harness.open()).chat]) {
        same(
          await one.read('a', 0),
          [{ ...silent, ...left }, line(1, { person: 'bob', name: 'Bob' }), { ...closed(2), ...left }],
          'the lines',
        )
        same(await one.reports(9), [{ ...other, reporter: '' }], 'the reports')
      }
    },
  },
  {
    title: 'keeps whom people have muted, the last 200 of them, until one of the two is erased',
    async run(harness) {
      const { chat, people } = await harness.open()
      for (const id of ['ada', 'bob', 'cleo'])
        await people.create({ id, name: id, made: 1 }, `session of ${id}`)
      await all([chat.mute('ada', 'bob'), chat.mute('bob', 'ada')], 'won', 'a mute')
      await all([chat.mute('ada', 'cleo')], 'won', 'another')
      const lost = [chat.mute('ada', 'bob'), chat.mute('ada', 'nobody'), chat.mute('nobody', 'ada')]
      await all([...lost, chat.unmute('cleo', 'ada')], 'lost', 'what changes nothing')
      for (const one of [chat, (await harness.open()).chat])
        same(await one.mutedBy('ada'), ['bob', 'cleo'], 'whom Ada has muted')
      await all([chat.unmute('ada', 'bob')], 'won', 'hearing somebody again')
      same(await chat.mutedBy('ada'), ['cleo'], 'who is left')
      await chat.mute('ada', 'bob')
      const more = Array.from({ length: limits.mutes - 1 }, (_, n) => `p${n}`)
      await Promise.all(more.map(id => people.create({ id, name: 'P', made: 1 }, `session of ${id}`)))
      await Promise.all(more.map(id => chat.mute('ada', id)))
      const muted = await chat.mutedBy('ada')
      same([muted.length, muted[0]], [limits.mutes, 'bob'], 'the last ones')
      await people.erase('bob')
      same([await chat.mutedBy('bob'), (await chat.mutedBy('ada')).includes('bob')], [[], false], 'after Bob')
      await people.erase('ada')
      same(await chat.mutedBy('ada'), [], 'after Ada')
    },
  },
]
