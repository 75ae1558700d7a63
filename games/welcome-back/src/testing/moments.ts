import { type Chance, fastChance, pick, type Viewer } from '@kazamata/kernel'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

export interface Moment {
  readonly state: State
  /** All that was emitted so far. */
  readonly events: readonly Event[]
}

/** Every moment of a random game. */
export function* moments(seed: number, seats: number, options: Partial<Options> = {}): Generator<Moment> {
  const chance: Chance = fastChance(seed)
  const events: Event[] = []
  const state = welcomeBack.setup(welcomeBack.options.parse(options), seats, chance, event =>
    events.push(event),
  )
  yield { state, events }
  for (;;) {
    const seat = welcomeBack.active(state)[0]
    if (seat === undefined) return
    welcomeBack.apply(state, seat, pick(chance, welcomeBack.moves(state, seat)), chance, event =>
      events.push(event),
    )
    yield { state, events }
  }
}

export function eventsTold(viewer: Viewer, events: readonly Event[]): readonly Event[] {
  return events.map(event => welcomeBack.redact(event, viewer)).filter(event => event !== undefined)
}

export function viewOf({ state }: Moment, viewer: Viewer): View {
  return welcomeBack.view(state, viewer)
}
