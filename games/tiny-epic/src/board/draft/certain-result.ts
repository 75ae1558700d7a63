import type { Enemy, Hero } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import type { DisplayState } from '../shared/display.ts'

interface Points {
  readonly health: number
  readonly focus: number
}

/** What an action considered would certainly leave on the table; the panels draw it as the ghost of a result. */
export interface CertainResult {
  /** How far down the torch would go; below zero it rises. */
  readonly torch: number
  readonly heroes: ReadonlyMap<Hero, Points>
  /** Who would be hurt first. */
  readonly harm?: { readonly enemy: Enemy; readonly by: number }
  /** Of the boss. */
  readonly markers?: readonly number[]
}

/** Reads it from the events that a move brings for certain. */
export function certainResult(state: DisplayState, events: readonly Event[]): CertainResult {
  const heroes = new Map(state.heroes.map(({ hero, health, focus }) => [hero, { health, focus }]))
  const markers = [...(state.boss?.markers ?? [])]
  let torch = 0
  let harm: CertainResult['harm']
  const change = (hero: Hero, to: (now: Points) => Partial<Points>) => {
    const now = heroes.get(hero)
    if (now !== undefined) heroes.set(hero, { ...now, ...to(now) })
  }
  for (const event of events)
    switch (event.type) {
      case 'torch':
        torch -= event.by
        break
      case 'hurt':
      case 'healed':
        change(event.hero, () => ({ health: event.health }))
        break
      case 'focused':
      case 'drained':
      case 'changed':
        change(event.hero, () => ({ focus: event.focus }))
        break
      case 'rested':
        change(event.hero, () => ({ health: event.health, focus: event.focus }))
        break
      case 'paid':
        change(event.hero, ({ health, focus }) => ({
          health: health - event.health,
          focus: focus - event.focus,
        }))
        break
      case 'struck':
        harm ??= { enemy: event.enemy, by: event.amount }
        break
      case 'marked':
      case 'bossHealed':
        markers[event.marker] = event.health
        break
    }
  return { torch, heroes, ...(harm && { harm }), ...(state.boss && { markers }) }
}
