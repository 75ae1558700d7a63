import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { usualSettings } from '@kazamata/protocol'
import type { MatchStore } from '@kazamata/room/store'
import { type StoreHarness, storeContract } from '@kazamata/room/store-contract'
import { afterEach, describe, expect, test } from 'vitest'
import { chatStoreContract } from '../testing/chat-store-contract.ts'
import { moderationStoreContract } from '../testing/moderation-store-contract.ts'
import { onlineStoreContract } from '../testing/online-store-contract.ts'
import { personStoreContract } from '../testing/person-store-contract.ts'
import { postgresStores } from '../testing/postgres-harness.ts'
import { pushStoreContract } from '../testing/push-store-contract.ts'
import { resultStoreContract } from '../testing/result-store-contract.ts'
import { serverBundle } from '../testing/server-bundle.ts'
import { localWriter, sqliteFolders } from '../testing/sqlite-harness.ts'
import type { OnlineStoreHarness } from '../testing/store-samples.ts'
import { sweepStoreContract } from '../testing/sweep-store-contract.ts'
import { memoryStore } from './memory-store.ts'
import type { OnlineMatch, OnlineStore } from './online-store.ts'
import { startWriter } from './sqlite/start-writer.ts'

const contract = [
  ...onlineStoreContract,
  ...personStoreContract,
  ...resultStoreContract,
  ...moderationStoreContract,
  ...pushStoreContract,
  ...chatStoreContract,
  ...sweepStoreContract,
]
const sqlite = sqliteFolders()
const postgres = postgresStores()
afterEach(async () => {
  await sqlite.clear()
  await postgres.clear()
})

function inMemory(): OnlineStoreHarness {
  const store = memoryStore()
  return { open: async () => store }
}

/** A memory store whose disk breaks: it forgets an append or a new match, or keeps it and cannot say so. */
function inFaultyMemory(): OnlineStoreHarness {
  const store = memoryStore()
  let fault: 'full' | 'silent' | undefined
  const { create, append } = store.matches
  const faulty: OnlineStore = {
    ...store,
    matches: {
      ...store.matches,
      create: async (...match) => (fault === 'full' ? 'failed' : create(...match)),
      async append(...entries) {
        if (fault === 'full') return 'failed'
        const result = await append(...entries)
        const answer = fault === 'silent' ? 'unknown' : result
        fault = undefined
        return answer
      },
    },
  }
  return {
    open: async () => faulty,
    fillDisk() {
      fault = 'full'
    },
    loseAnswer() {
      fault = 'silent'
    },
  }
}

function inSqlite(): OnlineStoreHarness {
  const folder = sqlite.folder()
  const { start, fillDisk, loseAnswer } = localWriter()
  return { open: () => sqlite.open(folder, { start }), fillDisk, loseAnswer }
}

function inSqliteThread(): OnlineStoreHarness {
  const folder = sqlite.folder()
  return {
    async open() {
      const script = pathToFileURL(join(await serverBundle(), 'writer-thread.js'))
      return sqlite.open(folder, { start: file => startWriter(file, script) })
    },
  }
}

function inPostgres(): OnlineStoreHarness {
  let place: ReturnType<typeof postgres.place> | undefined
  const there = () => {
    place ??= postgres.place()
    return place
  }
  return {
    open: async () => postgres.open((await there()).url),
    async fillDisk() {
      await (await there()).fillDisk()
    },
    loseAnswer: async () => (await there()).loseAnswer(),
  }
}

const stores = [
  ['memory', inMemory],
  ['memory on a disk that breaks', inFaultyMemory],
  ['SQLite', inSqlite],
  ['PostgreSQL', inPostgres],
  ['SQLite with its thread', inSqliteThread],
] as const

describe.each(stores)('the contract of an online store: %s', (_, harness) => {
  const { fillDisk, loseAnswer } = harness()
  const has = { fillDisk: fillDisk !== undefined, loseAnswer: loseAnswer !== undefined }
  for (const { title, needs, run } of contract)
    if (needs === undefined || has[needs]) test(title, () => run(harness()))
})

/** Its matches as a store without people. */
function matchStore({ matches }: OnlineStore): MatchStore {
  const beside = {
    people: ['ada', null],
    host: 'ada',
    watchable: true,
    settings: usualSettings,
    clockBegun: 0,
  }
  const without = ({ people, host, watchable, settings, clockBegun, ...stored }: OnlineMatch) => stored
  return {
    durable: true,
    list: async () => (await matches.listOf('ada')).map(without),
    async load(id) {
      const found = await matches.load(id)
      return found && { stored: without(found.stored), record: found.record }
    },
    create: (stored, entries) => matches.create({ ...stored, ...beside }, entries),
    append: (stored, from, entries) => matches.append({ ...stored, ...beside }, from, entries),
    remove: id => matches.remove(id),
  }
}

// What a thread adds is tried above.
describe.each(stores.slice(0, 4))('the contract of a match store: %s', (_, harness) => {
  const matchHarness = (): StoreHarness => {
    const { open, loseAnswer } = harness()
    return { open: async () => matchStore(await open()), ...(loseAnswer && { breakDisk: loseAnswer }) }
  }
  const breaks = matchHarness().breakDisk !== undefined
  for (const { title, needsDisk, run } of storeContract)
    if (needsDisk === undefined || breaks) test(title, () => run(matchHarness()))
})

