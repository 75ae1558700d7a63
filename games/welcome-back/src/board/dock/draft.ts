import { useRef, useState } from 'react'
import type { Move } from '../../move.ts'
import { type Choice, type ChoiceContext, choicesOf, keyOf } from './choices.ts'

/** An unfinished decision: one tap selects a choice and previews its result, a second one confirms it. */
export interface Draft {
  readonly choices: readonly Choice[]
  readonly chosen: Choice | undefined
  /** What the table previews: pointed at, or else selected. */
  readonly lit: Choice | undefined
  /** What the guide advises. */
  readonly advised?: Choice | undefined
  choose(key: string): void
  point(key?: string): void
  commit(): void
}

/** `asking` names the question: with a new one, old selections are gone. */
export function useDraft(
  asking: string,
  moves: readonly Move[],
  asked: ChoiceContext,
  play: (move: Move) => void,
  advice?: Move,
): Draft {
  const [picked, setPicked] = useState({ asking, key: '' })
  const [pointed, setPointed] = useState({ asking, key: '' })
  // Previews are worked out once for each question, not for each frame of an animation.
  const choices = useCached(`${asking} ${asked.hand} ${moves.length}`, () => choicesOf(moves, asked))
  const advised = advice && choices.find(({ key }) => key === keyOf(advice))
  const first = choices[0]
  const isUsual = choices.length === 1 || first?.move.do === 'draw' || first?.move.do === 'hero'
  // Where the guide advises something else, its ring must not compete with a large button.
  const preset = isUsual && (advised === undefined || advised === first) ? first : undefined
  const find = (at: typeof picked) => choices.find(({ key }) => at.asking === asking && at.key === key)
  const chosen = find(picked) ?? preset
  const lit = find(pointed) ?? chosen

  return {
    choices,
    chosen,
    lit,
    advised,
    choose: key => setPicked({ asking, key }),
    point: (key = '') => setPointed({ asking, key }),
    commit: () => {
      if (chosen !== undefined) play(chosen.move)
    },
  }
}

/** The guide points at what is still to be selected, and then at the button that confirms it. */
export function isAdvised(choice: Choice | undefined, { advised, chosen }: Draft): boolean {
  return choice !== undefined && advised?.key === choice.key && chosen?.key !== choice.key
}

/** Keeps a value as long as its key stays the same. */
function useCached<T>(key: string, make: () => T): T {
  const cached = useRef<{ readonly key: string; readonly value: T }>(undefined)
  if (cached.current?.key !== key) cached.current = { key, value: make() }
  return cached.current.value
}
