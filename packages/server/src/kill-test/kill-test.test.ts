import { expect, test } from 'vitest'
import { killTest, pausesOf } from './kill-test.ts'

test('a pause lasts from a kill to whatever happens next in the match of a pair, and counts in the middle of a match', () => {
  const step = (match: string, at: number) => ({ match, at })
  const pair = [{ steps: [step('a', 10), step('a', 900)] }, { steps: [step('a', 20), step('b', 2_000)] }]
  const others = [{ steps: [step('c', 5)] }, { steps: [step('c', 130)] }]
  expect(pausesOf([...pair, ...others], [100, 1_000])).toEqual([30, 800])
})

test('a server that is killed under its clients loses nothing, plays nothing twice, and answers everything', async () => {
  const result = await killTest({ kills: 2, clients: 8, game: 'paper-dungeons', life: 800 })
  expect(result).toEqual({
    kills: 2,
    acknowledged: expect.any(Number),
    lost: 0,
    doubled: 0,
    unanswered: 0,
    stuck: 0,
    lines: expect.any(Number),
    receipts: expect.any(Number),
    pauses: expect.any(Array),
  })
  expect(result.acknowledged).toBeGreaterThan(20)
  expect(result.lines).toBeGreaterThan(5)
  expect(result.receipts).toBeGreaterThanOrEqual(8)
})

test('of two servers on one database each is killed in turn: players go on over the other', async () => {
  const result = await killTest({
    store: 'postgres',
    nodes: 2,
    kills: 2,
    clients: 8,
    game: 'welcome-back',
    life: 800,
  })
  expect(result).toMatchObject({ kills: 2, lost: 0, doubled: 0, unanswered: 0, stuck: 0 })
  expect(result.acknowledged).toBeGreaterThan(20)
  expect(result.pauses.length).toBeGreaterThan(0)
})
