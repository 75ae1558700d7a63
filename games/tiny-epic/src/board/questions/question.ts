import type { Message } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import type { Move } from '../../move.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'

/** A sentence with an icon. */
export interface Fact {
  readonly icon: string
  readonly text: Message
  readonly tone?: 'gain' | 'loss'
}

/** One of the moves that answer a question. */
export interface Choice {
  readonly move: Move
  readonly icon: string
  readonly name: Message
  /** What speaks for it or against it. */
  readonly notes: readonly Message[]
  /** What a card says or changes, shown while the choice is considered. */
  readonly more?: readonly Fact[]
  /** What the confirm button says: what will happen. */
  readonly go: Message
}

/** A question of the rules as it is put to the players. */
export interface Question {
  readonly icon: string
  readonly ask: Message
  readonly facts: readonly Fact[]
  readonly choices: readonly Choice[]
  /** To do none of it. */
  readonly decline?: Choice | undefined
  /** Considered until the player chooses; none where no choice is a better guess than another. */
  readonly initial?: Move | undefined
  /** The facts already say what a choice brings. */
  readonly explained?: true
  readonly why: Clause
}

/** What differs between the questions for a place or a figure. */
export interface QuestionText {
  readonly icon: string
  readonly ask: Message
  readonly facts?: readonly Fact[]
  readonly why: Clause
  /** The message of the button that declines. */
  readonly decline?: string
}

/** A choice that needs no notes: the button says all of it. */
export function plainChoice(move: Move, icon: string, name: Message): Choice {
  return { move, icon, name, notes: [], go: name }
}

/** The choice to decline, where it is legal. */
export function declineChoice(moves: readonly Move[], id?: string, icon = signs.stop): Choice | undefined {
  const move = moves.find(({ do: what }) => what === 'decline')
  return move && id !== undefined ? plainChoice(move, icon, message(id)) : undefined
}

export function fact(icon: string, text: Message, tone?: Fact['tone']): Fact {
  return { icon, text, ...(tone && { tone }) }
}
