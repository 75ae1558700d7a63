import { hash } from '@kazamata/kernel'
import { findGame } from '@kazamata/registry'
import { answer } from '@kazamata/threads'
import { sum } from '../statistics.ts'
import { makeContender, type Name, type Played, recordGame } from './contenders.ts'
import type { Lap } from './rounds.ts'

/** Games of one round; every contender plays the same ones. */
const games = 40
/** A contender repeats its games until so many milliseconds have passed, so that the clock is fine enough. */
const least = 200
/** Longer in the warm-up round, until the code is compiled. */
const warmUp = 1000

// Read by boardgame.io and immer when they are loaded: selects their fastest build, for a fair comparison.
process.env.NODE_ENV = 'production'

answer(async ({ name, game: id, seats }: { name: Name; game: string; seats: number }) => {
  const game = await findGame(id)?.game()
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  const play = makeContender(game, name)
  return (round: number): Lap => {
    const recordings = Array.from({ length: games }, (_, i) =>
      recordGame(game, seats, (round + 1) * games + i),
    )
    let played: Played[] = []
    let repeats = 0
    const began = performance.now()
    do {
      played = recordings.map(play)
      repeats += 1
    } while (performance.now() - began < (round < 0 ? warmUp : least))
    const seconds = (performance.now() - began) / 1000
    const moves = sum(played.map(game => game.moves))
    return {
      movesPerSecond: (moves * repeats) / seconds,
      gamesPerSecond: (games * repeats) / seconds,
      hash: hash(played.map(({ state }) => state)),
    }
  }
})
