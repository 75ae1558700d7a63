import type { Clause } from '../../clause.ts'
import { roomCards } from '../../content/rooms.ts'
import { activeHero, type State } from '../../state.ts'
import { isDoor, lair, roomAt } from '../dungeon/grid.ts'
import { speedLeft } from '../heroes/attributes.ts'
import { strides } from '../lair/boss-sheet.ts'
import { isDoorOpen } from '../lair/lair-door.ts'
import { explorable, isUndisturbed, portalPrice, tauntPrice } from './actions.ts'

/** What a board always shows in a turn, possible or not. */
export type Action =
  | 'move'
  | 'rest'
  | 'search'
  | 'disarm'
  | 'attack'
  | 'cast'
  | 'room'
  | 'portal'
  | 'enter'
  | 'explore'
  | 'taunt'

/** The clause that forbids an action now (TE-UI.4); none if nothing but a target is missing, or it is allowed. */
export function refusalOf(state: State, action: Action): Clause | undefined {
  const { turn } = state
  const hero = activeHero(state)
  const room = roomAt(state, hero.place)
  const card = room && roomCards[room]
  switch (action) {
    case 'move':
      return stillness(state, 1)
    case 'rest':
    case 'attack':
    case 'cast':
      return turn.acted ? 'TE-5.1' : undefined
    case 'search':
    case 'disarm':
      if (turn.acted) return 'TE-5.1'
      if (hero.place === lair) return 'TE-10.8'
      if (card?.[action] === undefined) return action === 'search' ? 'TE-10.2' : 'TE-10.6'
      if (action === 'disarm' && state.disarmed.includes(hero.place)) return 'TE-10.7'
      return isUndisturbed(state, hero.place) ? undefined : 'TE-10.3'
    case 'room':
      if (room === undefined || card?.free === undefined) return 'TE-16.16'
      return turn.used.includes(room) ? 'TE-16.17' : undefined
    case 'portal':
      if (card?.portal === undefined) return 'TE-6.8'
      return turn.stopped ? 'TE-6.9' : stillness(state, portalPrice)
    case 'enter': {
      if (!isDoor(state, hero.place)) return 'TE-16.6'
      if (!isDoorOpen(state)) return 'TE-20.1'
      if (turn.stopped) return 'TE-20.4'
      const left = speedLeft(state)
      return stillness(state, 1) ?? (strides(state).some(({ cost }) => cost <= left) ? undefined : 'TE-21.8')
    }
    case 'explore':
      if (state.act === 2) return 'TE-20.6'
      return explorable(state).length === 0 ? 'TE-16.9' : undefined
    case 'taunt':
      if (state.boss === undefined) return 'TE-16.18'
      if (state.boss.place === hero.place) return 'TE-22.15'
      return hero.focus < tauntPrice ? 'TE-4.2' : undefined
  }
}

/** Why so much Speed cannot be spent. */
function stillness(state: State, speed: number): Clause | undefined {
  if (state.turn.still) return 'TE-5.2'
  if (state.turn.stopped) return 'TE-6.2'
  return speedLeft(state) < speed ? 'TE-4.3' : undefined
}
