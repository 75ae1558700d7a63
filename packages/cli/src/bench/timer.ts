import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { type MatchRecord, replay } from '@kazamata/kernel/match'
import { findGame } from '@kazamata/registry'
import { answer } from '@kazamata/threads'
import { median } from '../statistics.ts'
import { recordGame, throughPlay } from './contenders.ts'

/** What is timed. */
export type Timed = 'clone' | 'replay'

answer(async ({ work, game: id, seats }: { work: Timed; game: string; seats: number }) => {
  const game = await findGame(id)?.game()
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return (samples: number): number => {
    const states: unknown[] = []
    const records = Array.from(
      { length: samples },
      (_, seed) => throughPlay(game, recordGame(game, seats, seed), state => states.push(state)).match.record,
    )
    if (work === 'clone') return time(() => states.map(game.clone)) / states.length
    return time(() => records.map(record => replayed(game, record))) / records.length
  }
})

function replayed(game: AnyGame, record: MatchRecord): unknown {
  const match = replay(game, record)
  if (isRefusal(match)) throw new Error(`A match does not replay: ${match.error}.`)
  return match
}

/** What the work last made: kept, so that the compiler cannot leave out the making of it. */
export let lastResult: unknown

/**
 * The median time of a piece of work in milliseconds, each of `times` runs long enough to be measured. It is first
 * done until the compiler has settled: without that, figures of the same code differ by a factor of three.
 */
function time(work: () => unknown, times = 15, each = 50, warmUp = 500): number {
  repeat(work, warmUp)
  return median(Array.from({ length: times }, () => repeat(work, each)))
}

/** Does the work again and again for so many milliseconds; the mean time it took. */
function repeat(work: () => unknown, milliseconds: number): number {
  const began = performance.now()
  let n = 0
  do {
    lastResult = work()
    n += 1
  } while (performance.now() - began < milliseconds)
  return (performance.now() - began) / n
}
