import { hash } from '@kazamata/kernel'
import { nodePool } from '@kazamata/threads'
import { median } from '../statistics.ts'
import { contenders, type Name } from './contenders.ts'

export interface Speed {
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
}

export interface Race {
  readonly speeds: Readonly<Record<Name, Speed>>
  /** How many times as many moves a second as boardgame.io, the median over rounds. */
  readonly ratios: Readonly<Record<Name, number>>
  /** Of all the states in which the games of all rounds ended, in order. */
  readonly hash: string
}

/** What one contender made of one round. */
export interface Lap extends Speed {
  /** Of all the states in which its games ended. */
  readonly hash: string
}

/**
 * Contenders take turns, round by round, in one process; medians count. Each has a thread of its own, so that the
 * drafts of one do not spoil the compiled code of another. Throws unless all end in the same states.
 */
export async function race(game: string, seats: number, rounds: number): Promise<Race> {
  const script = new URL('./runner.ts', import.meta.url)
  const runners = contenders.map(name => ({
    name,
    thread: nodePool<number, Lap>(script, { name, game, seats }, 1),
  }))
  const laps: Record<Name, Lap[]> = { inPlace: [], play: [], boardgameio: [] }
  // Round -1 warms up.
  for (let round = -1; round < rounds; round++) {
    for (const { name, thread } of runners) {
      const lap = await thread.ask(round)
      if (round >= 0) laps[name].push(lap)
    }
    // Going first is an advantage (a cooler machine), so they take turns at that too.
    runners.push(...runners.splice(0, 1))
  }
  for (const { thread } of runners) thread.close()

  const [ends, ...others] = contenders.map(name => hash(laps[name].map(lap => lap.hash)))
  if (ends === undefined || others.some(other => other !== ends))
    throw new Error('The games ended differently.')
  const each = <T>(value: (own: readonly Lap[]) => T) => ({
    inPlace: value(laps.inPlace),
    play: value(laps.play),
    boardgameio: value(laps.boardgameio),
  })
  return {
    speeds: each(own => ({
      movesPerSecond: median(own.map(lap => lap.movesPerSecond)),
      gamesPerSecond: median(own.map(lap => lap.gamesPerSecond)),
    })),
    ratios: each(own =>
      median(own.map((lap, round) => lap.movesPerSecond / (laps.boardgameio[round]?.movesPerSecond ?? 0))),
    ),
    hash: ends,
  }
}
