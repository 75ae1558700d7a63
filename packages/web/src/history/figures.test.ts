import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import type { HistoryLine } from './history-line.ts'

let made = 0

function line(change: Partial<HistoryLine>): HistoryLine {
  made += 1
  const usual = { game: 'nim', rulesVersion: 1, players: 2, won: false, facts: {}, characters: [] }
  return { id: `m${made}`, begun: 0, ended: made, ...usual, ...change }
}

test('matches are counted by level, players, facts and characters, each game for itself', () => {
  const lines = [
    line({ won: true, level: 'novice', facts: { boss: 'lich' }, characters: ['hero.rogue', 'hero.cleric'] }),
    line({ level: 'veteran', players: 3, facts: { boss: 'lich' }, characters: ['hero.rogue'] }),
    line({ game: 'paper', players: 1, won: true, score: 70, facts: { dungeon: 'A' } }),
    line({ game: 'paper', players: 1, won: true, score: 90, facts: { dungeon: 'A' } }),
  ]
  const [nim, paper] = figuresOf(lines)
  expect(nim).toMatchObject({
    ...{ game: 'nim', played: 2, won: 1, apart: 0 },
    byLevel: [
      { of: 'novice', played: 1, won: 1 },
      { of: 'veteran', played: 1, won: 0 },
    ],
    byPlayers: [
      { of: '2', played: 1, won: 1 },
      { of: '3', played: 1, won: 0 },
    ],
    byFact: [['boss', [{ of: 'lich', played: 2, won: 1 }]]],
    byCharacter: [
      { of: 'hero.cleric', played: 1, won: 1 },
      { of: 'hero.rogue', played: 2, won: 1 },
    ],
  })
  expect(paper).toMatchObject({
    byFact: [['dungeon', [{ of: 'A', played: 2, contests: 0, won: 0, best: 90 }]]],
  })
})

test('what does not count is only counted as such, and is among the last twenty', () => {
  const lines = Array.from({ length: 30 }, (_, n) => line({ won: true, ...(n < 5 && { apart: 'seed' }) }))
  const [nim] = figuresOf(lines.toReversed())
  expect(nim).toMatchObject({ played: 25, won: 25, apart: 5 })
  expect(nim?.last.map(({ id }) => id)).toEqual(lines.slice(-20).map(({ id }) => id))
})

test('parties are counted whatever their order, the most played first, eight at most', () => {
  const party = (...names: readonly string[]) => names.map(name => `hero.${name}`)
  const lines = [
    line({ party: party('rogue', 'cleric') }),
    line({ party: party('bard', 'cleric'), won: true }),
    line({ party: party('cleric', 'bard') }),
    ...Array.from({ length: 9 }, (_, i) => line({ party: party(`x${i}`, 'bard') })),
    line({ party: party('cleric', 'bard'), won: true, apart: 'assisted' }),
  ]
  const [{ byParty } = { byParty: [] }] = figuresOf(lines)
  expect(byParty[0]).toMatchObject({ of: 'hero.bard hero.cleric', played: 2, won: 1 })
  expect(byParty).toHaveLength(8)
})
