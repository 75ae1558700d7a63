import { fastChance, pick, type Seat } from '@kazamata/kernel'
import { type Match, type MatchRecord, play, replay } from '@kazamata/kernel/match'
import { type Move, type PaperDungeons, paperDungeons } from '@kazamata/paper-dungeons'
import {
  firstMatch,
  nextId,
  type PolicyOf,
  plannerFor,
  type SettingOf,
  sure,
  type Wanted,
} from '../matches.ts'

export type PlannedMatch = Match<PaperDungeons>

const { fresh, until, matchOf } = plannerFor(paperDungeons, -1)

export { matchOf }

/** What a person does next; one move at a time. */
export type Policy = PolicyOf<PaperDungeons>

/** The first match that comes to such a moment. Seat 0 plays last in every round. */
export function matchAt(
  wanted: Wanted<PaperDungeons>,
  { policy = whim, ...setting }: SettingOf<PaperDungeons> = {},
): PlannedMatch {
  const id = nextId()
  return firstMatch(500, seed => until(fresh(seed, setting, id), wanted, policy))
}

/** A random move that does something: first its kind, then which. */
export const whim: Policy = (match, seat, moves) => {
  const { round, players } = match.state
  const die = fastChance(round * 1000 + seat * 100 + (players[seat]?.diary.length ?? 0))
  const kinds = new Set(moves.map(move => move.do))
  if (kinds.size > 1) kinds.delete('stop')
  const kind = pick(die, [...kinds])
  return pick(
    die,
    moves.filter(move => move.do === kind),
  )
}

/** The same, but it walks only where a die can do nothing else: few decisions a round. */
export const brisk: Policy = (match, seat, moves) => {
  const resting = moves.filter(move => move.do !== 'walk')
  return whim(match, seat, resting.length > 0 ? resting : moves)
}

/** Walks in the first round and lets the others pass quickly. */
export const wayward: Policy = (match, seat, moves) =>
  (match.state.round < 2 ? whim : brisk)(match, seat, moves)

/** The match of a record when its last round begins. */
export const lastRound =
  (policy: Policy) =>
  (record: MatchRecord): MatchRecord => {
    const match = sure(replay(paperDungeons, record))
    const late = until(match, ({ round, phase }) => round === 8 && phase === 'turn', policy)
    if (late === undefined) throw new Error('It was over before.')
    return late.record
  }

/** What is decided in one go: cards to keep, a die with its use, one step, one choice. */
export function decision(match: PlannedMatch, seat: Seat, policy: Policy): readonly Move[] {
  const moves: Move[] = []
  let now = match
  for (;;) {
    const move = policy(now, seat, paperDungeons.moves(now.state, seat))
    moves.push(move)
    if (!['power', 'goal', 'die', 'walk'].includes(move.do)) return moves
    now = sure(play(paperDungeons, now, seat, move))
  }
}
