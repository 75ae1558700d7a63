import type { Move } from '../../move.ts'
import type { State, Task } from '../../state.ts'
import {
  afterQuestion,
  braceQuestion,
  chooseQuestion,
  extraQuestion,
  loseQuestion,
  payQuestion,
  skillQuestion,
} from './choice.ts'
import { discoverQuestion, equipQuestion } from './loot.ts'
import {
  exploreQuestion,
  extraMoveQuestion,
  leadQuestion,
  marchQuestion,
  pushQuestion,
  revealQuestion,
  teleportQuestion,
} from './place.ts'
import type { Question } from './question.ts'
import {
  aimQuestion,
  counterQuestion,
  favourQuestion,
  maybeQuestion,
  preyQuestion,
  spoilsQuestion,
  steerQuestion,
} from './target.ts'

/** What a task asks, as words and alternatives; none for a task that has a panel of its own or asks nobody. */
export function questionFor(state: State, task: Task, moves: readonly Move[]): Question | undefined {
  switch (task.do) {
    case 'aim':
      return aimQuestion(state, task, moves)
    case 'skill':
      return skillQuestion(state, task, moves)
    case 'pay':
      return payQuestion(state, task, moves)
    case 'favour':
      return favourQuestion(state, task, moves)
    case 'spoils':
      return spoilsQuestion(state, moves)
    case 'counter':
      return counterQuestion(state, task, moves)
    case 'brace':
      return braceQuestion(state, task, moves)
    case 'after':
      return afterQuestion(state, task, moves)
    case 'choose':
      return chooseQuestion(task, moves)
    case 'maybe':
      return maybeQuestion(state, task, moves)
    case 'extra':
      return extraQuestion(task, moves)
    case 'teleport':
      return teleportQuestion(state, moves)
    case 'reveal':
      return revealQuestion(state, task, moves)
    case 'explore':
      return exploreQuestion(state, moves)
    case 'extraMove':
      return extraMoveQuestion(state, task, moves)
    case 'discover':
      return discoverQuestion(state, task, moves)
    case 'equip':
      return equipQuestion(state, task, moves)
    case 'lose':
      return loseQuestion(state, task, moves)
    case 'push':
      return pushQuestion(state, task, moves)
    case 'steer':
      return steerQuestion(state, task, moves)
    case 'lead':
      return leadQuestion(state, task, moves)
    case 'prey':
      return preyQuestion(state, task, moves)
    case 'march':
      return marchQuestion(state, task, moves)
    // The turn and the choice of heroes are the board's; dice, a card to lay and the boss's markers have their own panels.
    case 'turn':
    case 'pick':
    case 'adjust':
    case 'rotate':
    case 'wound':
      return undefined
    case 'nextTurn':
    case 'endTurn':
    case 'burn':
    case 'halt':
    case 'act':
    case 'roll':
    case 'hearts':
    case 'blow':
    case 'run':
    case 'torch':
    case 'phase':
    case 'strike':
      return undefined
  }
}
