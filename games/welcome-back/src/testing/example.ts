import { expect } from 'vitest'
import type { Hero } from '../content/ids.ts'
import { happened, type RunExtras, run } from './story.ts'

/** One line of the worked examples: a whole run, number for number. */
export interface Example {
  readonly id: string
  readonly hero: Hero
  readonly row: string
  /** HP before the first reveal. */
  readonly hp: number
  /** In reveal order. */
  readonly pile: string
  readonly answers?: readonly string[]
  /** What became of each card. */
  readonly cards: readonly string[]
  /** HP at the end; 0 is a failure. */
  readonly end: number
  /** The row at the end; the row of the start unless told. */
  readonly left?: string
  readonly extra?: RunExtras
}

/** The runner has a Success card. */
export const won = { successes: 1 }

/** Plays the run and compares it with the book. */
export function shows({ hero, row, hp, pile, answers, cards, end, left = row, extra }: Example) {
  const story = run(hero, row, pile, answers, extra)
  expect(happened(story, 'entered')[0]?.hp).toBe(hp)
  expect(story).toMatchObject({ cards, hp: end, row: left, result: end > 0 ? 'success' : 'failure' })
}
