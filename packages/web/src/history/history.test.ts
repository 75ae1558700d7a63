import 'fake-indexeddb/auto'
import type { AnyGame } from '@kazamata/kernel'
import { type Entry, play, seedOf } from '@kazamata/kernel/match'
import { accepted, nim } from '@kazamata/kernel/testing'
import { standingOf, storedMatch } from '@kazamata/room/store'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { dailySeed } from '../daily/daily.ts'
import { indexedDbStores } from '../matches/indexed-db.ts'
import { memoryStores } from '../matches/memory-stores.ts'
import { aMatch, bot, person, stored, usualSeed } from '../testing/match.ts'
import { exportHistory, importHistory } from './history-file.ts'
import { type HistoryLine, lineOf } from './history-line.ts'

const game: AnyGame = nim.nim

/** A finished match of Nim: three sticks, the person takes the last one. */
function finished(change: { seed?: string; seats?: readonly (typeof person | typeof bot)[] } = {}) {
  const { seed = usualSeed, seats = [person, bot] } = change
  let match = aMatch(game, seats, 'm1', { sticks: 3 }, seed)
  while (game.outcome(match.state) === undefined) {
    const [seat = 0] = game.active(match.state)
    match = accepted(play(game, match, seat, { take: 1 }))
  }
  const header = storedMatch(match.record, standingOf(game, match.state), { seal: '', begun: 5 }, 9)
  return { match, header }
}

const line = (change: Parameters<typeof finished>[0] = {}) => {
  const { match, header } = finished(change)
  return lineOf(game, header, match.record)
}

describe('the line of a match', () => {
  test('tells what it was', () => {
    const { match, header } = finished()
    expect(line()).toEqual({
      ...{ id: 'm1', game: 'nim', rulesVersion: game.rulesVersion, begun: 5, ended: 9, players: 2 },
      ...{ level: 'novice', won: header.winners?.includes(0), facts: {}, characters: [] },
      score: game.outcome(match.state)?.scores[0],
    })
  })

  test('says why it does not count', () => {
    expect(line({ seed: seedOf('krypta') ?? '' }).apart).toBe('seed')
    expect(line({ seed: dailySeed('2026-11-17') })).toMatchObject({ apart: 'daily', daily: '2026-11-17' })
    expect(line({ seats: [person, person] }).apart).toBe('shared')
    const { match, header } = finished()
    expect(lineOf(game, { ...header, imported: 'over' }, match.record).apart).toBe('imported')
    const entries: readonly Entry[] = [
      { seat: 0, occupant: bot },
      { seat: 0, occupant: person },
    ]
    const helped = { ...match.record, entries: [...entries, ...match.record.entries] }
    expect(lineOf(game, header, helped).apart).toBe('assisted')
  })

  test('of other rules tells what was stored with the match', () => {
    const { match, header } = finished()
    const older = { ...match.record, rulesVersion: game.rulesVersion + 1 }
    expect(lineOf(game, header, older)).toMatchObject({ won: header.winners?.includes(0), facts: {} })
  })
})

describe.each([
  ['memory', async () => memoryStores()],
  ['IndexedDB', indexedDbStores],
])('a history in %s', (_name, open) => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })

  const first: HistoryLine = { ...line(), id: 'a' }

  test('keeps what was noted first', async () => {
    const { history } = await open()
    const day = { game: 'nim', date: '2026-11-17', match: 'a' }
    await history.note([first], [day])
    await history.note([{ ...first, won: !first.won }], [{ ...day, match: 'b' }])
    expect(await history.lines()).toEqual([first])
    expect(await history.tries()).toEqual([day])
  })

  test('goes into a file and comes back on another device, beside what is there', async () => {
    const { history } = await open()
    await history.note([first], [{ game: 'nim', date: '2026-11-17', match: 'a' }])
    const file = await exportHistory(history)
    const other = memoryStores().history
    await other.note([{ ...first, id: 'b' }])
    expect(await importHistory(other, file)).toBe(true)
    expect((await other.lines()).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await other.tries()).toHaveLength(1)
  })

  test('takes nothing from a file that is no history', async () => {
    const { history } = await open()
    for (const text of [
      '',
      '{}',
      '[]',
      JSON.stringify({ kazamata: 'history', version: 1, lines: [{}], tries: [] }),
    ])
      expect(await importHistory(history, new Blob([text]))).toBe(false)
    expect(await history.lines()).toEqual([])
  })
})

test('a browser that stored matches before there was a history keeps them', async () => {
  globalThis.indexedDB = new IDBFactory()
  const { matches } = await indexedDbStores()
  const match = aMatch(game, [person, bot])
  await matches.create(stored(game, match), [])
  const again = await indexedDbStores()
  expect(await again.history.lines()).toEqual([])
  expect(await again.matches.list()).toHaveLength(1)
})
