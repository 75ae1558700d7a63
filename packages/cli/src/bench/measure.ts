import { type AnyGame, canonicalJson, isRefusal, type Seat } from '@kazamata/kernel'
import { type MatchRecord, replay } from '@kazamata/kernel/match'
import { median, sum } from '../statistics.ts'
import { recordGame, throughPlay } from './contenders.ts'
import { race, type Speed, time } from './rounds.ts'

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
  const recordings = Array.from({ length: samples }, (_, seed) => recordGame(game, seats, seed))
  const states: unknown[] = []
  const records = recordings.map(
    recorded => throughPlay(game, recorded, state => states.push(state)).match.record,
  )
  const bytes = states.map(state => canonicalJson(state).length)
  return {
    seats,
    inPlace: { ...speeds.inPlace, vsBoardgameio: ratios.inPlace },
    play: { ...speeds.play, vsBoardgameio: ratios.play },
    boardgameio: speeds.boardgameio,
    cloneMicroseconds: (time(() => states.map(game.clone)) * 1000) / states.length,
    replayMilliseconds: time(() => replayAll(game, records)) / records.length,
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

function replayAll(game: AnyGame, records: readonly MatchRecord[]) {
  for (const record of records) {
    const match = replay(game, record)
    if (isRefusal(match)) throw new Error(`A match does not replay: ${match.error}.`)
  }
}
