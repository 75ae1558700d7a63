import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { commitment } from '@kazamata/kernel/match'
import { recordOf } from '@kazamata/room/store'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OnlineMatch, OnlineStore } from '../../store/online-store.ts'
import { connectReader } from '../../store/sqlite/connection.ts'
import { emptyDatabase, postgresStores, query } from '../../testing/postgres-harness.ts'
import { commandLineBundle } from '../../testing/server-bundle.ts'
import { localWriter, sqliteFolders } from '../../testing/sqlite-harness.ts'
import { match, move, table } from '../../testing/store-samples.ts'
import { Trouble } from '../../trouble.ts'
import { lockForServer } from '../folder-lock.ts'
import { migrate } from './migrate.ts'

const sqlite = sqliteFolders()
const postgres = postgresStores()
afterEach(async () => {
  await sqlite.clear()
  await postgres.clear()
})

/** With the commitment that its record has. */
function sealed(id: string, change: Partial<OnlineMatch> = {}): OnlineMatch {
  const made = match(id, change)
  return { ...made, seal: commitment(recordOf(made, [])) }
}

const openFolder = (folder: string) => sqlite.open(folder, { start: localWriter().start })
const closeAll = async () => {
  await sqlite.close()
  await postgres.clear()
}

/** Something in every table. */
async function fill({
  matches,
  tables,
  people,
  accounts,
  results,
  moderation,
  push,
  chat,
  uptime,
}: OnlineStore) {
  await people.create({ id: 'ada', name: 'Ada', made: 1 }, 'phone')
  await people.create({ id: 'bob', name: 'Zażółć 🎲', made: 2 }, 'tablet')
  await people.beginSession('ada', 'desktop')
  await people.useSession('desktop', 77)
  await people.save('bob', { settings: { theme: 'light' }, hidden: true })
  await people.saveLink({ hash: 'link', person: 'ada', expires: 5000 })
  await accounts.create({ person: 'ada', folded: 'ada', passwordHash: 'p', recoveryHash: 'r' }, 'Ada')
  await moderation.ban('bob', 12)
  await push.save({
    person: 'ada',
    session: 'phone',
    endpoint: 'https://push.example',
    p256dh: 'k',
    auth: 'a',
    made: 3,
  })
  await push.tell('ada', 'running')
  await push.saveKey('secret key')
  for (const id of ['t3', 't1', 't2']) await tables.create(table(id, { barred: ['eve'] }))
  await matches.create(sealed('running', { watchable: true }), [move(1)])
  await matches.append(sealed('running'), 1, [move(2), move(3)], 'request', 40)
  await matches.create(sealed('over'), [move(1)])
  const { due: _due, ...ended } = sealed('over', { active: [], winners: [0], result: { scores: [3, 1] } })
  await matches.append(ended, 1, [move(2)], 'last')
  await matches.create(sealed('abandoned'), [move(1)])
  await matches.abandon('abandoned', 1)
  await matches.create(sealed('empty', { people: ['bob', 'ada'], due: 700_000 }), [])
  const result = {
    match: 'over',
    seat: 0,
    person: 'ada',
    game: 'nim',
    seats: 2,
    coop: false,
    won: true,
    score: 2.5,
    facts: { dungeon: 'A' },
    watchable: true,
    played: 5,
  }
  const rating = {
    person: 'ada',
    game: 'nim',
    rating: 1500.25,
    deviation: 300.5,
    volatility: 0.06,
    matches: 1,
  }
  await results.save([result], [rating])
  const line = {
    match: 'running',
    n: 0,
    at: 9,
    request: 'q',
    person: 'ada',
    name: 'Ada',
    audience: 'all',
  } as const
  await chat.append({ ...line, text: 'Cześć' })
  await chat.append({ ...line, n: 1, request: 'r', open: false })
  await chat.report({ at: 10, reporter: 'bob', reason: 'other', line: { ...line, text: 'Cześć' } })
  await chat.mute('ada', 'bob')
  await uptime.save({ alive: 100, slept: 7 })
}

