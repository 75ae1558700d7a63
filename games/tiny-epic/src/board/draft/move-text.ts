import type { Message } from '@kazamata/kernel'
import type { Cost } from '../../content/effect.ts'
import type { Move } from '../../move.ts'
import { cause, enemyName, placeName, skillName } from '../../names.ts'
import { checkOf, costOf, targetsOf } from '../../rules/check/declared-action.ts'
import { checkForecast } from '../../rules/check/forecast.ts'
import { isWeaponAttack } from '../../rules/check/targets.ts'
import { roomAt } from '../../rules/dungeon/grid.ts'
import { activeHero, type State } from '../../state.ts'
import { costText } from '../../texts/effects.ts'
import { roomIcon, roomLabel } from '../questions/notes.ts'
import { roomIcons, sourceIcons } from '../shared/card-icons.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import type { ActionDraft } from './action-draft.ts'

/* Texts of a move of the turn while it is considered. */

export function moveIcon(state: State, move: Move): string {
  switch (move.do) {
    case 'attack':
    case 'cast':
    case 'special':
    case 'free':
      return sourceIcons[move.with]
    case 'discard':
      return sourceIcons[move.card]
    case 'search':
    case 'disarm':
    case 'rest':
    case 'explore':
    case 'taunt':
    case 'portal':
    case 'enter':
    case 'leave':
    case 'end':
      return signs[move.do]
    case 'room': {
      const room = roomAt(state, activeHero(state).place)
      return room === undefined ? signs.room : roomIcons[room]
    }
    case 'step':
      return roomIcon(state, move.to)
    case 'flip':
      return signs.explore
    default:
      return signs.lair
  }
}

/** What it is called. */
export function moveTitle(state: State, move: Move): Message {
  switch (move.do) {
    case 'attack':
      return move.area ? message('question.title.area', { by: cause(move.with) }) : cause(move.with)
    case 'cast':
    case 'special':
    case 'free':
      return cause(move.with)
    case 'discard':
      return message('question.title.discard', { card: cause(move.card) })
    case 'search':
    case 'disarm':
    case 'room': {
      const room = roomAt(state, activeHero(state).place)
      return message(`question.title.${move.do}`, {
        room: room === undefined ? placeName(activeHero(state).place) : cause(room),
      })
    }
    case 'step':
      return message('question.title.step', { place: roomLabel(state, move.to) })
    case 'flip':
      return message('question.title.flip', { place: placeName(move.cell) })
    case 'space':
      return message('question.title.space', { n: move.space })
    default:
      return message(`question.title.${move.do}`)
  }
}

/** The confirm button before anything is rolled. */
export function goLabel(state: State, move: Move, draft: ActionDraft | undefined): Message {
  if (draft === undefined) return message('question.do', { what: moveTitle(state, move) })
  const { action, skill } = draft
  const check = checkOf(action)
  if (action.kind === 'trap')
    return message('question.do.trap', { n: checkForecast(state, action, skill).dice })
  if (check === undefined && !isWeaponAttack(action)) {
    return payLabel(costOf(action, activeHero(state)) ?? {}, moveTitle(state, move))
  }
  const { dice, skill: used } = checkForecast(state, action, skill)
  const [enemy, ...more] = targetsOf(action)
  return enemy !== undefined && more.length === 0
    ? message('question.do.attack', { n: dice, ...enemyName(enemy) })
    : message('question.do.roll', { n: dice, skill: skillName(used) })
}

/** The confirm button of what is simply paid for. */
export const payLabel = (cost: Cost, what: Message): Message =>
  cost.discard
    ? message('question.do.discard', { what })
    : message('question.do.pay', { cost: costText(cost), what })
