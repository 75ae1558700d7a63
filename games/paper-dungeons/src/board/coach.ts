import { useSyncExternalStore } from 'react'
import { diceLeft } from '../rules/dice.ts'
import type { Turn } from '../state.ts'
import type { View } from '../view.ts'
import type { Offer, Wish } from './deals.ts'

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
export type Coaching = 'new' | 'on' | 'off'

const key = 'kazamata.paper-dungeons.guide'
const listeners = new Set<() => void>()
/** Where nothing can be stored, this page remembers. */
let known: Coaching | undefined

function read(): Coaching {
  if (known !== undefined) return known
  try {
    const stored = localStorage.getItem(key)
    return stored === 'on' || stored === 'off' ? stored : 'new'
  } catch {
    return 'new'
  }
}

/** Begins or ends the guided round; remembered on this device. */
export function setCoaching(coaching: Coaching): void {
  known = coaching
  try {
    localStorage.setItem(key, coaching)
  } catch {
    // Then it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useCoaching(): Coaching {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'off',
  )
}
