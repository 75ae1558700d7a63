import type { Saying } from '@kazamata/kernel'
import type { Move } from '../move.ts'
import { cause, heroName, placeName, skillName } from '../names.ts'
import { lair, roomAt } from '../rules/grid.ts'
import { heroAt, type Place, type State } from '../state.ts'

export const saying = (id: string, values?: Saying['values']): Saying => ({
  id,
  ...(values === undefined ? {} : { values }),
})

/** A place as one speaks of it: the room that lies there, and where. */
export function whereName(state: State, place: Place): Saying {
  if (place === lair) return placeName(place)
  const room = roomAt(state, place)
  const cell = placeName(place)
  return room === undefined
    ? saying('board.card', { cell })
    : saying('board.room', { room: cause(room), cell })
}

/** Any move in a few words: what a button, a proposal or a plain list says. */
export function moveLabel(state: State, move: Move): Saying {
  switch (move.do) {
    case 'hero':
      return heroName(move.hero)
    case 'step':
    case 'go':
      return saying('board.move.go', { place: whereName(state, move.to) })
    case 'path':
      return saying('board.move.path', { place: whereName(state, move.to) })
    case 'flip':
      return saying('board.move.flip', { place: whereName(state, move.cell) })
    case 'rotate':
      return saying('board.move.rotate', { n: move.turns })
    case 'space':
      return saying('board.move.space', { n: move.space })
    case 'attack':
      return saying(move.area ? 'board.move.area' : 'board.move.attack', { with: cause(move.with) })
    case 'cast':
    case 'special':
    case 'free':
    case 'boost':
      return saying(`board.move.${move.do}`, { with: cause(move.with) })
    case 'discard':
      return saying('board.move.discard', { card: cause(move.card) })
    case 'enemy':
      return cause(move.enemy)
    case 'target':
      return heroName(heroAt(state, move.hero).hero)
    case 'skill':
      return skillName(move.skill)
    case 'commit':
      return saying('board.move.commit')
    case 'change':
      return saying('board.move.change', { n: move.die + 1, up: move.by > 0 ? 'yes' : 'no' })
    case 'reroll':
      return saying('board.move.reroll', { n: move.die + 1, with: cause(move.with) })
    case 'option':
      return saying('board.move.option', { n: move.option + 1 })
    case 'take':
      return saying('board.move.take', { card: cause(move.card) })
    case 'equip':
      return saying('board.move.equip', { n: move.slot + 1 })
    case 'marker':
      return saying('board.move.marker', { n: move.marker + 1 })
    case 'end':
    case 'enter':
    case 'leave':
    case 'portal':
    case 'rest':
    case 'search':
    case 'disarm':
    case 'room':
    case 'explore':
    case 'taunt':
    case 'shift':
    case 'pay':
    case 'decline':
    case 'draw':
      return saying(`board.move.${move.do}`)
  }
}
