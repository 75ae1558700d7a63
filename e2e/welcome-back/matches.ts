import { fastChance, pick } from '@kazamata/kernel'
import type { Match } from '@kazamata/kernel/match'
import { type WelcomeBack, welcomeBack } from '@kazamata/welcome-back'
import { firstMatch, nextId, type PolicyOf, plannerFor, type SettingOf, type Wanted } from '../matches.ts'

export type PlannedMatch = Match<WelcomeBack>

const { fresh, until, matchOf } = plannerFor(welcomeBack)

export { matchOf }

/** What a person at the screen does next. */
export type Policy = PolicyOf<WelcomeBack>

interface Setting extends SettingOf<WelcomeBack> {
  /** Every card drawn is added, so that the row stays whole and the pile grows. */
  readonly bold?: boolean
}

/** The first match of players who choose at random that comes to such a moment. */
export function matchAt(wanted: Wanted<WelcomeBack>, { bold = false, ...rest }: Setting = {}): PlannedMatch {
  const setting = { seats: ['person', 'novice', 'novice'] as const, ...rest }
  const id = nextId()
  return firstMatch(5000, seed => {
    const chance = fastChance(seed)
    const policy: Policy = (_, __, moves) =>
      (bold ? moves.find(move => move.do === 'add') : undefined) ?? pick(chance, moves)
    return until(fresh(seed, setting, id), wanted, policy)
  })
}
