import { type Chance, fastChance, pick, type Viewer } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import { welcomeBack } from '../../game.ts'
import type { Options } from '../../options.ts'
import type { State } from '../../state.ts'
import type { View } from '../../view.ts'

/** Players around a table; seat 0 looks at the screen. */
export const seats: readonly SeatInfo[] = ['Ada', 'Bea', 'Cid', 'Dora'].map((name, seat) => ({
  seat,
  name,
  thinking: false,
  you: seat === 0,
}))

export interface Moment {
  readonly state: State
  /** All that was emitted so far. */
  readonly news: readonly Event[]
}

/** Every moment of a random game. */
export function* moments(seed: number, seats: number, options: Partial<Options> = {}): Generator<Moment> {
  const chance: Chance = fastChance(seed)
  const news: Event[] = []
  const state = welcomeBack.setup(welcomeBack.options.parse(options), seats, chance, event =>
    news.push(event),
  )
  yield { state, news }
  for (;;) {
    const seat = welcomeBack.active(state)[0]
    if (seat === undefined) return
    welcomeBack.apply(state, seat, pick(chance, welcomeBack.moves(state, seat)), chance, event =>
      news.push(event),
    )
    yield { state, news }
  }
}

export function toldTo(viewer: Viewer, news: readonly Event[]): readonly Event[] {
  return news.map(event => welcomeBack.redact(event, viewer)).filter(event => event !== undefined)
}

export function viewOf({ state }: Moment, viewer: Viewer): View {
  return welcomeBack.view(state, viewer)
}
