import { coachingChoice } from '@kazamata/ui'
import { dicePerRound } from '../../content/dice.ts'
import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { TurnControls } from '../turn/use-turn-controls.ts'

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
  readonly at: 'setup' | 'dice' | 'sheet' | 'note' | 'go' | 'boss'
}

/** The coach's next lesson in the first round: it follows what the player does, in whatever order. */
export function lessonFor(view: View, turn: Turn, controls: TurnControls): Lesson | undefined {
  if (view.round > 1) return { id: 'end', at: 'boss' }
  const { choice, ready, draft } = controls
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
