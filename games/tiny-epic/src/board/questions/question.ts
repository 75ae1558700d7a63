import type { Message } from '@kazamata/kernel'
import { canonicalJson } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import type { Move } from '../../move.ts'

/** A line with a picture. */
export interface Fact {
  readonly icon: string
  readonly text: Message
  readonly tone?: 'gain' | 'loss'
}

/** One of the alternatives. */
export interface Choice {
  readonly move: Move
  readonly icon: string
  readonly name: Message
  /** What speaks for it or against it. */
  readonly notes: readonly Message[]
  /** What a card says or changes, shown while it is considered. */
  readonly more?: readonly Fact[]
  /** What the bright button says: what will happen. */
  readonly go: Message
}

/** Something the rules ask, as it is put to people. */
export interface Question {
  readonly icon: string
  /** One spoken sentence. */
  readonly ask: Message
  readonly facts: readonly Fact[]
  readonly choices: readonly Choice[]
  /** To do none of it. */
  readonly decline?: Choice
  /** Considered until something else is touched; none where every choice is as good a guess. */
  readonly initial?: Move
  /** The facts say already what comes of it. */
  readonly explained?: true
  readonly why: Clause
}

export function says(id: string, values?: Message['values']): Message {
  return { id, ...(values && { values }) }
}

export function fact(icon: string, text: Message, tone?: Fact['tone']): Fact {
  return { icon, text, ...(tone && { tone }) }
}

export function sameMove(one: Move, other: Move): boolean {
  return canonicalJson(one) === canonicalJson(other)
}
