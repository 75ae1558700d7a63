import type { Message } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { heroes, type Room } from '../../content/ids.ts'
import { places } from '../../content/map.ts'
import { all, boss as bossName, hero, item, message, minion } from '../../names.ts'
import { bossThisRound } from '../../rules/boss-fight.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { nameOf } from '../players/names.ts'
import type { Choice } from './choices.ts'

interface ChoiceTexts {
  readonly question: Message
  /** The button that plays the choice. */
  readonly button: Message
}

/** A choice is described by its last move: dice and walking only lead there. */
export function choiceTexts({ key, route = [], moves }: Choice, turn: Turn, view: View): ChoiceTexts {
  const move = moves().at(-1)
  switch (move?.do) {
    case 'train':
    case 'hero': {
      const level = (turn.sheet.levels[heroes.indexOf(move.hero)] ?? 0) + 1
      return {
        question: message('ask.level', { hero: hero(move.hero), level }),
        button: message('button.train', { hero: hero(move.hero, 'acc') }),
      }
    }
    case 'craft':
    case 'item':
      return texts('ask.part', 'button.craft', { item: item(move.item, 'of') })
    case 'brew':
      return texts('ask.brew', 'button.brew')
    case 'step':
      return route.length > 1
        ? texts('ask.walk', 'button.walk', { room: route.at(-1) ?? move.room, steps: route.length })
        : texts('ask.step', 'button.step', { room: move.room })
    case 'stop':
      return key === 'stay' ? texts('ask.stay', 'button.stay') : texts('ask.stop', 'button.stop')
    case 'minion': {
      const { room } = move
      const level = places[room].minion?.level ?? 0
      return texts('ask.slay', 'button.slay', { minion: minionIn(room), room, level })
    }
    case 'gem':
      return texts('ask.gem', 'button.gem', { letter: move.letter })
    case 'absorb':
      return texts('ask.absorb', 'button.absorb', { hearts: move.hearts })
    case 'confirm':
      return texts('ask.confirm', view.phase === 'turn' ? 'button.confirm.turn' : 'button.confirm.other')
    default:
      return texts('ask.none', 'button.none')
  }
}

const texts = (question: string, button: string, values?: Message['values']): ChoiceTexts => ({
  question: message(question, values),
  button: message(button, values),
})

function minionIn(room: Room): Message {
  const lives = places[room].minion
  return lives === undefined ? message('ask.none') : minion(lives.kind, 'acc')
}

/** What the note says while there is nothing to decide. */
export function idleTitle(view: View, seats: readonly SeatInfo[]): Message {
  if (view.phase === 'over') return message('ask.over')
  const { reward } = view
  const fought = bossThisRound(view)
  if (reward !== undefined && fought !== undefined)
    return message('ask.prize', { name: nameOf(seats, reward.seat), boss: bossName(fought.boss) })
  // In a replay nothing is asked, although the viewer may not have confirmed yet.
  if (view.viewer === 'table' || view.players[view.viewer]?.confirmed === false)
    return message(seats.length === 1 ? 'ask.watching.solo' : 'ask.watching')
  const waiting = seats.filter(({ seat }) => view.players[seat]?.confirmed === false)
  return message('ask.waiting', { names: all(waiting.map(({ name }) => name)) })
}
