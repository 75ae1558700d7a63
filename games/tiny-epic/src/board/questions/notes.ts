import type { Message } from '@kazamata/kernel'
import { goblinCards } from '../../content/goblins.ts'
import type { Enemy } from '../../content/ids.ts'
import { minionReward } from '../../content/minions.ts'
import { roomCards } from '../../content/rooms.ts'
import { minionLight } from '../../content/torch.ts'
import { all, cause, heroName, placeName } from '../../names.ts'
import { enemiesOf, isBoss, isGoblin, placeOf } from '../../rules/dungeon/figures.ts'
import { isRevealed, lair, roomAt } from '../../rules/dungeon/grid.ts'
import { distances, isFar } from '../../rules/dungeon/range-and-sight.ts'
import { activeHero, heroAt, type Place, type State } from '../../state.ts'
import { effectsText } from '../../texts/effects.ts'
import { roomIcons } from '../shared/cardIcons.ts'
import { signs } from '../shared/icons.ts'
import { says } from './question.ts'

/* What the table says of rooms and figures when it names them as alternatives. */

/** "Feasthall, C4"; a card that nobody has turned has no name. */
export function roomLabel(state: State, place: Place): Message {
  const room = place === lair ? undefined : roomAt(state, place)
  if (room !== undefined) return says('tray.room', { room: cause(room), place: placeName(place) })
  return place === lair ? placeName(place) : says('tray.facedown', { place: placeName(place) })
}

export function roomIcon(state: State, place: Place): string {
  const room = place === lair ? undefined : roomAt(state, place)
  if (room !== undefined) return roomIcons[room]
  return place === lair ? signs.lair : signs.room
}

/** Who is in a room, and what lies in wait there. */
export function roomNotes(state: State, place: Place): Message[] {
  const notes: Message[] = []
  const foes = enemiesOf(state).filter(enemy => placeOf(state, enemy) === place)
  if (foes.length > 0) notes.push(says('tray.there', { who: all(foes.map(cause)) }))
  const friends = state.heroes.filter(hero => hero.place === place)
  if (friends.length > 0)
    notes.push(says('tray.there', { who: all(friends.map(({ hero }) => heroName(hero))) }))
  const room = place === lair || !isRevealed(state, place) ? undefined : roomAt(state, place)
  if (room === undefined) return notes
  const { trap, search, free, portal } = roomCards[room]
  if (trap !== undefined) notes.push(says(state.disarmed.includes(place) ? 'tray.disarmed' : 'tray.armed'))
  if (search !== undefined) notes.push(says('tray.search', { effects: effectsText(search.ok) }))
  if (free !== undefined) notes.push(says('tray.free', { effects: effectsText(free.ok) }))
  if (portal) notes.push(says('tray.portal'))
  if (state.seals.includes(place)) notes.push(says('tray.seal'))
  return notes
}

/** "2 rooms away", from the hero at turn. */
export function distanceText(state: State, from: Place, to: Place): Message {
  const steps = distances(state, from, true)[to]
  if (from === to) return says('tray.here')
  return isFar(steps) ? says('tray.cutOff') : says('tray.away', { n: steps ?? 0 })
}

/** Where an enemy is, and what it has left. */
export function enemyNotes(state: State, enemy: Enemy): Message[] {
  const place = placeOf(state, enemy)
  const notes = [distanceText(state, activeHero(state).place, place)]
  const minion = state.minions.find(({ card }) => card === enemy)
  if (minion !== undefined) notes.push(says('tray.health', { n: minion.health }))
  if (isBoss(enemy) && state.boss !== undefined)
    notes.push(says('tray.markers', { markers: state.boss.markers.join(' · ') }))
  return notes
}

/** Where a hero is, and what is left. */
export function heroNotes(state: State, index: number): Message[] {
  const { health, focus, place } = heroAt(state, index)
  return [distanceText(state, activeHero(state).place, place), says('tray.vitals', { health, focus })]
}

/** What a dead enemy brings its killer. */
export function rewardText(state: State, enemy: Enemy): Message {
  const effects = isGoblin(enemy)
    ? goblinCards[enemy].reward
    : [...minionReward, { do: 'torch', by: minionLight[state.options.difficulty] } as const]
  return effectsText(effects)
}
