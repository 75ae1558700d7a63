import type { Chance } from './chance.ts'
import { equal } from './equal.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import { findMove } from './match/match.ts'

/** The first draw, or the first secret shown: what comes after it is not certain. */
const stop = new Error('A preview ends where chance or a secret begins.')

const untilChance: Chance = {
  int(n) {
    if (n === 1) return 0
    throw stop
  },
}

/**
 * The events that a move is certain to bring, as its seat would be told them: those that agree in a sample of the states
 * its view allows. A sample may agree by accident, so a preview ends at the first secret shown. `chance` samples the states; it is not the match's.
 */
export function preview<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  move: unknown,
  chance: Chance,
  worlds = 30,
): T['Event'][] {
  let agreed: T['Event'][] | undefined
  for (let world = 0; world < worlds && agreed?.length !== 0; world++) {
    const events = certainEvents(game, game.sampleState(view, chance), seat, move)
    const known: readonly T['Event'][] = agreed ?? events
    let same = 0
    while (same < known.length && same < events.length && equal(known[same], events[same])) same += 1
    agreed = events.slice(0, same)
  }
  return agreed ?? []
}

function certainEvents<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: unknown,
): T['Event'][] {
  const events: T['Event'][] = []
  const listed = findMove(game, state, seat, move)
  if (listed === undefined) return events
  try {
    game.apply(state, seat, listed, untilChance, event => {
      if (game.reveals(event)) throw stop
      const told = game.redact(event, seat)
      if (told !== undefined) events.push(told)
    })
  } catch (error) {
    if (error !== stop) throw error
  }
  return events
}
