import { type AnyGame, hash } from '@kazamata/kernel'
import {
  type Contender,
  contenders,
  type Fate,
  fateOf,
  makeContenders,
  type Name,
  type Played,
} from './contenders.ts'

/** Games of one round; every contender plays the same ones. */
const games = 40
/** A contender repeats its games until so many milliseconds have passed, so that the clock is fine enough. */
const least = 250

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

/** Contenders take turns, round by round, in one process; medians count. Throws unless all end in the same states. */
export function race(game: AnyGame, seats: number, rounds: number): Race {
  const runners = makeContenders(game)
  const laps: Record<Name, Speed[]> = { inPlace: [], play: [], boardgameio: [] }
  const ends: string[] = []
  // Round -1 warms up.
  for (let round = -1; round < rounds; round++) {
    const fates = Array.from({ length: games }, (_, i) => fateOf(game, seats, (round + 1) * games + i))
    // Whoever goes first has the coolest machine: they take turns at that too.
    const order = contenders.map((_, i) => contenders[(i + round + 1) % contenders.length] ?? 'play')
    const hashes = new Map<string, Name>()
    for (const name of order) {
      const { speed, played } = lap(runners[name], fates)
      if (round >= 0) laps[name].push(speed)
      hashes.set(hash(played.map(({ state }) => state)), name)
    }
    if (hashes.size !== 1) throw new Error(`The games ended differently: ${JSON.stringify([...hashes])}.`)
    if (round >= 0) ends.push(...hashes.keys())
  }
  const each = <T>(value: (laps: readonly Speed[]) => T) => ({
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
    hash: hash(ends),
  }
}

function lap(run: Contender, fates: readonly Fate[]): { speed: Speed; played: Played[] } {
  let repeats = 0
  let played: Played[] = []
  const began = performance.now()
  let spent = 0
  while (spent < least) {
    played = fates.map(run)
    repeats += 1
    spent = performance.now() - began
  }
  const perSecond = (n: number) => (n * repeats * 1000) / spent
  const moves = played.reduce((sum, game) => sum + game.moves, 0)
  return {
    speed: { movesPerSecond: perSecond(moves), gamesPerSecond: perSecond(fates.length) },
    played,
  }
}

function median(numbers: readonly number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new Error('A median needs a number.')
  return middle
}

/** The median time of a piece of work in milliseconds, each of `times` runs long enough to be measured. */
export function time(work: () => void, times = 9, each = 30): number {
  const runs = Array.from({ length: times }, () => {
    const began = performance.now()
    let n = 0
    do {
      work()
      n += 1
    } while (performance.now() - began < each)
    return (performance.now() - began) / n
  })
  return median(runs)
}
