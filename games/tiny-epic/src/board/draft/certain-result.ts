import type { Enemy, Hero } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import { replayEvent } from '../../rules/replay-event.ts'
import type { HeroState } from '../../state.ts'
import type { DisplayState } from '../shared/display.ts'

/** What an action considered would certainly leave on the table; the panels preview it. */
export interface CertainResult {
  /** How far down the torch would go; below zero it rises. */
  readonly torch: number
  readonly heroes: ReadonlyMap<Hero, Pick<HeroState, 'health' | 'focus'>>
  /** Who would be hurt first. */
  readonly harm?: { readonly enemy: Enemy; readonly by: number }
  /** Of the boss. */
  readonly markers?: readonly number[]
}

/** Reads it from the events that a move brings for certain. */
export function certainResult(state: DisplayState, events: readonly Event[]): CertainResult {
  const after = events.reduce(replayEvent, state)
  const struck = events.find(event => event.type === 'struck')
  return {
    // Each act has a track of its own.
    torch: after.act === state.act ? after.torch - state.torch : 0,
    heroes: new Map(after.heroes.map(({ hero, health, focus }) => [hero, { health, focus }])),
    ...(struck && { harm: { enemy: struck.enemy, by: struck.amount } }),
    ...(state.boss && after.boss && { markers: after.boss.markers }),
  }
}
