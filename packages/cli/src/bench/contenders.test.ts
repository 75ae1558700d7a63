import { hash } from '@kazamata/kernel'
import { games } from '@kazamata/registry'
import { describe, expect, it } from 'vitest'
import { contenders, makeContender, recordGame } from './contenders.ts'

describe('the contenders of the race', () => {
  it.each(games.map(({ id, game }) => [id, game] as const))(
    'play the very same games of %s',
    async (_, load) => {
      const game = await load()
      const runners = contenders.map(name => makeContender(game, name))
      for (let seed = 0; seed < 4; seed++) {
        const recorded = recordGame(game, game.seats.max, seed)
        const [first, ...others] = runners.map(run => run(recorded))
        expect(first?.moves).toBeGreaterThan(0)
        for (const other of others)
          expect([other.moves, hash(other.state)]).toEqual([first?.moves, hash(first?.state)])
      }
    },
  )

  it('play another game with another seed', async () => {
    const game = await games[0]?.game()
    if (game === undefined) throw new Error('There is no game to race.')
    const run = makeContender(game, 'inPlace')
    const ends = [1, 2, 3].map(seed => hash(run(recordGame(game, game.seats.max, seed)).state))
    expect(new Set(ends).size).toBe(3)
  })
})
