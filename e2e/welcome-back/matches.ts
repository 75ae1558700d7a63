import { fastChance, pick } from '@kazamata/kernel'
import { type Match, play, replay, start } from '@kazamata/kernel/match'
import type { Level } from '@kazamata/registry'
import { type Options, type State, type WelcomeBack, welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'
import { recordOf, sure } from '../matches.ts'

export type PlannedMatch = Match<WelcomeBack>
type Holding = 'person' | Level

/** At seats 0, 1, 2, 3. */
export const names = ['Ada', 'Bruno', 'Cyla', 'Dora'] as const

interface Setting {
  readonly seats?: readonly Holding[]
  readonly options?: Partial<Options>
  /** Every card drawn is added, so that the row stays whole and the pile grows. */
  readonly bold?: boolean
}

const one: readonly Holding[] = ['person', 'novice', 'novice']

let found = 0

/** The first match, of those played at random from seeds 1, 2, 3…, that comes to such a moment; stopped right there. */
export function matchAt(
  wanted: (state: State, match: PlannedMatch) => boolean,
  setting: Setting = {},
): PlannedMatch {
  const id = (++found).toString(16).padStart(16, '0')
  for (let seed = 1; seed < 5000; seed++) {
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
  const { seats = one, options = {}, bold = false } = setting
  const record = {
    id,
    game: welcomeBack.id,
    version: 2 as const,
    rulesVersion: welcomeBack.rulesVersion,
    options,
    seats: seats.map((who, seat) => ({
      name: names[seat] ?? '',
      occupant: who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: who },
    })),
    seed: seed.toString(16).padStart(64, '0'),
  }
  const chance = fastChance(seed)
  let match = sure(start(welcomeBack, record))
  while (!wanted(match.state, match)) {
    const [seat] = welcomeBack.active(match.state)
    if (seat === undefined) return undefined
    const by = seats[seat] === 'person' ? 'player' : 'bot'
    const moves = welcomeBack.moves(match.state, seat)
    const move = (bold ? moves.find(one => one.do === 'add') : undefined) ?? pick(chance, moves)
    match = sure(play(welcomeBack, match, seat, move, by))
  }
  return match
}

/** The match on the table as its record tells it. */
export const matchOf = async (page: Page): Promise<PlannedMatch> =>
  sure(replay(welcomeBack, await recordOf(page)))
