import { type AnyGame, canonicalJson, type Seat } from '@kazamata/kernel'
import { nodePool } from '@kazamata/threads'
import { median, sum } from '../statistics.ts'
import { recordGame, throughPlay } from './contenders.ts'
import { race, type Speed } from './rounds.ts'
import type { Timed } from './timer.ts'

export interface Measures {
  readonly seats: number
  readonly inPlace: Speed & { readonly vsBoardgameio: number }
  readonly play: Speed & { readonly vsBoardgameio: number }
  readonly boardgameio: Speed
  readonly cloneMicroseconds: number
  /** One whole match, every move checked. */
  readonly replayMilliseconds: number
  /** Canonical JSON, the mean over every state of some games. */
  readonly stateBytes: number
  /** Of the largest of these states, shared among the seats. */
  readonly mostBytesPerSeat: number
  /** Listing the moves of one seat: the median over every state of some games, and the slowest of these. */
  readonly movesMicroseconds: { readonly median: number; readonly most: number }
  readonly hash: string
}

/** By number of seats where several are measured. */
export type GameMeasures = Measures | Readonly<Record<number, Measures>>

/** Matches whose states are cloned, replayed and measured. */
const samples = 20

/** Games that are measured with several numbers of seats. */
const seatCounts: Readonly<Record<string, readonly number[]>> = {
  'paper-dungeons': [1, 4],
  'tiny-epic': [2, 4],
}

export async function measure(game: AnyGame, rounds: number): Promise<GameMeasures> {
  const several = seatCounts[game.id]
  if (several === undefined) return await measureSeats(game, game.seats.max, rounds)
  const measures: Record<number, Measures> = {}
  for (const seats of several) measures[seats] = await measureSeats(game, seats, rounds)
  return measures
}

async function measureSeats(game: AnyGame, seats: number, rounds: number): Promise<Measures> {
  const { speeds, ratios, hash } = await race(game.id, seats, rounds)
  const states: unknown[] = []
  for (let seed = 0; seed < samples; seed++)
    throughPlay(game, recordGame(game, seats, seed), state => states.push(state))
  const bytes = states.map(state => canonicalJson(state).length)
  return {
    seats,
    inPlace: { ...speeds.inPlace, vsBoardgameio: ratios.inPlace },
    play: { ...speeds.play, vsBoardgameio: ratios.play },
    boardgameio: speeds.boardgameio,
    cloneMicroseconds: (await time('clone', game, seats)) * 1000,
    replayMilliseconds: await time('replay', game, seats),
    stateBytes: Math.round(sum(bytes) / bytes.length),
    mostBytesPerSeat: Math.ceil(Math.max(...bytes) / seats),
    movesMicroseconds: timeMoves(game, states),
    hash,
  }
}

/** Calls that are timed together, for the clock is not fine enough for one, and how often, for others use the machine. */
const calls = 16
const times = 5

function timeMoves(game: AnyGame, states: readonly unknown[]): Measures['movesMicroseconds'] {
  const each = states.flatMap(state => game.active(state).map(seat => timeListing(game, state, seat)))
  return { median: median(each), most: Math.max(...each) }
}

function timeListing(game: AnyGame, state: unknown, seat: Seat): number {
  const runs = Array.from({ length: times }, () => {
    const began = performance.now()
    for (let call = 0; call < calls; call++) game.moves(state, seat)
    return ((performance.now() - began) * 1000) / calls
  })
  return median(runs)
}

/** In a thread of its own: what ran before in this one has left its marks on the compiled code. */
async function time(work: Timed, { id }: AnyGame, seats: number): Promise<number> {
  const thread = nodePool<number, number>(
    new URL('./timer.ts', import.meta.url),
    { work, game: id, seats },
    1,
  )
  const milliseconds = await thread.ask(samples)
  thread.close()
  return milliseconds
}
