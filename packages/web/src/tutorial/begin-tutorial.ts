import { seedOf } from '@kazamata/kernel/match'
import type { GameManifest } from '@kazamata/registry'
import { beginMatch } from '../matches/begin-match.ts'
import { openStores } from '../matches/open-stores.ts'

/** Begins and stores a game's tutorial. Its id, or `undefined` when there is no space for it. */
export async function beginTutorial(
  { game, tutorial }: GameManifest,
  names: readonly string[],
): Promise<string | undefined> {
  const occupants = [
    { kind: 'person' as const },
    ...tutorial.bots.map(level => ({ kind: 'bot' as const, level })),
  ]
  const seats = occupants.map((occupant, seat) => ({ name: names[seat] ?? '', occupant }))
  const here = await openStores()
  return beginMatch(here, await game(), seats, tutorial.options, seedOf(tutorial.seedWord))
}
