import 'fake-indexeddb/auto'
import type { AnyGame } from '@kazamata/kernel'
import { legalMoves, play, replay } from '@kazamata/kernel/match'
import { accepted, delve } from '@kazamata/kernel/testing'
import type { Story } from '@kazamata/registry'
import { type Result, standingOf, storedMatch } from '@kazamata/room/store'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { indexedDbStores } from '../matches/indexed-db.ts'
import { memoryStores } from '../matches/memory-stores.ts'
import type { Stores } from '../matches/open-stores.ts'
import { bot, person } from '../testing/match.ts'
import { beginChapter, startCampaign } from './begin-chapter.ts'
import { nextOf, optionsOf, resultsOf } from './campaign.ts'
import { loadStored } from './load-stored.ts'
import { brokeTie, totalsOf, winnersOf } from './totals.ts'

const result = (scores: readonly number[], ties?: readonly number[]): Result => ({
  scores,
  ...(ties && { ties }),
})

describe('totals', () => {
  test('[PD-EX-52] 50 + 60 + 55 and 70 + 40 + 55 are 165 each, and rooms explored decide', () => {
    const chapters = [result([50, 70], [20, 21]), result([60, 40], [22, 24]), result([55, 55], [19, 17])]
    const totals = totalsOf(chapters, 2)
    expect(totals.map(({ scores, sum, ties, rank }) => ({ scores, sum, ties, rank }))).toEqual([
      { scores: [50, 60, 55], sum: 165, ties: 61, rank: 2 },
      { scores: [70, 40, 55], sum: 165, ties: 62, rank: 1 },
    ])
    expect(winnersOf(totals)).toEqual([1])
    expect(brokeTie(totals)).toBe(true)
  })

  test('[PD-CAM.6] totals of all chapters are added up and the highest sum wins', () => {
    const totals = totalsOf([result([40, 61, 30]), result([80, 50, 30])], 3)
    expect(totals.map(({ sum }) => sum)).toEqual([120, 111, 60])
    expect(winnersOf(totals)).toEqual([0])
    expect(brokeTie(totals)).toBe(false)
  })

  test('[PD-CAM.7] equal in sum and rooms, they share the victory', () => {
    const totals = totalsOf([result([50, 50, 49], [20, 20, 42])], 3)
    expect(totals.map(({ rank }) => rank)).toEqual([1, 1, 3])
    expect(winnersOf(totals)).toEqual([0, 1])
  })

  test('[PD-CAM.9] before the first chapter all are equal, and after each the rank is that of the sum so far', () => {
    expect(totalsOf([], 2).map(({ sum, rank }) => [sum, rank])).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(totalsOf([result([10, 20])], 2).map(({ rank }) => rank)).toEqual([2, 1])
    expect(totalsOf([result([10, 20]), result([30, 5])], 2).map(({ rank }) => rank)).toEqual([1, 2])
  })

  test('[PD-CAM.6] [PD-CAM.7] chapters count alike in any order, and nobody is better than a winner', () => {
    const seats = 4
    const four = fc.array(fc.integer({ min: -5, max: 9 }), { minLength: seats, maxLength: seats })
    const chapter = fc.record({ scores: four, ties: four })
    fc.assert(
      fc.property(fc.array(chapter, { maxLength: 5 }), chapters => {
        const totals = totalsOf(chapters, seats)
        const other = totalsOf(chapters.toReversed(), seats)
        expect(other.map(({ sum, ties, rank }) => [sum, ties, rank])).toEqual(
          totals.map(({ sum, ties, rank }) => [sum, ties, rank]),
        )
        const worth = totals.map(({ sum, ties }) => sum * 1000 + ties)
        const best = Math.max(...worth)
        expect(winnersOf(totals)).toEqual(worth.flatMap((own, seat) => (own === best ? [seat] : [])))
        for (const { seat, rank } of totals)
          expect(rank).toBe(1 + worth.filter(own => own > (worth[seat] ?? 0)).length)
      }),
    )
  })
})

const game: AnyGame = delve.delve
const story: Story = {
  id: 's',
  chapters: [1, 2, 1].map((rounds, at) => ({ id: `c${at}`, options: { rounds } })),
}
const seats = [
  { name: 'Ala', occupant: person },
  { name: 'Oak', occupant: bot },
]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Plays a match to its end, each seat its first move. */
async function playOut(stores: Stores, id: string): Promise<void> {
  const found = await stores.matches.load(id)
  if (found === undefined) throw new Error('The match is gone.')
  let match = accepted(replay(game, found.record))
  while (game.active(match.state).length > 0) {
    const [seat = 0] = game.active(match.state)
    match = accepted(play(game, match, seat, legalMoves(game, match, seat)[0]))
  }
  const from = found.record.entries.length
  const saved = storedMatch(match.record, standingOf(game, match.state), found.stored, 1)
  expect(await stores.matches.append(saved, from, match.record.entries.slice(from))).toBe('won')
}

async function stands(stores: Stores, id: string) {
  const { matches, campaigns } = await loadStored(stores)
  const campaign = campaigns.find(one => one.id === id)
  if (campaign === undefined) throw new Error('The campaign is gone.')
  return { campaign, next: nextOf(campaign, story, match => matches.some(one => one.id === match)) }
}

