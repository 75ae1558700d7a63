import { fastChance } from '@kazamata/kernel'
import { type Match, type MatchRecord, play, replay } from '@kazamata/kernel/match'
import type { Level } from '@kazamata/registry'
import { clone, type Move, type State, type Task, type TinyEpic, tinyEpic } from '@kazamata/tiny-epic'
import { bots } from '@kazamata/tiny-epic/bot'
import { firstMatch, type PolicyOf, plannerFor, type SettingOf, sure, type Wanted } from '../matches.ts'

export type PlannedMatch = Match<TinyEpic>

export const { fresh, until, matchOf } = plannerFor(tinyEpic)

/** What a person does next; one move at a time. */
export type Policy = PolicyOf<TinyEpic>
export interface Setting extends SettingOf<TinyEpic> {
  /** The first seed to be tried: as long as no rule changes, the one that comes to the moment. Bots take long to find it. */
  readonly from?: number
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

/** The first match that comes to such a moment. */
export function matchAt(wanted: Wanted<TinyEpic>, setting: Setting = {}): PlannedMatch {
  const { policy = like('novice'), options, from } = setting
  return firstMatch(
    500,
    seed => until(fresh(seed, { ...setting, options: { choice: 'random', ...options } }), wanted, policy),
    from,
  )
}

/** The match of a record a few moves before its end. */
export const lastMoves =
  (policy: Policy) =>
  (record: MatchRecord): MatchRecord => {
    const over = until(sure(replay(tinyEpic, record)), ({ result }) => result !== undefined, policy)
    if (over === undefined) throw new Error('It had no end.')
    return { ...over.record, entries: over.record.entries.slice(0, -10) }
  }

/** What the match asks now. */
export const asks = (state: State): Task['do'] | undefined => state.agenda.at(-1)?.do

/** What is decided in one go: an action with all its targets, all damage to a boss, else one move. */
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
