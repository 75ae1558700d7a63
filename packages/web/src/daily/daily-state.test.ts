import { start } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { paperDungeons } from '@kazamata/paper-dungeons'
import { findGame, games } from '@kazamata/registry'
import { expect, test } from 'vitest'
import { memoryStores } from '../matches/memory-stores.ts'
import { dailySeed } from './daily.ts'
import { beginDaily, readDaily } from './daily-state.ts'

const manifest = findGame('paper-dungeons')
if (manifest === undefined) throw new Error('There is no such game.')

test('only the first try of a day counts, also when it is given up', async () => {
  const stores = memoryStores()
  const today = () => readDaily(stores).then(state => state.of('paper-dungeons', '2026-11-17'))
  expect(await today()).toEqual({ is: 'none' })
  const first = await beginDaily(stores, manifest, '2026-11-17', 'Ada')
  expect(await today()).toEqual({ is: 'open', match: first, isThere: true })
  const second = await beginDaily(stores, manifest, '2026-11-17', 'Ada')
  expect(second).not.toBe(first)
  await stores.matches.remove(first ?? '')
  expect(await today()).toEqual({ is: 'open', match: first, isThere: false })
  const state = await readDaily(stores)
  expect(state.of('paper-dungeons', '2026-11-18')).toEqual({ is: 'none' })
  expect(state.of('tiny-epic', '2026-11-17')).toEqual({ is: 'none' })
})

test('two devices get the same dungeon on the same day, and another one on another', async () => {
  const dungeon = (date: string, id: string) => {
    const { rulesVersion } = paperDungeons
    const seats = [{ name: 'Ada', occupant: { kind: 'person' as const }, salt: id.padEnd(32, '0') }]
    const header = {
      version: 2 as const,
      id,
      game: 'paper-dungeons',
      rulesVersion,
      options: manifest.daily,
      seats,
    }
    const { state } = accepted(start(paperDungeons, { ...header, seed: dailySeed(date) }))
    return JSON.stringify(state)
  }
  expect(dungeon('2026-11-17', 'aa')).toBe(dungeon('2026-11-17', 'bb'))
  expect(dungeon('2026-11-17', 'aa')).not.toBe(dungeon('2026-11-18', 'aa'))
})

test('every game with a dungeon of the day takes its options and one player', async () => {
  for (const { daily, game, seats } of games) {
    if (daily === undefined) continue
    expect(seats.min).toBe(1)
    expect((await game()).options.parse(daily)).toEqual(expect.objectContaining(daily))
  }
})
