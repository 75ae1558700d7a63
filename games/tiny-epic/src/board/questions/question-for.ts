import type { Move } from '../../move.ts'
import type { AutomaticTask } from '../../rules/agenda.ts'
import type { State, Task } from '../../state.ts'
import {
  afterQuestion,
  buyDefenceQuestion,
  chooseQuestion,
  extraQuestion,
  loseQuestion,
  payQuestion,
  skillQuestion,
} from './choice.ts'
import { discoverQuestion, equipQuestion } from './loot.ts'
import { placeQuestion } from './place.ts'
import type { Question } from './question.ts'
import { targetQuestion } from './target.ts'

type TaskWithPanel = Extract<Task, { do: 'turn' | 'pick' | 'adjust' | 'rotate' | 'wound' }>

/** What a task asks; nothing for a task that has a panel of its own or asks nobody. */
export function questionFor(state: State, task: Task, moves: readonly Move[]): Question | undefined {
  switch (task.do) {
    case 'aim':
    case 'strengthenSpell':
    case 'maybe':
    case 'counter':
    case 'spoils':
    case 'hunt':
    case 'control':
      return targetQuestion(state, task, moves)
    case 'teleport':
    case 'reveal':
    case 'explore':
    case 'extraMove':
    case 'enemyMovement':
    case 'push':
    case 'controlStep':
      return placeQuestion(state, task, moves)
    case 'skill':
      return skillQuestion(state, task, moves)
    case 'pay':
      return payQuestion(state, task, moves)
    case 'buyDefence':
      return buyDefenceQuestion(state, task, moves)
    case 'after':
      return afterQuestion(state, task, moves)
    case 'choose':
      return chooseQuestion(state, task, moves)
    case 'extra':
      return extraQuestion(task, moves)
    case 'discover':
      return discoverQuestion(state, task, moves)
    case 'equip':
      return equipQuestion(state, task, moves)
    case 'lose':
      return loseQuestion(state, task, moves)
    default:
      task satisfies AutomaticTask | TaskWithPanel
      return undefined
  }
}
