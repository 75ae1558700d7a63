import type { Message } from '@kazamata/kernel'
import type { Cost } from '../../content/effect.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { all, cause, enemyName, heroName, placeName } from '../../names.ts'
import { rewardStep } from '../../rules/combat/killing-enemies.ts'
import { enemiesOf, isBoss, placeOf } from '../../rules/dungeon/figures.ts'
import { isRevealed, lair, roomAt } from '../../rules/dungeon/grid.ts'
import { roomsAway } from '../../rules/dungeon/range-and-sight.ts'
import { waste } from '../../rules/turn/waste.ts'
import { activeHero, heroAt, type Place, type State } from '../../state.ts'
import { effectsText } from '../../texts/effects.ts'
import { roomIcons } from '../shared/card-icons.ts'
import { heroIcons } from '../shared/first-icons.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { type Fact, fact } from './question.ts'

/* What a question says of rooms and figures. */

/** "Feasthall, C4"; a facedown card has no name. */
export function roomLabel(state: State, place: Place): Message {
  const room = place === lair ? undefined : roomAt(state, place)
  if (room !== undefined) return message('question.room', { room: cause(room), place: placeName(place) })
  return place === lair ? placeName(place) : message('question.facedown', { place: placeName(place) })
}

export function roomIcon(state: State, place: Place): string {
  const room = place === lair ? undefined : roomAt(state, place)
  if (room !== undefined) return roomIcons[room]
  return place === lair ? signs.lair : signs.room
}

/** Who and what is in a room. */
export function roomNotes(state: State, place: Place): Message[] {
  const notes: Message[] = []
  const foes = enemiesOf(state).filter(enemy => placeOf(state, enemy) === place)
  if (foes.length > 0) notes.push(message('question.there', { who: all(foes.map(cause)) }))
  const friends = state.heroes.filter(hero => hero.place === place)
  if (friends.length > 0)
    notes.push(message('question.there', { who: all(friends.map(({ hero }) => heroName(hero))) }))
  const room = place === lair || !isRevealed(state, place) ? undefined : roomAt(state, place)
  if (room === undefined) return notes
  const { trap, search, free, portal } = roomCards[room]
  if (trap !== undefined)
    notes.push(message(state.disarmed.includes(place) ? 'question.disarmed' : 'question.armed'))
  if (search !== undefined) notes.push(message('question.search', { effects: effectsText(search.ok) }))
  if (free !== undefined) notes.push(message('question.free', { effects: effectsText(free.ok) }))
  if (portal) notes.push(message('question.portal'))
  if (state.seals.includes(place)) notes.push(message('question.seal'))
  return notes
}

/** "2 rooms away". */
export function distanceText(state: State, from: Place, to: Place): Message {
  if (from === to) return message('question.here')
  const n = roomsAway(state, from, to)
  return n === undefined ? message('question.cutOff') : message('question.away', { n })
}

/** The name and the picture of the figure that a move targets. */
export function figureLabel(state: State, move: Move): { readonly icon: string; readonly name: Message } {
  if (move.do === 'enemy') return { icon: enemyIcons[move.enemy], name: cause(move.enemy) }
  if (move.do !== 'target') throw new Error(`"${move.do}" names no figure.`)
  const { hero } = heroAt(state, move.hero)
  return { icon: heroIcons[hero], name: heroName(hero) }
}

/** How far that figure is from a place, and what it has left. */
export function figureNotes(state: State, move: Move, from = activeHero(state).place): Message[] {
  if (move.do === 'target') {
    const { health, focus, place } = heroAt(state, move.hero)
    return [distanceText(state, from, place), message('question.vitals', { health, focus })]
  }
  if (move.do !== 'enemy') return []
  const { enemy } = move
  const notes = [distanceText(state, from, placeOf(state, enemy))]
  const minion = state.minions.find(({ card }) => card === enemy)
  if (minion !== undefined) notes.push(message('question.health', { n: minion.health }))
  if (isBoss(enemy) && state.boss !== undefined)
    notes.push(message('question.markers', { markers: state.boss.markers.join(' · ') }))
  return notes
}

/** What the active hero has before and after paying. */
export function costFacts(state: State, cost: Cost): Fact[] {
  const hero = activeHero(state)
  return (['focus', 'health'] as const).flatMap(of => {
    const to = hero[of] - (cost[of] ?? 0)
    return to === hero[of]
      ? []
      : [fact(signs[of], message(`question.${of}To`, { from: hero[of], to }), 'loss')]
  })
}

/** Which card of a minion's reward this is, and what comes after it. */
export function rewardFacts(state: State): Fact[] {
  const step = rewardStep(state)
  if (step === undefined) return []
  const { enemy, card, of, light } = step
  return [
    fact(signs.torch, message('question.reward.step', { ...enemyName(enemy), card, of, light }), 'gain'),
  ]
}

/** Why a move would come to nothing, if it would. */
export function wasteText(state: State, move: Move): Message | undefined {
  const reason = waste(state, move)
  return reason && message(`question.waste.${reason}`)
}
