import { all, ids, match, move, type OnlineStoreCase, over, same, table } from './store-samples.ts'

const unlisted = { ...table('t').settings, listed: false }

/** What the lobby needs of a store. */
export const lobbyStoreContract: readonly OnlineStoreCase[] = [
  {
    title:
      'lists the tables of the lobby at which somebody was seen, the newest first, and no more than asked for',
    async run(harness) {
      const { tables } = await harness.open()
      for (const id of ['a', 'b', 'c', 'd']) await tables.create(table(id, { seen: 5 }))
      await tables.create(table('private', { seen: 9, settings: unlisted }))
      same(ids(await tables.listed(5, 10)), ['d', 'c', 'b', 'a'], 'the tables of the lobby')
      same(ids(await tables.listed(5, 3)), ['d', 'c', 'b'], 'three of them')
      same(await tables.listed(6, 10), [], 'those seen later')
      await tables.touch(['a', 'c', 'none'], 8)
      same(ids(await tables.listed(6, 10)), ['c', 'a'], 'those seen again')
      same(await tables.load('a'), table('a', { seen: 8 }), 'a table that was touched')
      await all([tables.save(table('c', { seen: 8, revision: 2, settings: unlisted }))], 'won', 'a change')
      for (const one of [tables, (await harness.open()).tables])
        same(ids(await one.listed(6, 10)), ['a'], 'without one that was taken out of the lobby')
    },
  },
  {
    title: 'keeps all that a table of the lobby may have, and finds it for those whose seat is kept',
    async run(harness) {
      const { tables } = await harness.open()
      const full = table('t', {
        seats: [
          { kind: 'person', person: 'ada' },
          { kind: 'reserved', person: 'bob' },
        ],
        barred: ['eve'],
        seedWord: { word: 'krypta', agreed: ['ada'] },
        quick: { fillAt: 30, bots: ['Oak', 'Ash'] },
        campaign: {
          story: '1',
          chapter: 1,
          results: [{ scores: [4, 2], ties: [1, 0] }],
          options: { gems: true },
        },
      })
      await all([tables.create(full)], 'won', 'a table')
      for (const one of [tables, (await harness.open()).tables]) {
        same(await one.load('t'), full, 'the table')
        same(ids(await one.listOf('bob')), ['t'], "Bob's tables")
        same(await one.listOf('eve'), [], "Eve's tables")
      }
    },
  },
  {
    title: 'lists the running matches of the lobby that may be watched, the last begun first',
    async run(harness) {
      const { matches } = await harness.open()
      const shown = { watchable: true }
      await matches.create(match('a', { ...shown, begun: 5 }), [])
      await matches.create(match('b', { ...shown, begun: 9 }), [])
      await matches.create(match('c', { ...shown, begun: 7 }), [])
      await matches.create(match('not to be watched'), [])
      await matches.create(match('private', { ...shown, settings: unlisted }), [])
      await matches.create({ ...over('over'), ...shown }, [move(1)])
      same(ids(await matches.listed(10)), ['b', 'c', 'a'], 'the matches of the lobby')
      same(ids(await matches.listed(1)), ['b'], 'one of them')
      await all([matches.append(over('b'), 0, [move(1)])], 'won', 'a last move')
      same(ids(await (await harness.open()).matches.listed(10)), ['c', 'a'], 'those that still run')
    },
  },
  {
    title: 'counts the matches of a person that are not over',
    async run(harness) {
      const { matches } = await harness.open()
      await matches.create(match('a', { people: ['ada', 'bob'] }), [])
      await matches.create(match('b', { people: ['ada', 'ada'] }), [])
      await matches.create(over('c'), [move(1)])
      same(await matches.countRunning('ada'), 2, "Ada's")
      same(await matches.countRunning('bob'), 1, "Bob's")
      same(await matches.countRunning('eve'), 0, "Eve's")
    },
  },
  {
    title:
      'a match with the chapter it is takes the place of its table, unless the table has changed meanwhile',
    async run(harness) {
      const { matches, tables } = await harness.open()
      const campaign = { story: '1', chapter: 0, results: [], options: {} }
      await tables.create(table('a'))
      await all([tables.save(table('a', { revision: 2 }))], 'won', 'a change')
      await all([matches.create(match('a'), [], 1)], 'lost', 'the match of the table before')
      same(await matches.load('a'), undefined, 'that match')
      same((await tables.load('a'))?.revision, 2, 'the table')
      await all([matches.create(match('none'), [], 1)], 'lost', 'the match of no table')
      await all([matches.create(match('a', { campaign }), [], 2)], 'won', 'the match of the table')
      same(await tables.load('a'), undefined, 'the table whose match has begun')
      same((await (await harness.open()).matches.load('a'))?.stored, match('a', { campaign }), 'the match')
    },
  },
]
