import type { Chance } from '@kazamata/kernel'
import type { Move } from '../move.ts'
import { answers, proceed } from '../rules/agenda.ts'
import { end } from '../rules/moves.ts'
import { Play } from '../rules/play.ts'
import type { State } from '../state.ts'
import { answer } from './decisions.ts'
import { turnOptions } from './turn-options.ts'
import { winProbability } from './win-probability.ts'

function unheard(): void {}

/** Plays some moves, then on by the adventurer's habits for so many hero turns, and guesses how it will end. */
export function rollout(state: State, first: readonly Move[], turns: number, chance: Chance): number {
  const play = new Play(state, chance, unheard)
  let { hero } = state.turn
  follow(play, first)
  for (let left = turns; state.result === undefined; ) {
    const task = state.agenda.at(-1)
    if (task === undefined) break
    if (task.do === 'turn' && state.turn.hero !== hero) {
      hero = state.turn.hero
      left -= 1
      if (left <= 0) break
    }
    if (task.do === 'turn') follow(play, bestMoves(state))
    else proceed(play, answer(state, task, answers(state, task), chance))
  }
  return winProbability(state)
}

/** The option that looks best. */
function bestMoves(state: State): readonly Move[] {
  let moves: readonly Move[] = [end]
  let most = Number.NEGATIVE_INFINITY
  for (const option of turnOptions(state))
    if (option.worth > most) {
      most = option.worth
      moves = option.moves
    }
  return moves
}

/** Plays moves one after another as long as they are asked for; the turn ends where not even the first is. */
function follow(play: Play, moves: readonly Move[]): void {
  const { state } = play
  for (const [at, move] of moves.entries()) {
    const task = state.agenda.at(-1)
    if (task === undefined) return
    if (answers(state, task).includes(move)) proceed(play, move)
    else if (at === 0) proceed(play, end)
    else return
  }
}