/** Stores with one mistake each, and the case that finds it. */
const mutants: readonly (readonly [string, (store: OnlineStore) => Partial<OnlineStore>, RegExp])[] = [
  [
    'forgets which request brought an entry',
    ({ matches }) => ({
      matches: { ...matches, append: (stored, from, entries) => matches.append(stored, from, entries) },
    }),
    /gives back the request/,
  ],
  [
    'answers a batch as if all of it were won',
    ({ matches }) => ({
      matches: {
        ...matches,
        append: async (...entries) => {
          await matches.append(...entries)
          return 'won'
        },
      },
    }),
    /of many writes at once/,
  ],
  [
    'forgets a finished match',
    ({ matches }) => ({
      matches: {
        ...matches,
        async append(stored, ...entries) {
          const result = await matches.append(stored, ...entries)
          if (stored.winners && result === 'won') await matches.remove(stored.id)
          return result
        },
      },
    }),
    /a finished match is read/,
  ],
  [
    'lists the matches of a host who has no seat',
    ({ matches }) => ({
      matches: {
        ...matches,
        create: (stored, entries) =>
          matches.create({ ...stored, people: [...stored.people, stored.host] }, entries),
      },
    }),
    /lists the matches/,
  ],
  [
    'changes a table whatever its revision is',
    ({ tables }) => ({
      tables: {
        ...tables,
        async save(table) {
          await tables.remove(table.id)
          return tables.create(table)
        },
      },
    }),
    /of two writers that saw the same table/,
  ],
  [
    'stores a person whose session is taken',
    ({ people }) => ({
      people: {
        ...people,
        async create(person, hash) {
          const result = await people.create(person, hash)
          if (result === 'lost') await people.create(person, `${hash} again`)
          return result
        },
      },
    }),
    /whole or not at all/,
  ],
  [
    'lets a link be used twice',
    ({ people }) => {
      const { useLink, saveLink } = people
      return {
        people: {
          ...people,
          async useLink(hash, session, at) {
            const result = await useLink(hash, session, at)
            if (result === 'won') await saveLink({ hash, person: 'ada', expires: at + 1 })
            return result
          },
        },
      }
    },
    /a link to another device/,
  ],
  [
    'lets a link be used for ever',
    ({ people }) => ({
      people: { ...people, useLink: (hash, session) => people.useLink(hash, session, 0) },
    }),
    /a link to another device/,
  ],
  [
    'leaves other sessions when the password changes',
    ({ accounts, people }) => ({
      accounts: {
        ...accounts,
        async replacePassword(was, next) {
          const result = await accounts.replacePassword(was, next)
          if (result === 'won') await people.beginSession(was.person, 'phone')
          return result
        },
      },
    }),
    /another password/,
  ],
  [
    'gives an account the name of another',
    ({ people }) => ({
      people: { ...people, rename: (id, name, folded) => people.rename(id, name, `${folded} of ${id}`) },
    }),
    /an account takes no name of another/,
  ],
  [
    'erases a person and not the name at the table',
    ({ people, matches }) => ({
      people: {
        ...people,
        async erase(id) {
          for (const { id: match } of await matches.listOf(id)) await matches.remove(match)
          return people.erase(id)
        },
      },
    }),
    /erases a person/,
  ],
  [
    'takes a line of the chat twice',
    ({ chat }) => ({
      chat: { ...chat, append: async line => chat.append({ ...line, request: `${line.request} ${line.n}` }) },
    }),
    /keeps lines in their order/,
  ],
  [
    'forgets to erase what was said',
    ({ chat }) => {
      const said = new Map<string, Awaited<ReturnType<typeof chat.read>>>()
      return {
        chat: {
          ...chat,
          async append(line) {
            const result = await chat.append(line)
            said.set(line.match, await chat.read(line.match, 0))
            return result
          },
          read: async (match, from) => said.get(match)?.slice(from) ?? [],
        },
      }
    },
    /only the places of their lines are left/,
  ],
  [
    'rates two matches from the same rating',
    ({ results }) => ({
      results: {
        ...results,
        async save(rows, ratings) {
          const result = await results.save(rows, ratings)
          return result === 'lost' ? results.save(rows, []) : result
        },
      },
    }),
    /unless another match was faster/,
  ],
]

test.each(mutants)('the contract finds a store that %s', async (_, mistake, found) => {
  const failed: string[] = []
  for (const { title, needs, run } of contract) {
    const store = memoryStore()
    const broken = { ...store, ...mistake(store) }
    if (needs === undefined) await run({ open: async () => broken }).catch(() => failed.push(title))
  }
  expect(failed.join('\n')).toMatch(found)
})

test('the contract finds a store that says failed or unknown and stored a part', async () => {
  const failed: string[] = []
  for (const { title, needs, run } of onlineStoreContract) {
    const store = memoryStore()
    let answer: 'failed' | 'unknown' | undefined
    const { append, create } = store.matches
    const broken: OnlineStore = {
      ...store,
      matches: {
        ...store.matches,
        create: async (...match) => answer ?? create(...match),
        async append(stored, from, entries, request) {
          const result = await append(stored, from, answer ? entries.slice(0, 1) : entries, request)
          return answer ?? result
        },
      },
    }
    const harness: OnlineStoreHarness = {
      open: async () => broken,
      fillDisk() {
        answer = 'failed'
      },
      loseAnswer() {
        answer = 'unknown'
      },
    }
    if (needs !== undefined) await run(harness).catch(() => failed.push(title))
  }
  expect(failed).toEqual([expect.stringMatching(/^failed/), expect.stringMatching(/^unknown/)])
})
