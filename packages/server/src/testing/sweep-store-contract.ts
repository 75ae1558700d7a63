import { match, move, type OnlineStoreCase, over, same, table } from './store-samples.ts'

/** What a node asks its store for all that it shows, to find what another node has changed. */
export const sweepStoreContract: readonly OnlineStoreCase[] = [
  {
    title: 'says how long matches are, whose seats they have and whether they were given up',
    async run(harness) {
      const store = await harness.open()
      const { matches, people } = store
      await people.create({ id: 'ada', name: 'Ada', made: 1 }, 'session')
      await matches.create(match('a', { people: ['ada', null] }), [move(1)])
      await matches.create(match('b', { people: ['ada', 'bob'] }), [])
      await matches.create(match('c'), [])
      await matches.append(over('c'), 0, [move(1), move(2)])
      await matches.abandon('b', 0)
      for (const one of [store, await harness.open()]) {
        const heads = new Map(
          (await one.matches.headsOf(['a', 'b', 'c', 'none'])).map(head => [head.id, head]),
        )
        same(heads.size, 3, 'how many there are')
        same(heads.get('a'), { id: 'a', length: 1, people: ['ada', null] }, 'a match')
        same(heads.get('b'), { id: 'b', length: 0, people: ['ada', 'bob'], abandoned: true }, 'one given up')
        same(heads.get('c')?.length, 2, 'the length of one that is over')
      }
      same(await matches.headsOf([]), [], 'none of none')
      await people.erase('ada')
      const [head] = await matches.headsOf(['a'])
      same(head?.people, [null, null], 'the seats of a match without a person')
    },
  },
  {
    title: 'says the revisions of tables and the lengths of chats',
    async run(harness) {
      const { tables, chat } = await harness.open()
      await tables.create(table('a'))
      await tables.create(table('b'))
      await tables.save({ ...table('b'), revision: table('b').revision + 1 })
      const revisions = await tables.revisionsOf(['a', 'b', 'none'])
      const first = table('a').revision
      same(
        [...revisions].sort(),
        [
          ['a', first],
          ['b', first + 1],
        ],
        'the revisions',
      )
      const line = { person: 'ada', name: 'Ada', audience: 'all', text: 'x', at: 1 } as const
      for (const n of [0, 1]) await chat.append({ ...line, match: 'a', n, request: `r-${n}` })
      await chat.append({ ...line, match: 'b', n: 0, request: 'r' })
      same(
        [...(await chat.lengthsOf(['a', 'b', 'none']))].sort(),
        [
          ['a', 2],
          ['b', 1],
        ],
        'how many lines',
      )
      same((await tables.revisionsOf([])).size + (await chat.lengthsOf([])).size, 0, 'none of none')
    },
  },
  {
    title: 'says which sessions hold: not those that have ended, nor those of the banned',
    async run(harness) {
      const { people, moderation } = await harness.open()
      for (const name of ['ada', 'bob', 'cleo'])
        await people.create({ id: name, name, made: 1 }, `session of ${name}`)
      await people.beginSession('ada', 'another')
      await moderation.ban('bob', 5)
      await people.endSession('session of ada')
      const asked = ['session of ada', 'another', 'session of bob', 'session of cleo', 'none']
      same(
        [...(await people.livingSessions(asked))].sort(),
        ['another', 'session of cleo'],
        'those that hold',
      )
      same((await people.livingSessions([])).size, 0, 'none of none')
    },
  },
]