const about = { game: 'delve', story: 's', seats, options: {} }
const start = async (stores: Stores) => (await startCampaign(stores, about)) ?? ''
const chapter = async (stores: Stores, id: string) => (await beginChapter(stores, game, story, id)) ?? ''

describe.each([
  { name: 'in memory', open: async () => memoryStores() },
  { name: 'in IndexedDB', open: indexedDbStores },
])('a campaign $name', ({ open }) => {
  test('[PD-CAM.1] [PD-CAM.4] plays whole matches in the order of the chapters', async () => {
    const stores = await open()
    const id = await start(stores)
    const rounds: unknown[] = []
    for (const at of [0, 1, 2]) {
      expect((await stands(stores, id)).next).toEqual({ do: 'begin', chapter: at })
      const match = await chapter(stores, id)
      rounds.push((await stores.matches.load(match))?.record.options)
      await playOut(stores, match)
      expect(resultsOf((await stands(stores, id)).campaign)).toHaveLength(at + 1)
    }
    expect(rounds).toEqual([{ rounds: 1 }, { rounds: 2 }, { rounds: 1 }])
    expect((await stands(stores, id)).next).toEqual({ do: 'done' })
    expect(await beginChapter(stores, game, story, id)).toBeUndefined()
  })

  test('[PD-CAM.5] deals anew in each chapter', async () => {
    const stores = await open()
    const id = await start(stores)
    const first = await chapter(stores, id)
    await playOut(stores, first)
    const second = await chapter(stores, id)
    expect((await stores.matches.load(second))?.record.seed).not.toBe(
      (await stores.matches.load(first))?.record.seed,
    )
    expect((await stores.matches.load(second))?.record.entries).toEqual([])
  })

  test('[PD-CAM.8] is taken up where it was left, within a chapter and between two, by the same players', async () => {
    const stores = await open()
    const id = await start(stores)
    const match = await chapter(stores, id)
    expect((await stands(stores, id)).next).toEqual({ do: 'resume', chapter: 0, match })
    // Asked twice, by two tabs say, it is the same match.
    expect(await chapter(stores, id)).toBe(match)
    await playOut(stores, match)
    expect((await stands(stores, id)).next).toEqual({ do: 'begin', chapter: 1 })
    const next = await stores.matches.load(await chapter(stores, id))
    expect(next?.record.seats).toMatchObject(seats)
  })

  test('[PD-CAM.8] may be played solo', async () => {
    const stores = await open()
    const solo = { ...about, seats: seats.slice(0, 1) }
    const id = (await startCampaign(stores, solo)) ?? ''
    await playOut(stores, await chapter(stores, id))
    const { campaign } = await stands(stores, id)
    expect(totalsOf(resultsOf(campaign), 1)).toHaveLength(1)
  })

  test('[PD-CAM.10] keeps what was chosen once, and the chapter’s own options come on top', async () => {
    const stores = await open()
    const { campaign } = await stands(
      stores,
      (await startCampaign(stores, { ...about, options: { rounds: 8, other: true } })) ?? '',
    )
    expect(optionsOf(campaign, story, 1)).toEqual({ rounds: 2, other: true })
  })

  test('[PD-CAM.9] leaves nothing of the sum in the next chapter', async () => {
    const stores = await open()
    const id = await start(stores)
    await playOut(stores, await chapter(stores, id))
    const next = await stores.matches.load(await chapter(stores, id))
    expect(Object.keys(next?.record ?? {}).sort()).toEqual(
      ['entries', 'game', 'id', 'options', 'rulesVersion', 'seats', 'seed', 'version'].sort(),
    )
    expect(next?.record.options).toEqual({ rounds: 2 })
  })

  test('keeps its results when their matches are deleted', async () => {
    const stores = await open()
    const id = await start(stores)
    const match = await chapter(stores, id)
    await playOut(stores, match)
    const before = resultsOf((await stands(stores, id)).campaign)
    await stores.matches.remove(match)
    const after = await stands(stores, id)
    expect(resultsOf(after.campaign)).toEqual(before)
    expect(after.next).toEqual({ do: 'begin', chapter: 1 })
  })

  test('begins a chapter anew when its match is gone or cannot be opened, and loses nothing else', async () => {
    const stores = await open()
    const id = await start(stores)
    await playOut(stores, await chapter(stores, id))
    const second = await chapter(stores, id)
    await stores.matches.remove(second)
    expect((await stands(stores, id)).next).toEqual({ do: 'begin', chapter: 1 })
    const again = await chapter(stores, id)
    expect(again).not.toBe(second)
    const third = await beginChapter(stores, game, story, id, again)
    expect(third).not.toBe(again)
    const { campaign, next } = await stands(stores, id)
    expect(next).toEqual({ do: 'resume', chapter: 1, match: third })
    expect(resultsOf(campaign)).toHaveLength(1)
  })

  test('is deleted without its matches', async () => {
    const stores = await open()
    const id = await start(stores)
    const match = await chapter(stores, id)
    await stores.campaigns.remove(id)
    expect((await loadStored(stores)).campaigns).toEqual([])
    expect(await stores.matches.load(match)).toBeDefined()
    expect(await beginChapter(stores, game, story, id)).toBeUndefined()
  })
})
