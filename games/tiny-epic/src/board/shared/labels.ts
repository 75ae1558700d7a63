import type { Message } from '@kazamata/kernel'
import type { Enemy, Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { cause, heroName, placeName, skillName } from '../../names.ts'
import { isGoblin, isMinion } from '../../rules/dungeon/figures.ts'
import { lair, roomAt } from '../../rules/dungeon/grid.ts'
import { isLoot, isSpell } from '../../rules/heroes/abilities.ts'
import { heroAt, type Place, type State } from '../../state.ts'
import { bossText, goblinText, lootText, minionText, printText, spellText } from '../../texts/cards.ts'

export const message = (id: string, values?: Message['values']): Message => ({
  id,
  ...(values === undefined ? {} : { values }),
})

/** What a card or a printed slot says. */
export function sourceText(of: Source): readonly Message[] {
  if (isLoot(of)) return lootText(of)
  return isSpell(of) ? spellText(of) : printText(of)
}

/** What an enemy's card or sheet says. */
export function enemyText(enemy: Enemy): readonly Message[] {
  if (isGoblin(enemy)) return goblinText(enemy)
  return isMinion(enemy) ? minionText(enemy) : bossText(enemy)
}

/** A place by its room and its cell. */
export function whereName(state: State, place: Place): Message {
  if (place === lair) return placeName(place)
  const room = roomAt(state, place)
  const cell = placeName(place)
  return room === undefined
    ? message('board.card', { cell })
    : message('board.room', { room: cause(room), cell })
}

/** Any move in a few words: what a button, a proposal or a plain list says. */
export function moveLabel(state: State, move: Move): Message {
  switch (move.do) {
    case 'hero':
      return heroName(move.hero)
    case 'step':
    case 'go':
      return message('board.move.go', { place: whereName(state, move.to) })
    case 'path':
      return message('board.move.path', { place: whereName(state, move.to) })
    case 'flip':
      return message('board.move.flip', { place: whereName(state, move.cell) })
    case 'rotate':
      return message('board.move.rotate', { n: move.turns })
    case 'space':
      return message('board.move.space', { n: move.space })
    case 'attack':
      return message(move.area ? 'board.move.area' : 'board.move.attack', { with: cause(move.with) })
    case 'cast':
    case 'special':
    case 'free':
    case 'boost':
      return message(`board.move.${move.do}`, { with: cause(move.with) })
    case 'discard':
      return message('board.move.discard', { card: cause(move.card) })
    case 'enemy':
      return cause(move.enemy)
    case 'target':
      return heroName(heroAt(state, move.hero).hero)
    case 'skill':
      return skillName(move.skill)
    case 'commit':
      return message('board.move.commit')
    case 'change':
      return message('board.move.change', { n: move.die + 1, up: move.by > 0 ? 'yes' : 'no' })
    case 'reroll':
      return message('board.move.reroll', { n: move.die + 1, with: cause(move.with) })
    case 'option':
      return message('board.move.option', { n: move.option + 1 })
    case 'take':
      return message('board.move.take', { card: cause(move.card) })
    case 'equip':
      return message('board.move.equip', { n: move.slot + 1 })
    case 'marker':
      return message('board.move.marker', { n: move.marker + 1 })
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
    case 'pay':
    case 'decline':
    case 'draw':
      return message(`board.move.${move.do}`)
  }
}
