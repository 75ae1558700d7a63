import { all, ids, match, move, type OnlineStoreCase, over, same } from './store-samples.ts'

/** What clocks need of the server's store. */
export const clockStoreContract: readonly OnlineStoreCase[] = [
  {
    title: 'finds the matches that are due first, until they are over, postponed or abandoned',
    async run(harness) {
      const { matches } = await harness.open()
      const dues = { a: 30, b: 10, c: 20 }
      for (const [id, due] of Object.entries(dues)) await matches.create(match(id, { due }), [])
      const { due: _due, ...never } = match('d')
      await matches.create(never, [])
      for (const one of [matches, (await harness.open()).matches]) {
        same(
          await one.nextDue(2),
          [
            { id: 'b', due: 10 },
            { id: 'c', due: 20 },
          ],
          'the first two',
        )
        same(ids(await one.nextDue(9)), ['b', 'c', 'a'], 'all of them')
      }
      const { due: _ended, ...ended } = over('b')
      await all([matches.append(ended, 0, [move(1)])], 'won', 'the end of one')
      await all(
        [matches.append(match('c', { due: 50 }), 0, [move(1)])],
        'won',
        'a move that moves the time on',
      )
      same(ids(await matches.nextDue(9)), ['a', 'c'], 'those that go on')
      const asStored = { ...match('c', { due: 50 }), isDueStored: true }
      await all([matches.append(asStored, 1, [move(2)])], 'won', 'a move that leaves the time as it is')
      await all([matches.postpone('a', 1, 60)], 'lost', 'another time for a match with other entries')
      await all([matches.postpone('a', 0, 20)], 'lost', 'an earlier time')
      await all([matches.postpone('d', 0, 60)], 'lost', 'another time for a match that has none')
      await all([matches.postpone('a', 0, 60)], 'won', 'a later time')
      same(
        await matches.nextDue(9),
        [
          { id: 'c', due: 50 },
          { id: 'a', due: 60 },
        ],
        'the later time',
      )
      await all([matches.abandon('b', 1)], 'lost', 'giving up what is over')
      await all([matches.abandon('a', 1)], 'lost', 'giving up a match with other entries')
      await all([matches.abandon('a', 0)], 'won', 'giving a match up')
      await all([matches.abandon('a', 0)], 'lost', 'giving it up again')
      await all([matches.append(match('a'), 0, [move(1)])], 'lost', 'a move in it')
      for (const one of [matches, (await harness.open()).matches]) {
        same(ids(await one.nextDue(9)), ['c'], 'those that are not given up')
        const { due: _gone, ...stored } = match('a')
        same((await one.load('a'))?.stored, { ...stored, abandoned: true }, 'the match that was')
      }
    },
  },
  {
    title: 'knows how long the server has slept',
    async run(harness) {
      const { uptime } = await harness.open()
      same(await uptime.load(), undefined, 'before the first start')
      await all([uptime.save({ alive: 5, slept: 0 }), uptime.save({ alive: 9, slept: 2 })], 'won', 'a note')
      for (const one of [uptime, (await harness.open()).uptime])
        same(await one.load(), { alive: 9, slept: 2 }, 'the last note')
    },
  },
]
