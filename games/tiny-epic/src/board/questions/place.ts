import type { Message } from '@kazamata/kernel'
import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { enemyName, heroName, placeName } from '../../names.ts'
import { placeOf } from '../../rules/dungeon/figures.ts'
import { besideOf, cellCount } from '../../rules/dungeon/grid.ts'
import { distances } from '../../rules/dungeon/range-and-sight.ts'
import { activeHero, heroAt, type Place, type State, type Task } from '../../state.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { placeIn } from '../shared/moves.ts'
import { signs } from '../shared/signs.ts'
import { distanceText, roomIcon, roomLabel, roomNotes } from './notes.ts'
import { type Choice, declineChoice, fact, type Question, type QuestionText } from './question.ts'

/* Questions for a place. A click on the map answers them too. */

export type PlaceTask = Extract<
  Task,
  { do: 'teleport' | 'reveal' | 'explore' | 'extraMove' | 'enemyMovement' | 'push' | 'controlStep' }
>

interface Asked extends QuestionText {
  /** Where the figure that moves is now; the active hero, unless given. */
  readonly from?: Place
  /** The choices may lie anywhere: named by their distance, not by their direction. */
  readonly anywhere?: true
  go(place: Message, move: Move): Message
}

export function placeQuestion(state: State, task: PlaceTask, moves: readonly Move[]): Question {
  const { from = activeHero(state).place, ...asked } = askedBy(state, task, moves)
  const { icon, ask, facts = [], why, anywhere, go, decline } = asked
  const choices = moves.flatMap((move): Choice[] => {
    const place = placeIn(move)
    if (place === undefined) return []
    const name = roomLabel(state, place)
    const where = anywhere ? [distanceText(state, from, place)] : directionText(from, place)
    const notes = [...where, ...roomNotes(state, place)]
    return [{ move, icon: roomIcon(state, place), name, notes, go: go(name, move) }]
  })
  return { icon, ask, facts, choices, why, decline: declineChoice(moves, decline) }
}

const compass = ['north', 'east', 'south', 'west'] as const

/** In which direction a neighbouring place lies. */
function directionText(from: Place, to: Place): Message[] {
  const side = compass.find((_, direction) => from < cellCount && besideOf(from, direction) === to)
  return side === undefined ? [] : [message(`question.to.${side}`)]
}

function askedBy(state: State, task: PlaceTask, moves: readonly Move[]): Asked {
  switch (task.do) {
    case 'teleport':
      return {
        icon: signs.portal,
        ask: message('question.ask.teleport'),
        why: 'TE-6.8',
        anywhere: true,
        go: place => message('question.confirm.teleport', { place }),
      }
    case 'reveal':
      return {
        icon: signs.explore,
        ask: message('question.ask.reveal', { n: task.left }),
        why: task.why,
        anywhere: true,
        go: turnOver,
        decline: 'question.decline.reveal',
      }
    case 'explore':
      return {
        icon: signs.explore,
        ask: message('question.ask.explore', { n: moves.length }),
        why: 'TE-16.7',
        go: turnOver,
      }
    case 'extraMove':
      return {
        icon: signs.walk,
        ask: message('question.ask.extraMove', { n: task.left, hero: heroName(activeHero(state).hero) }),
        facts: task.stealth ? [fact(signs.stealth, message('question.unseen'))] : [],
        why: 'TE-6.14',
        go: (place, move) =>
          message(move.do === 'flip' ? 'question.confirm.flipIn' : 'question.confirm.step', { place }),
        decline: 'question.decline.extraMove',
      }
    case 'enemyMovement': {
      // Several shortest ways (TE-18.7, TE-UI.13).
      const { enemy, hero, left } = task.movement
      const target = heroAt(state, hero)
      const steps = distances(state, placeOf(state, enemy), true)[target.place] ?? 0
      return {
        ...enemyWay(state, enemy),
        ask: message('question.ask.enemyMovement', { ...enemyName(enemy), hero: heroName(target.hero) }),
        facts: [fact(signs.walk, message('question.tie.enemyMovement', { ways: moves.length, steps, left }))],
        why: 'TE-18.7',
      }
    }
    case 'push':
    case 'controlStep':
      return {
        ...enemyWay(state, task.enemy),
        ask: message(`question.ask.${task.do}`, { ...enemyName(task.enemy), n: task.left }),
        why: 'TE-26.4',
        ...(task.do === 'controlStep' && { decline: 'question.decline.controlStep' }),
      }
  }
}

/** A facedown card has no name: where it lies is enough. */
const turnOver: Asked['go'] = (name, move) =>
  message('question.confirm.flip', { place: move.do === 'flip' ? placeName(move.cell) : name })

/** What the questions for an enemy's next room have in common. */
function enemyWay(state: State, enemy: Enemy): Pick<Asked, 'icon' | 'from' | 'go'> {
  return {
    icon: enemyIcons[enemy],
    from: placeOf(state, enemy),
    go: place => message('question.confirm.path', { ...enemyName(enemy), place }),
  }
}