/** All that somebody can read of it. */
async function contents(store: OnlineStore) {
  const { matches, tables, people, accounts, results, moderation, push, chat, uptime, restored } = store
  const ids = ['running', 'over', 'abandoned', 'empty', 't1', 'none']
  const persons = ['ada', 'bob', 'eve']
  const all = <T>(of: readonly string[], read: (id: string) => Promise<T>) => Promise.all(of.map(read))
  return {
    matches: await all(ids, id => matches.load(id)),
    mine: await all(persons, id => matches.listOf(id)),
    due: await matches.nextDue(9),
    lobby: [await matches.listed(9), await tables.listed(0, 9)],
    tables: await all(persons, id => tables.listOf(id)),
    people: await all(persons, id => people.load(id)),
    sessions: await all(['phone', 'desktop', 'tablet'], id => people.ofSession(id)),
    used: await people.sessionUsed('desktop'),
    accounts: await all(persons, id => accounts.load(id)),
    results: await all(persons, async id => [await results.listOf(id), await results.ratingsOf(id)]),
    moderation: await moderation.people('', 9),
    push: [await push.of('ada'), await push.loadKey()],
    chat: [await chat.read('running', 0), await chat.reports(9), await chat.mutedBy('ada')],
    uptime: await uptime.load(),
    restored,
  }
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'none',
    (error: unknown) => error,
  )
  if (error instanceof Trouble) return error.message
  throw error
}

test('copies everything into PostgreSQL and back, and it can be played on in all three', async () => {
  const [first, url, last] = [sqlite.folder(), await emptyDatabase(), join(sqlite.folder(), 'back')]
  const source = await openFolder(first)
  await fill(source)
  const before = await contents(source)
  await closeAll()
  const there = await migrate({ from: first, to: url })
  const counts = { matches: 4, entries: 6, people: 2 }
  expect(there).toMatchObject({ ...counts, from: `"${first}"` })
  expect(there.to).toMatch(/^the database "test_\w+" at 127\.0\.0\.1:\d+$/)
  const middle = await postgres.open(url)
  expect(await contents(middle)).toEqual(before)
  await closeAll()
  expect(await migrate({ from: url, to: last })).toMatchObject({ ...counts, to: `"${last}"` })
  expect(readdirSync(last).sort()).toEqual(['kazamata.sqlite', 'lock.sqlite'])
  const end = await openFolder(last)
  expect(await contents(end)).toEqual(before)
  for (const { matches, chat, people } of [end, await postgres.open(url), await openFolder(first)]) {
    expect(await matches.append(sealed('running'), 3, [move(4)])).toBe('won')
    expect(await matches.append(sealed('over'), 2, [{ seat: 0, back: 1 }])).toBe('won')
    expect(await matches.append(sealed('abandoned'), 1, [move(4)])).toBe('lost')
    expect(await chat.mute('bob', 'ada')).toBe('won')
    expect(await people.create({ id: 'eve', name: 'Eve', made: 3 }, 'watch')).toBe('won')
  }
})

test('once more it writes nothing and finds everything the same, or says that it is not', async () => {
  const [folder, url] = [sqlite.folder(), await emptyDatabase()]
  await fill(await openFolder(folder))
  await closeAll()
  await migrate({ from: folder, to: url })
  await query(url, 'create rule frozen as on insert to people do instead nothing')
  expect(await migrate({ from: folder, to: url })).toMatchObject({ matches: 4 })
  await query(url, `update entries set entry = '{"seat":0,"back":1}' where match = 'running' and seq = 1`)
  expect(await refusal(migrate({ from: folder, to: url }))).toMatch(
    /^Match running is not the same in ".+" and the database ".+"/,
  )
})

