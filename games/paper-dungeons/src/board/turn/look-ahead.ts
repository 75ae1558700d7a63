import type { Deed } from '../../event.ts'
import type { Move } from '../../move.ts'
import { advance, answers, settle } from '../../rules/turn.ts'
import { cloneSheet, cloneTurn, type Reward, type Turn } from '../../state.ts'
import type { View } from '../../view.ts'

/** Where some of my own moves would lead: my turn then, what happened, and what could be done next. */
export interface Ahead {
  readonly own: Turn
  readonly deeds: readonly Deed[]
  /** The same move by move. */
  readonly parts: readonly Part[]
  readonly moves: readonly Move[]
  /** The same once all choices are passed over. */
  readonly onward: readonly Move[]
}

interface Part {
  readonly move: Move
  readonly deeds: readonly Deed[]
  /** Rewards whose choice the next step passes over. */
  readonly open: readonly Reward[]
}

/** A step past a choice leaves it open: what the choice would bring is not counted. */
export type Look = (moves: readonly Move[]) => Ahead

/** The turn that is in question on this screen: one's own, or a boss's reward in the open. */
export function turnOf(view: View): Turn | undefined {
  if (view.own !== undefined) return view.own
  const { reward } = view
  const sheet = reward === undefined ? undefined : view.players[reward.seat]?.shown
  if (reward === undefined || sheet === undefined) return undefined
  return { sheet: cloneSheet(sheet), agenda: [...reward.agenda], used: 0, psionic: false, diary: [] }
}

/** Looks ahead in one's own turn: nothing in it is left to chance, so what is seen is what will be. */
export function lookFrom(view: View): Look | undefined {
  const own = turnOf(view)
  if (own === undefined) return undefined
  return moves => {
    const turn = cloneTurn(own)
    const deeds: Deed[] = []
    const tell = (deed: Deed) => void deeds.push(deed)
    const parts = moves
      .filter(move => move.do !== 'confirm')
      .map((move, at, all): Part => {
        const from = deeds.length
        advance(view, turn, move, tell)
        const open = all[at + 1]?.do === 'step' ? passOver(view, turn, tell) : []
        return { move, deeds: deeds.slice(from), open }
      })
    return { own: turn, deeds, parts, moves: answers(view, turn), onward: onwardOf(view, turn) }
  }
}

/** Leaves the choices on top of the agenda open. */
function passOver(view: View, turn: Turn, tell: (deed: Deed) => void): readonly Reward[] {
  const open: Reward[] = []
  for (let task = turn.agenda.at(-1); task?.do === 'gain'; task = turn.agenda.at(-1)) {
    turn.agenda.pop()
    open.push(task.reward)
    settle(view, turn, tell)
  }
  return open
}

function onwardOf(view: View, turn: Turn): readonly Move[] {
  const past = cloneTurn(turn)
  passOver(view, past, () => undefined)
  return answers(view, past)
}
