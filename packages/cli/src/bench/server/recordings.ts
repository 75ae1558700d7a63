import { type AnyGame, isRefusal, type Seat } from '@kazamata/kernel'
import { type MatchRecord, replay } from '@kazamata/kernel/match'
import { Feed } from '@kazamata/room/feed'
import { type Standing, standingOf } from '@kazamata/room/store'
import { recordGame, throughPlay } from '../contenders.ts'

export interface RecordedMove {
  readonly seat: Seat
  readonly move: unknown
  /** The seat's question that it answers. */
  readonly question: number
}

/** A random match to its end, with all that clients and servers need to play it again from any of its moves. */
export interface RecordedMatch {
  readonly record: MatchRecord
  /** All draws from chance, in order. */
  readonly draws: readonly number[]
  readonly moves: readonly RecordedMove[]
  /** By number of moves: where the match stands after them. */
  readonly standings: readonly Standing[]
}

export interface RecordingSettings {
  readonly seats: number
  readonly options: object
  readonly count: number
  /** The fewest moves of a match; shorter ones are left out. */
  readonly least: number
}

/** The same matches for the same settings, in whichever process. */
export function recordMatches(game: AnyGame, settings: RecordingSettings): RecordedMatch[] {
  const { seats, options, count, least } = settings
  const recorded: RecordedMatch[] = []
  for (let seed = 0; recorded.length < count; seed++) {
    if (seed > 100 * count) throw new Error(`Matches of ${game.id} are shorter than ${least} moves.`)
    const match = recordMatch(game, seats, options, seed)
    if (match.moves.length >= least) recorded.push(match)
  }
  return recorded
}

function recordMatch(game: AnyGame, seats: number, options: object, seed: number): RecordedMatch {
  const recorded = recordGame(game, seats, seed, options)
  const { record } = throughPlay(game, recorded).match
  const feeds = Array.from({ length: seats }, (_, seat) => new Feed(game, seat))
  const moves: RecordedMove[] = []
  const standings: Standing[] = []
  const replayed = replay(game, record, undefined, (state, change) => {
    const { entry } = change
    if (entry !== undefined && 'move' in entry)
      moves.push({ seat: entry.seat, move: entry.move, question: feeds[entry.seat]?.question ?? 0 })
    for (const feed of feeds) feed.apply(state, change)
    standings.push(standingOf(game, state))
  })
  if (isRefusal(replayed)) throw new Error(`A recorded match does not replay: ${replayed.error}.`)
  return { record, draws: recorded.draws, moves, standings }
}
