import { fastChance, pick, type Seat } from '@kazamata/kernel'
import { type Match, play, replay, start } from '@kazamata/kernel/match'
import {
  type Move,
  type Options,
  type PaperDungeons,
  paperDungeons,
  type State,
} from '@kazamata/paper-dungeons'
import type { Level } from '@kazamata/registry'
import type { Page } from '@playwright/test'
import { recordOf, sure } from '../matches.ts'

export type PlannedMatch = Match<PaperDungeons>

/** What a person does next; one move at a time. */
export type Policy = (match: PlannedMatch, seat: Seat, moves: readonly Move[]) => Move

/** By seat. */
export const names = ['Ada', 'Bruno', 'Cyla', 'Dora', 'Emil', 'Fanny', 'Gustav', 'Hana'] as const

interface Setting {
  readonly seats?: readonly ('person' | Level)[]
  readonly options?: Partial<Options>
  readonly policy?: Policy
}

let found = 0

/** The first match, of those played from seeds 1, 2, 3…, that comes to such a moment. Seat 0 plays last in every round. */
export function matchAt(
  wanted: (state: State, match: PlannedMatch) => boolean,
  setting: Setting = {},
): PlannedMatch {
  const id = (++found).toString(16).padStart(16, '0')
  for (let seed = 1; seed < 500; seed++) {
    const match = wander(id, seed, wanted, setting)
    if (match !== undefined) return match
  }
  throw new Error('No match came to such a moment.')
}

function wander(
  id: string,
  seed: number,
  wanted: (state: State, match: PlannedMatch) => boolean,
  setting: Setting,
) {
  const { seats = ['person'], options = {}, policy = whim } = setting
  const record = {
    id,
    game: paperDungeons.id,
    version: 2 as const,
    rulesVersion: paperDungeons.rulesVersion,
    options,
    seats: seats.map((who, seat) => ({
      name: names[seat] ?? '',
      occupant: who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: who },
    })),
    seed: seed.toString(16).padStart(64, '0'),
  }
  let match = sure(start(paperDungeons, record))
  while (!wanted(match.state, match)) {
    const seat = paperDungeons.active(match.state).at(-1)
    if (seat === undefined) return undefined
    const by = seats[seat] === 'person' ? 'player' : 'bot'
    match = sure(
      play(paperDungeons, match, seat, policy(match, seat, paperDungeons.moves(match.state, seat)), by),
    )
  }
  return match
}

/** Something or other, but never nothing: first what kind of thing, then which. */
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

export const matchOf = async (page: Page): Promise<PlannedMatch> =>
  sure(replay(paperDungeons, await recordOf(page)))
