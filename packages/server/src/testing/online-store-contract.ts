import type { Entry } from '@kazamata/kernel/match'
import type { OnlineStore } from '../store/online-store.ts'
import { clockStoreContract } from './clock-store-contract.ts'
import { lobbyStoreContract } from './lobby-store-contract.ts'
import {
  all,
  ids,
  large,
  match,
  move,
  type OnlineStoreCase,
  type OnlineStoreHarness,
  over,
  same,
  table,
} from './store-samples.ts'

async function entriesOf(store: OnlineStore, id: string): Promise<readonly Entry[] | undefined> {
  return (await store.matches.load(id))?.record.entries
}

/** A store with matches of one entry each. */
async function begun({ open }: OnlineStoreHarness, ...matches: readonly string[]): Promise<OnlineStore> {
  const store = await open()
  await all(
    matches.map(id => store.matches.create(match(id), [move(1)])),
    'won',
    'a new match',
  )
  return store
}

/** What the server's store adds to the contract of a store of matches, whatever it is made of. */
export const onlineStoreContract: readonly OnlineStoreCase[] = [
  ...clockStoreContract,
  ...lobbyStoreContract,
  {
    title: 'gives back the request that brought each entry, from any entry on, also when opened again',
    async run(harness) {
      const store = await begun(harness, 'a')
      await all(
        [store.matches.append(match('a'), 1, [move(2), move(3)], 'request-1', 20)],
        'won',
        'a request',
      )
      await all([store.matches.append(match('a'), 3, [move(4)], undefined, 30)], 'won', "a bot's move")
      for (const one of [store, await harness.open()]) {
        const found = await one.matches.load('a')
        same(found?.stored, match('a'), 'what is stored beside the entries')
        same(found?.record.deal, match('a').deal, 'the deal in the record')
        same(found?.requests.length, 4, 'how many requests')
        same(
          found?.requests.map(request => request ?? 'none'),
          ['none', 'request-1', 'request-1', 'none'],
          'the requests',
        )
        same(found?.times, [3, 20, 20, 30], 'when the entries were made')
        const logged = [
          { entry: move(3), at: 20, request: 'request-1' },
          { entry: move(4), at: 30 },
        ]
        same(await one.matches.read('a', 2), logged, 'the entries behind the second')
        same(await one.matches.read('a', 4), [], 'the entries behind the last')
        same(await one.matches.read('none', 0), [], 'the entries of no match')
      }
    },
  },
  {
    title: 'lists the matches in which a person has a seat, the last played first',
    async run(harness) {
      const { matches } = await harness.open()
      await matches.create(match('a', { people: ['ada', 'bob'], played: 5 }), [])
      await matches.create(match('b', { people: ['ada', 'ada'], played: 9 }), [])
      await matches.create(match('c', { people: ['bob', null], host: 'ada', played: 7 }), [])
      same(ids(await matches.listOf('ada')), ['b', 'a'], "Ada's matches")
      same(ids(await matches.listOf('bob')), ['c', 'a'], "Bob's matches")
      same(await matches.listOf('eve'), [], "Eve's matches")
      same((await matches.listOf('bob'))[1], match('a', { people: ['ada', 'bob'], played: 5 }), 'one of them')
      await matches.remove('b')
      same(ids(await matches.listOf('ada')), ['a'], "Ada's matches after one was removed")
    },
  },
  {
    title: 'an append stores the progress it is, unless it is lost, and nothing else beside the record',
    async run(harness) {
      const { matches } = await begun(harness, 'a')
      const progress = {
        active: [1],
        played: 8,
        due: 90,
        clocks: [{ left: 5 }, null],
        deserted: true,
      } as const
      const changed = match('a', progress)
      // A writer that knows an older match does not bring back what was changed since.
      const stale = { ...changed, people: ['bob', null], host: 'bob', watchable: true }
      await all([matches.append(stale, 0, [move(2)])], 'lost', 'an append in the wrong place')
      same((await matches.load('a'))?.stored, match('a'), 'what is stored beside the entries')
      await all([matches.append(stale, 1, [move(2)])], 'won', 'an append')
      same((await matches.load('a'))?.stored, changed, 'what is stored beside the entries then')
      same(await matches.listOf('bob'), [], "Bob's matches")
      await all([matches.append(match('a'), 2, [move(3)])], 'won', 'another')
      same((await matches.load('a'))?.stored, match('a'), 'what is stored beside the entries in the end')
    },
  },
  {
    title: 'of many writes at once some are lost, and the others are stored whole',
    async run(harness) {
      const { matches, tables, people, ...store } = await begun(harness, 'a', 'b', 'c')
      const person = { id: 'ada', name: 'Ada', made: 1 }
      const results = await Promise.all([
        matches.append(match('a'), 1, [move(2)], 'first'),
        matches.append(match('a', { played: 7 }), 1, [move(3)], 'second'),
        matches.append(match('a', { played: 9 }), 2, [move(4)], 'third'),
        matches.append(match('b'), 5, [move(2)]),
        matches.append(match('c'), 1, [move(5), move(6)]),
        matches.append(match('none'), 0, [move(1)]),
        matches.create(match('c'), []),
        matches.create(match('d'), [move(7)]),
        tables.save(table('t')),
        people.create(person, 'hash'),
        people.create({ ...person, name: 'Eve' }, 'other'),
      ])
      const [won, lost] = ['won', 'lost'] as const
      same(results, [won, lost, won, lost, won, lost, lost, won, lost, won, lost], 'the answers')
      for (const one of [{ ...store, matches }, await harness.open()]) {
        const { stored, record, requests } = (await one.matches.load('a')) ?? {}
        same(record?.entries, [move(1), move(2), move(4)], 'the entries of a match with two winners')
        same(requests?.slice(1), ['first', 'third'], 'their requests')
        same(stored?.played, 9, 'when it was played')
        same((await one.matches.load('b'))?.record.entries, [move(1)], 'the entries of a match that lost')
        same((await one.matches.load('c'))?.record.entries, [move(1), move(5), move(6)], 'the third match')
        same(await one.matches.load('none'), undefined, 'a match that was never stored')
        same((await one.matches.load('d'))?.record.entries, [move(7)], 'the new match')
      }
      same(await people.ofSession('other'), undefined, 'the session of a person that lost')
    },
  },
  {
    title: 'a finished match is read as any other, and its requests with it',
    async run(harness) {
      const store = await begun(harness, 'a')
      await all([store.matches.append(match('a'), 1, [move(2)], 'request-1')], 'won', 'a move')
      await all([store.matches.append(over('a'), 2, [move(3), move(4)], 'request-2')], 'won', 'the last move')
      for (const one of [store, await harness.open()]) {
        const found = await one.matches.load('a')
        same(found?.stored, over('a'), 'what is stored beside the entries')
        same(found?.record.entries, [move(1), move(2), move(3), move(4)], 'the entries')
        same(found?.requests.slice(1), ['request-1', 'request-2', 'request-2'], 'the requests')
        same(
          await one.matches.read('a', 3),
          [{ entry: move(4), at: 0, request: 'request-2' }],
          'the last entry',
        )
        same(ids(await one.matches.listOf('ada')), ['a'], 'the list')
      }
      await all([store.matches.create(over('b'), [move(1)])], 'won', 'a match that is over from the start')
      same(await entriesOf(store, 'b'), [move(1)], 'its entries')
    },
  },
  {
    title: 'a finished match goes on where it ended, when its end is taken back',
    async run(harness) {
      const store = await begun(harness, 'a')
      const back: Entry = { seat: 0, back: 1 }
      await all([store.matches.append(over('a'), 1, [move(2)], 'request-1')], 'won', 'the last move')
      await all([store.matches.append(match('a'), 1, [back])], 'lost', 'an append before the end')
      await all([store.matches.append(match('a'), 2, [back], 'request-2')], 'won', 'an undo')
      same(await entriesOf(store, 'a'), [move(1), move(2), back], 'the entries')
      await all([store.matches.append(match('a'), 3, [move(3)])], 'won', 'another move')
      await all([store.matches.append(over('a'), 4, [move(4)])], 'won', 'another end')
      await all([store.matches.append(over('a'), 5, [move(5)])], 'won', 'an entry behind the end')
      const found = await (await harness.open()).matches.load('a')
      same(
        found?.record.entries,
        [move(1), move(2), back, move(3), move(4), move(5)],
        'the entries in the end',
      )
      same(
        found?.requests.map(request => request ?? 'none'),
        ['none', 'request-1', 'request-2', 'none', 'none', 'none'],
        'the requests in the end',
      )
      await store.matches.remove('a')
      await all([store.matches.create(match('a'), [])], 'won', 'a new match with its id')
      same(await entriesOf(store, 'a'), [], 'the entries of the new match')
    },
  },
  {
    title: 'of two writers that saw the same table one wins',
    async run(harness) {
      const { tables } = await harness.open()
      await all([tables.create(table('t'))], 'won', 'a new table')
      await all([tables.create(table('t', { host: 'eve' }))], 'lost', 'a second one with its id')
      const [first, second] = [table('t', { revision: 2 }), table('t', { revision: 2, watchable: false })]
      same(await Promise.all([first, second].map(one => tables.save(one))), ['won', 'lost'], 'two changes')
      await all([tables.save(table('t', { revision: 4 }))], 'lost', 'one that leaves out a revision')
      same(await tables.load('t'), first, 'the table')
      same(await (await harness.open()).tables.load('t'), first, 'the table when opened again')
      await tables.remove('t')
      same(await tables.load('t'), undefined, 'the table that was removed')
      await all([tables.save(table('t', { revision: 3 }))], 'lost', 'a change to it')
    },
  },
  {
    title: 'a match takes the place of its waiting table',
    async run(harness) {
      const { matches, tables } = await harness.open()
      for (const id of ['a', 'b']) await tables.create(table(id))
      await all([matches.create(match('a'), [])], 'won', 'the match')
      for (const one of [tables, (await harness.open()).tables]) {
        same(await one.load('a'), undefined, 'the table whose match has begun')
        same(ids(await one.listOf('ada')), ['b'], "Ada's tables")
      }
      await tables.create(table('a'))
      await all([matches.create(match('a'), [])], 'lost', 'the same match')
      same((await tables.load('a'))?.id, 'a', 'a table beside a match that was not created')
    },
  },
  {
    title:
      'lists the tables of hosts and of people with a seat, the last changed first, and removes old ones',
    async run(harness) {
      const { tables } = await harness.open()
      const seats = [{ kind: 'person', person: 'bob' }, { kind: 'open' }] as const
      await tables.create(table('a', { changed: 5 }))
      await tables.create(table('b', { changed: 9, seats }))
      await tables.create(table('c', { changed: 7, host: 'bob', seats: [{ kind: 'open' }] }))
      same(ids(await tables.listOf('ada')), ['b', 'a'], "Ada's tables")
      same(ids(await tables.listOf('bob')), ['b', 'c'], "Bob's tables")
      await tables.save(table('b', { revision: 2, changed: 10 }))
      same(ids(await tables.listOf('bob')), ['c'], "Bob's tables after he left one")
      await tables.removeOld(7)
      same(ids(await tables.listOf('ada')), ['b'], "Ada's tables that are not old")
      same(await tables.load('a'), undefined, 'an old table')
      same((await tables.load('c'))?.changed, 7, 'a table that is just not old')
    },
  },
  {
    title: 'waits with closing for what is being written',
    async run(harness) {
      const store = await begun(harness, 'a')
      const writes = [store.matches.append(match('a'), 1, [move(2)]), store.tables.create(table('t'))]
      await store.close()
      await all(writes, 'won', 'what was being written')
      const again = await harness.open()
      same(await entriesOf(again, 'a'), [move(1), move(2)], 'the entries')
      same(await again.tables.load('t'), table('t'), 'the table')
    },
  },
  {
    title: 'failed: nothing of it is stored on a full disk, and what was there can still be read',
    needs: 'fillDisk',
    async run(harness) {
      const store = await begun(harness, 'a', 'b')
      await harness.fillDisk?.()
      const many = [...Array(20).keys()].map(() => large)
      const appends = ['a', 'b'].map(id => store.matches.append(match(id, { active: [1] }), 1, many))
      await all([...appends, store.matches.create(match('c'), many)], 'failed', 'a write that needs space')
      for (const one of [store, await harness.open()]) {
        for (const id of ['a', 'b']) {
          same(await entriesOf(one, id), [move(1)], 'the entries')
          same((await one.matches.load(id))?.stored, match(id), 'what is stored beside them')
        }
        same(await one.matches.load('c'), undefined, 'the new match')
      }
    },
  },
  {
    title: 'unknown: the match is as before or as after, never half, and can be played on',
    needs: 'loseAnswer',
    async run(harness) {
      const store = await begun(harness, 'a')
      await harness.loseAnswer?.()
      const changed = match('a', { active: [1] })
      await all(
        [store.matches.append(changed, 1, [move(2), move(3)])],
        'unknown',
        'a write without an answer',
      )
      const found = await store.matches.load('a')
      const entries = found?.record.entries ?? []
      const after = entries.length > 1
      same(entries, after ? [move(1), move(2), move(3)] : [move(1)], 'the entries')
      same(found?.stored, after ? changed : match('a'), 'what is stored beside them')
      await all([store.matches.append(match('a'), entries.length, [move(4)])], 'won', 'the next write')
      same(await entriesOf(store, 'a'), [...entries, move(4)], 'the entries then')
    },
  },
]
