import { type AnyGame, canonical, type MatchRecord, refused, replay } from '@kazamata/kernel'
import { type Fate, fateOf, throughPlay } from './contenders.ts'
import { race, type Speed, time } from './rounds.ts'

export interface Measures {
  /** The most seats the game has. */
  readonly seats: number
  readonly inPlace: Speed & { readonly vsBoardgameio: number }
  readonly play: Speed & { readonly vsBoardgameio: number }
  readonly boardgameio: Speed
  readonly cloneMicroseconds: number
  /** One whole match, every move checked. */
  readonly replayMilliseconds: number
  /** Canonical JSON, the mean over every state of some games. */
  readonly stateBytes: number
  readonly hash: string
}

/** Matches whose states are cloned, replayed and weighed. */
const samples = 20

export async function measure(game: AnyGame, rounds: number): Promise<Measures> {
  const seats = Math.min(game.seats.max, 4)
  const { speeds, ratios, hash } = await race(game.id, seats, rounds)
  const fates = Array.from({ length: samples }, (_, seed) => fateOf(game, seats, seed))
  const states = fates.flatMap(fate => statesOf(game, fate))
  const records = fates.map(fate => throughPlay(game, fate).live.record)
  return {
    seats,
    inPlace: { ...speeds.inPlace, vsBoardgameio: ratios.inPlace },
    play: { ...speeds.play, vsBoardgameio: ratios.play },
    boardgameio: speeds.boardgameio,
    cloneMicroseconds: (time(() => states.map(game.clone)) * 1000) / states.length,
    replayMilliseconds: time(() => replayAll(game, records)) / records.length,
    stateBytes: Math.round(
      states.map(state => canonical(state).length).reduce((a, b) => a + b) / states.length,
    ),
    hash,
  }
}

/** Every state of a game, from its setup to its end. */
function statesOf(game: AnyGame, fate: Fate): unknown[] {
  const states: unknown[] = []
  throughPlay(game, fate, state => states.push(state))
  return states
}

function replayAll(game: AnyGame, records: readonly MatchRecord[]) {
  for (const record of records) {
    const live = replay(game, record)
    if (refused(live)) throw new Error(`A match does not replay: ${live.error}.`)
  }
}
