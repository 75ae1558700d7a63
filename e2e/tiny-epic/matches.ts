import { fastChance, type Seat } from '@kazamata/kernel'
import { type Match, play, replay, start } from '@kazamata/kernel/match'
import type { Level } from '@kazamata/registry'
import {
  clone,
  type Move,
  type Options,
  type State,
  type Task,
  type TinyEpic,
  tinyEpic,
} from '@kazamata/tiny-epic'
import { bots } from '@kazamata/tiny-epic/bot'
import type { Page } from '@playwright/test'
import { recordOf, sure } from '../matches.ts'

export type PlannedMatch = Match<TinyEpic>

/** What a person does next; one move at a time. */
export type Policy = (match: PlannedMatch, seat: Seat, moves: readonly Move[]) => Move

/** By seat. */
export const names = ['Ada', 'Bruno', 'Cyla', 'Dora'] as const

export interface Setting {
  readonly seats?: readonly ('person' | Level)[]
  readonly options?: Partial<Options>
  readonly policy?: Policy
}

/** As a bot of this level would; always the same in the same match. */
export const like =
  (level: Level): Policy =>
  ({ state, record }, seat, moves) => {
    const [only, ...more] = moves
    if (only !== undefined && more.length === 0) return only
    return bots.bot(level).choose({
      seat,
      view: tinyEpic.view(clone(state), seat),
      moves,
      events: [],
      chance: fastChance(record.entries.length),
      shouldStop: iterations => iterations >= 20,
      announce: () => undefined,
    })
  }

const bySeat = (seed: number) => seed.toString(16).padStart(64, '0')

/** So that several fit on one shelf. */
let made = 0

/** A match that nobody has moved in yet. */
export function fresh(seed: number, { seats = ['person'], options = {} }: Setting = {}): PlannedMatch {
  return sure(
    start(tinyEpic, {
      id: (++made).toString(16).padStart(16, '0'),
      game: tinyEpic.id,
      version: 2 as const,
      rulesVersion: tinyEpic.rulesVersion,
      options,
      seats: seats.map((who, seat) => ({
        name: names[seat] ?? '',
        occupant: who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: who },
      })),
      seed: bySeat(seed),
    }),
  )
}

/** Plays until the moment comes; nothing where the match ends before. */
export function until(
  from: PlannedMatch,
  wanted: (state: State, match: PlannedMatch) => boolean,
  policy: Policy,
): PlannedMatch | undefined {
  let match = from
  while (!wanted(match.state, match)) {
    const [seat] = tinyEpic.active(match.state)
    if (seat === undefined) return undefined
    const by = match.record.seats[seat]?.occupant.kind === 'bot' ? 'bot' : 'player'
    match = sure(play(tinyEpic, match, seat, policy(match, seat, tinyEpic.moves(match.state, seat)), by))
  }
  return match
}

/** The first match, of those played from seeds 1, 2, 3…, that comes to such a moment; stopped right there. */
export function matchAt(
  wanted: (state: State, match: PlannedMatch) => boolean,
  setting: Setting = {},
): PlannedMatch {
  const { policy = like('novice'), options } = setting
  for (let seed = 1; seed < 500; seed++) {
    const begun = fresh(seed, { ...setting, options: { choice: 'random', ...options } })
    const match = until(begun, wanted, policy)
    if (match !== undefined) return match
  }
  throw new Error('No match came to such a moment.')
}

/** What the match asks now. */
export const asks = (state: State): Task['do'] | undefined => state.agenda.at(-1)?.do

/** What is decided in one go: a deed with all it is aimed at, a whole share-out of damage, else one move. */
export function decision(match: PlannedMatch, policy: Policy): readonly Move[] {
  const moves: Move[] = []
  let now = match
  for (;;) {
    const asked = asks(now.state)
    const [seat = 0] = tinyEpic.active(now.state)
    const move = policy(now, seat, tinyEpic.moves(now.state, seat))
    moves.push(move)
    const walks = move.do === 'step' || move.do === 'flip'
    now = sure(play(tinyEpic, now, seat, move))
    const next = asks(now.state)
    const aims = asked === 'turn' ? !walks : moves.length > 1
    if (!(aims && (next === 'aim' || next === 'skill')) && !(asked === 'wound' && next === 'wound'))
      return moves
  }
}

export const matchOf = async (page: Page): Promise<PlannedMatch> =>
  sure(replay(tinyEpic, await recordOf(page)))
