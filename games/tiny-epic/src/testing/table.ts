import { type Chance, fastChance } from '@kazamata/kernel'
import type { Event, EventOf } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import type { Move } from '../move.ts'
import { list } from '../position/notation.ts'
import { type Position, position } from '../position/position.ts'
import { type HeroState, heroAt, type State, type Task } from '../state.ts'
import { wordOf } from './move-words.ts'
import { rigged } from './rigged.ts'

/** A position whose moves have words, and all that has happened in it. */
export interface Table {
  readonly state: State
  readonly events: readonly Event[]
  /** The moves of whoever is to move, in words (`wordOf`). */
  legal(): string[]
  /** Plays these words, one after another: `play('attack:hammer commit:0+1 pay')`. */
  play(words: string): Table
  /** What chance brings from now on (`rigged`). */
  next(told: string): Table
  /** What chance was told and has not brought. */
  left(): string[]
  hero(index?: number): HeroState
  /** What is asked. */
  asked(): Task | undefined
  /** Events of a type, oldest first. */
  told<T extends Event['type']>(type: T): EventOf<T>[]
}

/** Sits down at a position. Chance brings what it is told, and nothing else; without a word it is any chance. */
export function sit(state: State, told?: string): Table {
  const events: Event[] = []
  let chance: Chance = fastChance('table')
  let left = (): string[] => []
  const rig = (words: string) => {
    const made = rigged(() => state, words)
    chance = made
    left = made.left
  }
  if (told !== undefined) rig(told)
  const moves = (): readonly Move[] => {
    const [seat] = game.active(state)
    return seat === undefined ? [] : game.moves(state, seat)
  }
  const table: Table = {
    state,
    events,
    legal: () => moves().map(wordOf),
    play: words => {
      for (const word of list(words)) {
        const move = moves().find(other => wordOf(other) === word)
        const [seat] = game.active(state)
        if (move === undefined || seat === undefined)
          throw new Error(`"${word}" is none of: ${moves().map(wordOf).join(' ')}.`)
        game.apply(state, seat, move, chance, event => events.push(event))
      }
      return table
    },
    next: words => {
      rig(words)
      return table
    },
    left: () => left(),
    hero: (index = state.turn.hero) => heroAt(state, index),
    asked: () => state.agenda.at(-1),
    told: type => events.filter((event): event is EventOf<typeof type> => event.type === type),
  }
  return table
}

/** A table at a position, with any chance. */
export const tableAt = (told: Position): Table => sit(position(told))

/** A table at a position where chance brings what it is told: `riggedTable('6 5 1 e2', { minions: 'troll@0,0' })`. */
export const riggedTable = (chance: string, told: Position): Table => sit(position(told), chance)
