import { useMemo, useState } from 'react'
import type { Move } from '../../move.ts'
import { placeOf } from '../../rules/dungeon/figures.ts'
import type { Place } from '../../state.ts'
import type { View } from '../../view.ts'
import { considered } from '../questions/Question.tsx'
import type { Figure, Marks } from '../shared/display.ts'
import {
  answerAt,
  answerOf,
  armsOn,
  type Deal,
  dealFor,
  isTurn,
  marksFor,
  turnedOn,
  type Wish,
} from './draft.ts'

/** What is being considered, and how it is changed by touching things. */
export interface Hand {
  readonly wish: Wish | undefined
  readonly deal: Deal | undefined
  readonly marks: Marks
  /** The answer considered. */
  readonly chosen: Move | undefined
  choose(move: Move): void
  /** A deed, whom it is aimed at, with which skill. */
  draft(deed: readonly Move[]): void
  touch(place: Place): void
  touchFigure(figure: Figure): void
  forget(): void
}

/** Thoughts belong to a question; with the next one they are gone. */
export function useHand(view: View, moves: readonly Move[], question: string): Hand {
  const [held, hold] = useState<{ readonly question: string; readonly wish?: Wish }>({ question })
  const turn = isTurn(view.agenda.at(-1))
  const touched = held.question === question ? held.wish : undefined
  const wish = useMemo((): Wish | undefined => {
    if (turn) return touched
    const move = considered(view, moves, touched?.on === 'move' ? touched.move : undefined)
    return move && { on: 'move', move, whom: [] }
  }, [turn, view, moves, touched])
  const deal = useMemo(() => dealFor(view, moves, wish), [view, moves, wish])
  const marks = useMemo(() => marksFor(view, moves, wish, deal), [view, moves, wish, deal])
  const think = (next: Wish | undefined) => hold({ question, ...(next && { wish: next }) })
  const choose = (move: Move) => think({ on: 'move', move, whom: [] })
  const chosen = wish?.on === 'move' ? wish.move : undefined

  return {
    wish,
    deal,
    marks,
    chosen,
    choose,
    draft: ([move, ...whom]) => move !== undefined && think({ on: 'move', move, whom }),
    touch: place => {
      const answer = answerAt(moves, place)
      if (marks.turning?.cell === place) turnOn()
      else if (turn && marks.reach.some(({ cell }) => cell === place)) think({ on: 'way', to: place })
      else if (answer !== undefined && (!turn || answer.do === 'enter')) choose(answer)
      else think(undefined)
    },
    touchFigure: figure => {
      if (!turn) {
        const answer = answerOf(moves, figure)
        if (answer !== undefined) choose(answer)
        return
      }
      // A deed that is being aimed gets its next target; otherwise one looks at the figure.
      const target = wish?.on === 'move' ? answerOf(deal?.of ?? [], figure) : undefined
      if (wish?.on === 'move' && target !== undefined) {
        const asked = deal?.moves.slice(1) ?? []
        think({ ...wish, whom: [...asked, target] })
        return
      }
      const [arm] = armsOn(view, wish?.on === 'move' ? [wish.move] : moves, figure)
      const [other] = arm === undefined && wish?.on === 'move' ? armsOn(view, moves, figure) : []
      const best = arm ?? other
      const place = 'hero' in figure ? view.heroes[figure.hero]?.place : placeOf(view, figure.enemy)
      if (best !== undefined && 'enemy' in figure) think({ on: 'move', move: best.move, whom: best.whom })
      else if (place !== undefined && marks.reach.some(({ cell }) => cell === place))
        think({ on: 'way', to: place })
      else think({ on: 'figure', figure })
    },
    forget: () => think(undefined),
  }

  function turnOn(): void {
    const next = turnedOn(moves, chosen)
    if (next !== undefined) choose(next)
  }
}
