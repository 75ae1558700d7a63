import type { Message } from '@kazamata/kernel'
import { coachingChoice, storedChoice } from '@kazamata/ui'
import { dicePerRound } from '../../content/dice.ts'
import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Spot } from '../sheet/props.ts'
import type { TurnControls } from '../turn/use-turn-controls.ts'

/** What the guide says in the first game only. */
type FirstGameLesson =
  | 'keep'
  | 'dice'
  | 'train'
  | 'brew'
  | 'chain'
  | 'enter'
  | 'trap'
  | 'part'
  | 'confirm'
  | 'cleric'
  | 'walk'
  | 'beaten'
  | 'onward'
  | 'step'
  | 'mage'
  | 'sword'
  | 'strength'
  | 'gem'
  | 'value'
  | 'trapLevel'
  | 'rogue'
  | 'clover'
  | 'goal'
  | 'boss'
  | 'after'
  | 'alone'
  | 'soon'
  | 'potions'
  | 'near'
  | 'second'
  | 'last'

/** What the coach explains, and where on the board it is. */
export interface Lesson {
  readonly id:
    | 'keep'
    | 'prepare'
    | 'pick'
    | 'pick.solo'
    | 'lit'
    | 'look'
    | 'which'
    | 'second'
    | 'walk'
    | 'onward'
    | 'third'
    | 'reward'
    | 'confirm'
    | 'confirm.solo'
    | 'wait'
    | 'end'
    | `guided.${FirstGameLesson}`
  readonly at: 'setup' | 'dice' | 'sheet' | 'note' | 'go' | 'boss'
  readonly values?: Message['values']
  /** The die to take, by its place in the pool. */
  readonly die?: number
  /** The place on the sheet to touch. */
  readonly spot?: Spot
}

type Selection = Pick<TurnControls, 'choice' | 'ready' | 'draft'>

/** The coach's next lesson in the first round: it follows what the player does, in whatever order. */
export function lessonFor(view: View, turn: Turn, selection: Selection): Lesson | undefined {
  return view.round > 1 ? { id: 'end', at: 'boss' } : roundLesson(view, turn, selection)
}

/** What a round consists of. */
export function roundLesson(view: View, turn: Turn, { choice, ready, draft }: Selection): Lesson | undefined {
  const task = turn.agenda.at(-1)
  const left = diceLeft(turn)
  const solo = view.players.length === 1
  switch (task?.do) {
    case undefined:
      return { id: 'wait', at: 'dice' }
    case 'keepPower':
    case 'keepGoal':
      return { id: 'keep', at: 'setup' }
    case 'veteran':
    case 'craftsman':
    case 'hunter':
      return { id: 'prepare', at: 'sheet' }
    case 'gain':
      return { id: view.phase === 'prepare' ? 'prepare' : 'reward', at: 'sheet' }
    case 'confirm':
      return { id: solo ? 'confirm.solo' : 'confirm', at: 'go' }
    case 'walk':
      return choice === undefined ? { id: 'onward', at: 'sheet' } : { id: 'look', at: 'go' }
    case 'die':
    case 'use':
      if (choice !== undefined && !ready) return { id: 'which', at: 'dice' }
      if (choice?.route !== undefined) return { id: 'walk', at: 'note' }
      if (choice !== undefined) return { id: 'look', at: 'go' }
      if (draft.die !== undefined) return { id: 'lit', at: 'sheet' }
      if (left === dicePerRound) return { id: solo ? 'pick.solo' : 'pick', at: 'dice' }
      return { id: left === 1 ? 'third' : 'second', at: 'sheet' }
    default:
      return undefined
  }
}

const coaching = coachingChoice('paper-dungeons')

/** Stored on this device. */
export const setCoaching = coaching.set
export const useCoaching = coaching.use

const guiding = storedChoice('kazamata.paper-dungeons.tutorial', ['on', 'off'], {
  first: 'on',
  unseen: 'off',
})

/** Whether the tutorial is explained, stored on this device: it can be sent away and called back. */
export const setGuiding = guiding.set
export const useGuiding = guiding.use
