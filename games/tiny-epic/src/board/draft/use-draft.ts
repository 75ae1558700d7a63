import { useMemo, useState } from 'react'
import type { Move } from '../../move.ts'
import { placeOf } from '../../rules/dungeon/figures.ts'
import type { Place } from '../../state.ts'
import type { View } from '../../view.ts'
import { consideredMove } from '../questions/QuestionView.tsx'
import type { Figure, MapHighlights } from '../shared/display.ts'
import {
  actionsOn,
  type Draft,
  isTurn,
  type MoveDraft,
  moveAt,
  moveOn,
  nextRotation,
  type ResolvedDraft,
  resolveDraft,
} from './draft.ts'
import { highlightsFor } from './highlights.ts'

/** The draft, and how clicks on the map and the cards change it. */
export interface DraftControls {
  readonly current: Draft | undefined
  readonly resolved: ResolvedDraft | undefined
  readonly highlights: MapHighlights
  /** The move of the draft. */
  readonly chosen: Move | undefined
  choose(move: Move): void
  /** Takes an action, its targets and its skill. */
  setAction(moves: readonly Move[]): void
  selectPlace(place: Place): void
  selectFigure(figure: Figure): void
  clear(): void
}

const moveDraft = (move: Move): MoveDraft => ({ kind: 'move', move, targets: [] })

interface StoredDraft {
  readonly question: string
  readonly hero: number
  readonly draft?: Draft
}

/** A draft belongs to one question: with the next one it is gone. A way goes on after what interrupts it in the same turn. */
export function useDraft(view: View, moves: readonly Move[], question: string): DraftControls {
  const { hero } = view.turn
  const [stored, store] = useState<StoredDraft>({ question, hero })
  const turn = isTurn(view.agenda.at(-1))
  const way = stored.draft?.kind === 'walk' && stored.hero === hero ? stored.draft : undefined
  // A way that is walked is over, also if it is taken back.
  if (way !== undefined && view.heroes[hero]?.place === way.to) store({ question, hero })
  const touched = stored.question === question || way !== undefined ? stored.draft : undefined
  const current = useMemo((): Draft | undefined => {
    if (turn) return touched
    const move = consideredMove(view, moves, touched?.kind === 'move' ? touched.move : undefined)
    return move && moveDraft(move)
  }, [turn, view, moves, touched])
  const resolved = useMemo(() => resolveDraft(view, moves, current), [view, moves, current])
  const highlights = useMemo(
    () => highlightsFor(view, moves, current, resolved),
    [view, moves, current, resolved],
  )
  const set = (draft: Draft | undefined) => store({ question, hero, ...(draft && { draft }) })
  const choose = (move: Move | undefined) => move !== undefined && set(moveDraft(move))
  const chosen = current?.kind === 'move' ? current.move : undefined
  const isReachable = (place: Place | undefined) => highlights.reach.some(({ cell }) => cell === place)

  /** An action that lacks a target gets this one; otherwise the best action against it, a walk to it, or its card. */
  const selectInTurn = (figure: Figure) => {
    if (current?.kind === 'move') {
      const target = moveOn(resolved?.targets ?? [], figure)
      if (target !== undefined)
        return set({ ...current, targets: [...(resolved?.moves.slice(1) ?? []), target] })
    }
    const [same] = actionsOn(view, chosen === undefined ? [] : [chosen], figure)
    const action = same ?? actionsOn(view, moves, figure)[0]
    const place = 'hero' in figure ? view.heroes[figure.hero]?.place : placeOf(view, figure.enemy)
    if (action !== undefined && 'enemy' in figure) set(action)
    else if (place !== undefined && isReachable(place)) set({ kind: 'walk', to: place })
    else set({ kind: 'figure', figure })
  }

  return {
    current,
    resolved,
    highlights,
    chosen,
    choose,
    setAction: ([move, ...targets]) => move !== undefined && set({ kind: 'move', move, targets }),
    selectPlace: place => {
      const move = moveAt(moves, place)
      if (highlights.rotating?.cell === place) choose(nextRotation(moves, chosen))
      else if (turn && isReachable(place)) set({ kind: 'walk', to: place })
      else if (move !== undefined && (!turn || move.do === 'enter')) choose(move)
      else set(undefined)
    },
    selectFigure: figure => (turn ? selectInTurn(figure) : choose(moveOn(moves, figure))),
    clear: () => set(undefined),
  }
}
