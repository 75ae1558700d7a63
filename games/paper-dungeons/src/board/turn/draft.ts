import type { Spot } from '../sheet/props.ts'
import { isSameSpot } from '../sheet/SheetButtons.tsx'
import type { Choice } from './choices.ts'

/** What the player has selected so far: a die, a place on the sheet, or both. */
export interface Draft {
  readonly die?: number
  readonly spot?: Spot
  /** A choice without a place on the sheet, by its key. */
  readonly key?: string
}

/** What a draft comes to. */
export interface ResolvedDraft {
  /** What would be done; absent until a place or a key is selected. */
  readonly choice?: Choice
  /** The die that would do it: picked, or the only kind that can. */
  readonly die?: number
  /** The choice can be played: it is known, and so is the die if it needs one. */
  readonly ready: boolean
  /** Places that can be clicked: with a die picked, only what that die can do. */
  readonly lit: readonly Spot[]
}

const isAt = (spot: Spot) => (choice: Choice) => isSameSpot(choice.spot, spot)

export function resolveDraft(choices: readonly Choice[], { die: picked, spot, key }: Draft): ResolvedDraft {
  const possible = choices.filter(
    ({ dice }) => picked === undefined || dice.length === 0 || dice.includes(picked),
  )
  const choice = possible.find(spot === undefined ? one => key !== undefined && one.key === key : isAt(spot))
  const die = picked ?? (choice?.dice.length === 1 ? choice.dice[0] : undefined)
  return {
    ...(choice && { choice }),
    ...(die !== undefined && { die }),
    ready: choice !== undefined && (choice.dice.length === 0 || die !== undefined),
    lit: possible.flatMap(({ spot }) => spot ?? []),
  }
}

/** A click on a place selects it, a second one plays it. A die that cannot do it is put back. */
export function clickSpot(choices: readonly Choice[], draft: Draft, spot: Spot): Draft | 'commit' {
  if (draft.spot !== undefined && isSameSpot(draft.spot, spot))
    return resolveDraft(choices, draft).ready ? 'commit' : draft
  const { die } = draft
  const dice = choices.find(isAt(spot))?.dice
  return die !== undefined && dice?.includes(die) ? { spot, die } : { spot }
}

/** Picks a die, or puts it back. A selected place that this die cannot serve is dropped. */
export function pickDie(choices: readonly Choice[], draft: Draft, die: number): Draft {
  const { die: held, ...rest } = draft
  if (held === die) return draft.key === undefined ? rest : {}
  return resolveDraft(choices, rest).choice?.dice.includes(die) ? { ...rest, die } : { die }
}