describe('goes on where it was stopped', () => {
  const many = [...Array(700).keys()].map(n => sealed(`match-${String(n).padStart(3, '0')}`))

  async function filled(): Promise<string> {
    const folder = sqlite.folder()
    const { matches } = await openFolder(folder)
    await Promise.all(many.map(one => matches.create(one, [move(1), move(2)])))
    await closeAll()
    return folder
  }

  test('in order, and no server uses the part that is there', async () => {
    const [folder, url] = [await filled(), await emptyDatabase()]
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    expect(await refusal(migrate({ from: folder, to: url, signal: stop.signal, onProgress }))).toBe(
      'Stopped: the same command goes on from here.',
    )
    const [{ count } = { count: '' }] = await query<{ count: string }>(url, 'select count(*) from matches')
    expect(count).toBe('200')
    await expect(postgres.open(url)).rejects.toThrow(
      `The database of DATABASE_URL holds a part of "${folder}" only: run kazamata migrate once more.`,
    )
    expect(await migrate({ from: folder, to: url })).toMatchObject({ matches: 700, entries: 1400 })
    const { matches } = await postgres.open(url)
    expect((await matches.listOf('ada')).map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  })

  let main = ''
  beforeAll(async () => {
    main = await commandLineBundle()
  })

  /** Ends the command by a signal, as soon as it has copied something. */
  async function end(
    signal: 'SIGINT' | 'SIGKILL',
    from: string,
    to: string,
    hasBegun: () => Promise<boolean>,
  ): Promise<{ readonly by: string | number | null; readonly said: string }> {
    const child = spawn(process.execPath, [main, 'migrate', '--from', from, '--to', to])
    const ended = new Promise<string | number | null>(resolve =>
      child.on('close', (code, killed) => resolve(killed ?? code)),
    )
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said += text
    })
    while (child.exitCode === null && !(await hasBegun()))
      await new Promise(resolve => setTimeout(resolve, 2))
    child.kill(signal)
    return { by: await ended, said }
  }

  /** Asks over one connection whether there are matches: a new one for each question keeps a processor busy. */
  async function asking(url: string) {
    const client = new pg.Client(url)
    await client.connect()
    return {
      hasMatches: async () =>
        (await client.query('select 1 from matches limit 1').catch(() => ({ rows: [] }))).rows.length > 0,
      end: () => client.end(),
    }
  }

  test('by the keys that stop a command', async () => {
    const [folder, url] = [await filled(), await emptyDatabase()]
    const asked = await asking(url)
    expect(await end('SIGINT', folder, url, asked.hasMatches)).toEqual({
      by: 1,
      said: 'Stopped: the same command goes on from here.\n',
    })
    await asked.end()
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[main, 'migrate', '--from', folder, '--to', url],
    ])
    expect(stdout).toMatch(
      /^Everything in ".+" is in the database "test_\w+" at 127\.0\.0\.1:\d+ now: 700 matches with 1400 entries, 0 people\. Every match has the same hash\.\n$/,
    )
  })

  test('killed on the way to PostgreSQL, and on the way back', async () => {
    const [folder, url, back] = [await filled(), await emptyDatabase(), sqlite.folder()]
    const asked = await asking(url)
    expect(await end('SIGKILL', folder, url, asked.hasMatches)).toMatchObject({ by: 'SIGKILL' })
    await asked.end()
    expect(await migrate({ from: folder, to: url })).toMatchObject({ matches: 700, entries: 1400 })
    const staging = join(back, 'migrating/kazamata.sqlite')
    const ended = await end('SIGKILL', url, back, async () => {
      if (!existsSync(staging)) return false
      const database = connectReader(staging)
      try {
        return database.prepare('select 1 from matches limit 1').get() !== undefined
      } catch {
        return false
      } finally {
        database.close()
      }
    })
    expect(ended.by).toBe('SIGKILL')
    expect(existsSync(join(back, 'kazamata.sqlite'))).toBe(false)
    expect(await migrate({ from: url, to: back })).toMatchObject({ matches: 700, entries: 1400 })
    const { matches } = await openFolder(back)
    expect((await matches.listOf('ada')).map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  })
})

describe('refuses', () => {
  test('two folders, or two databases', async () => {
    const url = await emptyDatabase()
    for (const place of [sqlite.folder(), url])
      expect(await refusal(migrate({ from: place, to: place }))).toBe(
        'A migration goes from a folder to a database of PostgreSQL, or from one to a folder.',
      )
  })

  test('a source that is not there, and a target that holds something else', async () => {
    const [folder, other, url] = [sqlite.folder(), sqlite.folder(), await emptyDatabase()]
    expect(await refusal(migrate({ from: folder, to: url }))).toBe(
      `There is no database of Kazamata in "${folder}".`,
    )
    for (const store of [await openFolder(folder), await openFolder(other), await postgres.open(url)])
      await store.people.create({ id: 'ada', name: 'Ada', made: 1 }, 'phone')
    await closeAll()
    expect(await refusal(migrate({ from: folder, to: url }))).toMatch(
      /^There is something else in the database ".+" at .+ already: name an empty one\.$/,
    )
    expect(await refusal(migrate({ from: url, to: other }))).toBe(
      `There is something else in "${other}" already: name an empty one.`,
    )
  })

  test('a folder or a database that a server uses', async () => {
    const [folder, url] = [sqlite.folder(), await emptyDatabase()]
    await openFolder(folder)
    const lock = lockForServer(folder)
    expect(await refusal(migrate({ from: folder, to: url }))).toBe(
      `A server runs on "${folder}": stop it first.`,
    )
    lock.release()
    const { people } = await postgres.open(url)
    await people.load('ada')
    expect(await refusal(migrate({ from: folder, to: url }))).toMatch(
      /^A server works with the database ".+" at .+: stop it first\.$/,
    )
  })

  test('a match that does not fit its commitment', async () => {
    const [folder, url] = [sqlite.folder(), await emptyDatabase()]
    await (await openFolder(folder)).matches.create(match('a'), [])
    await closeAll()
    expect(await refusal(migrate({ from: folder, to: url }))).toBe(
      `Match a in "${folder}" does not fit its commitment: it is damaged.`,
    )
  })
})
