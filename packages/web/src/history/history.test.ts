import 'fake-indexeddb/auto'
import { type AnyGame, fastChance, pick } from '@kazamata/kernel'
import { type Entry, legalMoves, play, seedOf } from '@kazamata/kernel/match'
import { accepted, nim } from '@kazamata/kernel/testing'
import { findGame } from '@kazamata/registry'
import { standingOf, storedMatch } from '@kazamata/room/store'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { dailySeed } from '../daily/daily.ts'
import { indexedDbStores } from '../matches/indexed-db.ts'
import { memoryStores } from '../matches/memory-stores.ts'
import { aMatch, bot, person, stored, usualSeed } from '../testing/match.ts'
import { exportHistory, importHistory } from './history-file.ts'
import { type HistoryLine, lineOf } from './history-line.ts'
import { readHistory } from './note-finished.ts'

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

describe('a finished match of', () => {
  const seats = [person, bot]
  async function lineFrom(id: string, seed: string) {
    const manifest = findGame(id)
    if (manifest === undefined) throw new Error(`There is no game ${id}.`)
    const game = await manifest.game()
    const chance = fastChance(seed)
    let match = aMatch(game, seats, 'm1', {}, usualSeed)
    for (let [seat] = game.active(match.state); seat !== undefined; [seat] = game.active(match.state))
      match = accepted(play(game, match, seat, pick(chance, legalMoves(game, match, seat))))
    const header = storedMatch(match.record, standingOf(game, match.state), { seal: '', begun: 5 }, 9)
    const events = match.steps.flatMap(step => step.events)
    return { line: lineOf(game, header, match.record), events }
  }

  test('Welcome Back tells as which Heroes the person went in', async () => {
    // With this seed the person goes in.
    const { line, events } = await lineFrom('welcome-back', 'a2')
    const went = events.flatMap(event =>
      event.type === 'entered' && 'seat' in event && event.seat === 0 && 'hero' in event
        ? [`hero.${event.hero}`]
        : [],
    )
    expect(went).not.toEqual([])
    expect(line.characters).toEqual([...new Set(went)])
    expect(line.party).toBeUndefined()
  })

  test('Paper Dungeons tells its dungeon, score and bots', async () => {
    const { line } = await lineFrom('paper-dungeons', 'dungeon')
    expect(line.facts.dungeon).toMatch(/^[A-L]$/)
    expect(line.score).toEqual(expect.any(Number))
    expect(line).toMatchObject({ level: 'novice', players: 2 })
  })

  test('Tiny Epic tells difficulty, the person’s heroes and the whole party', async () => {
    const { line } = await lineFrom('tiny-epic', 'party')
    expect(line.facts.difficulty).toBe('standard')
    expect(line.characters).toHaveLength(1)
    expect(line.party).toHaveLength(2)
    expect(line.party).toEqual(expect.arrayContaining(line.characters))
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

  test('survives a new version of the rules, and the match that is deleted', async () => {
    const stores = await open()
    const { match, header } = finished()
    await stores.matches.create({ ...header, winners: [0] }, match.record.entries)
    await stores.history.note([{ ...first, id: match.record.id, facts: { boss: 'lich' } }])
    // The rules that could replay the match are gone: what was noted before stays.
    expect((await readHistory(stores))[0]).toMatchObject({ facts: { boss: 'lich' } })
    await stores.matches.remove(match.record.id)
    expect((await readHistory(stores)).map(({ id }) => id)).toEqual([match.record.id])
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
