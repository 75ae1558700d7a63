import { storedChoice } from '@kazamata/ui'
import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Offer, Wish } from '../turn/choices.ts'

/** What the guide speaks of, and where on the table it is. */
export interface Lesson {
  readonly id:
    | 'keep'
    | 'prepare'
    | 'pick'
    | 'lit'
    | 'look'
    | 'which'
    | 'second'
    | 'walk'
    | 'onward'
    | 'third'
    | 'reward'
    | 'confirm'
    | 'wait'
    | 'end'
  readonly at: 'setup' | 'tray' | 'sheet' | 'note' | 'go' | 'boss'
}

/** The next thing to say in the first round: it follows what the player does, in whatever order. */
export function lessonFor(view: View, turn: Turn, wish: Wish, offer: Offer): Lesson | undefined {
  if (view.round > 1) return { id: 'end', at: 'boss' }
  const task = turn.agenda.at(-1)
  const left = diceLeft(turn)
  switch (task?.do) {
    case undefined:
      return { id: 'wait', at: 'tray' }
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
      return { id: 'confirm', at: 'go' }
    case 'walk':
      return offer.deal === undefined ? { id: 'onward', at: 'sheet' } : { id: 'look', at: 'go' }
    case 'die':
    case 'use':
      if (offer.deal !== undefined && !offer.ready) return { id: 'which', at: 'tray' }
      if (offer.deal?.trail !== undefined) return { id: 'walk', at: 'note' }
      if (offer.deal !== undefined) return { id: 'look', at: 'go' }
      if (wish.die !== undefined) return { id: 'lit', at: 'sheet' }
      if (left === 3) return { id: 'pick', at: 'tray' }
      return left === 2 ? { id: 'second', at: 'sheet' } : { id: 'third', at: 'sheet' }
    default:
      return undefined
  }
}

/** Offered to whoever plays for the first time; at work; or not wanted any more. */
const coaching = storedChoice('kazamata.paper-dungeons.guide', ['new', 'on', 'off'], {
  first: 'new',
  unseen: 'off',
})

/** Begins or ends the guided round; remembered on this device. */
export const setCoaching = coaching.set
export const useCoaching = coaching.use
