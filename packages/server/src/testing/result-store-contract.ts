import type { Rating, SeatResult } from '../store/online-store.ts'
import { all, match, move, type OnlineStoreCase, over, same } from './store-samples.ts'

const result = (id: string, person: string, change: Partial<SeatResult> = {}): SeatResult => ({
  match: id,
  seat: person === 'ada' ? 0 : 1,
  person,
  game: 'nim',
  seats: 2,
  coop: false,
  won: person === 'ada',
  score: 2.5,
  facts: { dungeon: 'A' },
  watchable: true,
  played: 5,
  ...change,
})

const rating = (person: string, matches: number, change: Partial<Rating> = {}): Rating => ({
  person,
  game: 'nim',
  rating: 1500.25,
  deviation: 300.5,
  volatility: 0.06,
  matches,
  ...change,
})

/** What a store knows of finished matches and of ratings. */
export const resultStoreContract: readonly OnlineStoreCase[] = [
  {
    title:
      'keeps the results of a match once, all of them or none, and lists those of a person, the last first',
    async run(harness) {
      const { results } = await harness.open()
      const first = [result('a', 'ada'), result('a', 'bob')]
      await all([results.save(first, [])], 'won', 'results')
      await all([results.save([result('a', 'eve', { seat: 2 })], [])], 'lost', 'results once more')
      await all([results.save([], [])], 'lost', 'no results')
      await results.save([result('b', 'ada', { played: 7, coop: true, facts: {}, watchable: false })], [])
      for (const one of [results, (await harness.open()).results]) {
        same(
          await one.listOf('ada'),
          [result('b', 'ada', { played: 7, coop: true, facts: {}, watchable: false }), result('a', 'ada')],
          "Ada's results",
        )
        same(await one.listOf('bob'), [result('a', 'bob')], "Bob's results")
        same(await one.listOf('eve'), [], "Eve's results")
        same([await one.has('a'), await one.has('c')], [true, false], 'which have results')
      }
      await results.remove('a')
      same(await results.listOf('bob'), [], "Bob's results after the end was taken back")
      await all([results.save(first, [])], 'won', 'results of the next end')
    },
  },
  {
    title: 'changes ratings with the results that changed them, unless another match was faster',
    async run(harness) {
      const { results } = await harness.open()
      const both = [rating('ada', 1), rating('bob', 1, { rating: 1400 })]
      await all([results.save([result('a', 'ada')], both)], 'won', 'the first match')
      const late = [rating('ada', 1), rating('eve', 1)]
      await all([results.save([result('b', 'ada')], late)], 'lost', 'a match that knew nothing of it')
      same(await results.has('b'), false, 'whether it has results')
      same(await results.ratingsOf('eve'), [], 'the ratings of who was in it')
      const [next, other] = [rating('ada', 2), rating('ada', 1, { game: 'torch' })]
      await all([results.save([result('b', 'ada')], [next])], 'won', 'it once more')
      await all([results.save([result('c', 'ada')], [other])], 'won', 'another game')
      for (const one of [results, (await harness.open()).results]) {
        same(await one.ratingsOf('ada'), [next, other], 'her ratings')
        same(await one.ratingsOf('bob'), [both[1]], 'his rating')
      }
    },
  },
  {
    title: 'knows which finished matches of a person have no results',
    async run(harness) {
      const { matches, results } = await harness.open()
      for (const id of ['a', 'b', 'c']) await matches.create(match(id), [])
      for (const id of ['a', 'b']) await matches.append(over(id), 0, [move(1)])
      same((await results.missing('ada')).toSorted(), ['a', 'b'], 'the matches without results')
      await results.save([result('a', 'ada')], [])
      for (const one of [results, (await harness.open()).results])
        same(await one.missing('ada'), ['b'], 'the match that is left')
      same(await results.missing('bob'), [], 'the matches of somebody else')
    },
  },
]
