import { useMemo, useRef, useState } from 'react'
import type { Room } from '../../content/ids.ts'
import { lookAheadFrom, type Preview, visibleTurn } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import { isUsed } from '../../rules/dice.ts'
import type { View } from '../../view.ts'
import type { Spot } from '../sheet/props.ts'
import { isSameSpot } from '../sheet/SheetButtons.tsx'
import { type Choice, choicesOf, legalDice, legalDieLike } from './choices.ts'
import { deadlyRooms } from './deadly-rooms.ts'
import { clickSpot, type Draft, pickDie, type ResolvedDraft, resolveDraft } from './draft.ts'

export interface TurnControls extends ResolvedDraft {
  readonly choices: readonly Choice[]
  readonly draft: Draft
  /** What the choice would lead to. */
  readonly preview?: Preview | undefined
  /** Dice that can be picked, also those that the rules leave out because another is just like them. */
  readonly pickable: readonly number[]
  /** Dice that can do the selected choice, while it needs one and none is picked. */
  readonly fitting?: readonly number[] | undefined
  readonly deadly: readonly Room[]
  /** The choice has been played, and its result has yet to come. */
  readonly played: boolean
  clickSpot(spot: Spot): void
  pickDie(die: number): void
  choose(key: string): void
  clear(): void
  /** Plays the choice. */
  commit(): void
  confirm(): void
}

const nothing: Draft = {}

/** The player's turn while it is put together: what can be chosen, what is selected, what it would bring (PD-UI.3). */
export function useTurnControls(
  view: View,
  moves: readonly Move[],
  play: (...moves: readonly Move[]) => void,
): TurnControls {
  const turn = visibleTurn(view)
  const question = JSON.stringify([view.round, view.phase, view.own?.diary, moves])
  const look = useMemo(() => lookAheadFrom(view), [view])
  const choices = useCached(question, () => (look === undefined ? [] : choicesOf(moves, look)))
  const deadly = useCached(question, () =>
    look === undefined || turn?.sheet.resurrected !== false ? [] : deadlyRooms(choices, look),
  )
  const [selected, setSelected] = useState({ question, draft: nothing, played: false })
  // A walk that was interrupted by a choice goes on to where it was meant to lead.
  const [destination, setDestination] = useState<Spot>()
  const goesOn =
    destination !== undefined &&
    turn?.agenda.at(-1)?.do === 'walk' &&
    choices.some(({ spot }) => isSameSpot(spot, destination))
  const inherited = goesOn ? { spot: destination } : nothing
  const draft = selected.question === question ? selected.draft : inherited
  const resolved = useMemo(() => resolveDraft(choices, draft), [choices, draft])
  const select = (next: Draft, played = false) => setSelected({ question, draft: next, played })

  const { choice, die, ready } = resolved
  const preview = useMemo(
    () => (choice === undefined ? undefined : look?.(choice.previewMoves(die))),
    [choice, die, look],
  )
  const legal = legalDice(moves)
  const commit = () => {
    if (choice === undefined || !ready) return
    // Choosing a reward on the way leaves the destination of the walk as it is.
    if (choice.route !== undefined || choice.dice.length > 0)
      setDestination(choice.interrupted === true ? choice.spot : undefined)
    select(nothing, true)
    play(...choice.moves(die))
  }
  const unusedLike = (of: readonly number[]) =>
    view.dice.flatMap((_, at) =>
      !isUsed(turn?.used ?? 0, at) && legalDieLike(view.dice, of, at) !== undefined ? [at] : [],
    )
  return {
    ...resolved,
    choices,
    draft,
    preview,
    deadly,
    played: selected.question === question && selected.played,
    pickable: unusedLike(legal),
    fitting: choice === undefined || ready ? undefined : unusedLike(choice.dice),
    clickSpot: spot => {
      const next = clickSpot(choices, draft, spot)
      if (next === 'commit') commit()
      else select(next)
    },
    pickDie: at => {
      const like = legalDieLike(view.dice, legal, at)
      if (like !== undefined) select(pickDie(choices, draft, like))
    },
    choose: key => select(draft.die === undefined ? { key } : { die: draft.die, key }),
    clear: () => {
      setDestination(undefined)
      select(nothing)
    },
    commit,
    confirm: () => play({ do: 'confirm' }),
  }
}

/** A value that is computed again only when its key changes. */
function useCached<T>(key: string, compute: () => T): T {
  const cached = useRef<{ readonly key: string; readonly value: T }>(undefined)
  if (cached.current?.key !== key) cached.current = { key, value: compute() }
  return cached.current.value
}
