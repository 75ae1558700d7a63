import type { Message } from '@kazamata/kernel'
import type { Enemy, Room } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { cause, enemyName } from '../names.ts'
import type { Goal } from './place-value.ts'

/** What an option is about: what is done, and where it leads. */
export interface Intention {
  readonly does: 'attack' | 'cast' | 'rest' | 'search' | 'flip' | 'look' | 'lure' | 'enter' | 'free' | 'none'
  readonly goal: Goal
  readonly enemy?: Enemy
  readonly room?: Room
  /** Does the hero walk first? */
  readonly walks?: true
}

/**
 * "Go to room X and do Y with Z" (TE-BOT.3): all that can be done without asking chance is one option. It ends with the
 * move that does ask, or with the turn.
 */
export interface TurnOption {
  readonly moves: readonly Move[]
  /** What it seems to be worth, in hero turns. */
  readonly worth: number
  readonly intention: Intention
}

/** The same in a short line, for comrades. */
export function intentionText({ does, goal, enemy, room, walks }: Intention): Message {
  switch (does) {
    case 'attack':
    case 'cast':
    case 'lure':
      return enemy === undefined
        ? { id: `aim.${does}.none` }
        : { id: `aim.${does}`, values: enemyName(enemy) }
    case 'search':
      return room === undefined ? { id: 'aim.go.none' } : { id: 'aim.search', values: { room: cause(room) } }
    case 'rest':
      return walks ? { id: `aim.rest.${goal}` } : { id: 'aim.rest' }
    case 'none':
      return { id: `aim.go.${goal}` }
    case 'flip':
    case 'look':
    case 'enter':
    case 'free':
      return { id: `aim.${does}` }
  }
}
