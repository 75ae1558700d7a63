import { expect, test } from 'vitest'
import { killTest } from './kill-test.ts'
import { pausesOf } from './pauses.ts'

test('a pause lasts from a kill to whatever happens next in the match of a pair, and counts in the middle of a match', () => {
  const steps = (match: string, ...times: readonly number[]) => times.map(at => ({ match, at }))
  const lineChanges = [
    { to: 'lost', at: 101 },
    { to: 'open', at: 105 },
    { to: 'lost', at: 110 },
    { to: 'open', at: 300 },
    { to: 'shown', at: 400 },
  ] as const
  const pair = [
    { steps: steps('a', 10, 900), lineChanges: [...lineChanges] },
    { steps: [...steps('a', 20), ...steps('b', 2_000)], lineChanges: [] },
  ]
  const others = [
    { steps: steps('c', 5), lineChanges: [] },
    { steps: steps('c', 130), lineChanges: [{ to: 'lost', at: 104 } as const] },
  ]
  expect(pausesOf([...pair, ...others], [100, 500, 1_000], 2)).toEqual([
    { ended: 30, open: 30, shown: 30, hasBot: false, isCutAgain: false },
    { ended: 400, open: 0, shown: 0, hasBot: true, isCutAgain: false },
    { ended: 800, open: 200, shown: 300, hasBot: true, isCutAgain: true },
  ])
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
    late: 0,
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
  expect(result).toMatchObject({ kills: 2, lost: 0, doubled: 0, unanswered: 0, stuck: 0, late: 0 })
  expect(result.acknowledged).toBeGreaterThan(20)
  expect(result.pauses.length).toBeGreaterThan(0)
})
