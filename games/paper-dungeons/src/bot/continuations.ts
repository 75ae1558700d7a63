import { turnAfter } from '../look-ahead.ts'
import type { Move } from '../move.ts'
import { answers } from '../rules/turn.ts'
import type { Facts, Sheet, Task, Turn } from '../state.ts'

/** A way to continue one's own turn: the moves, newest first, and the turn after them. */
export interface Continuation {
  readonly turn: Turn
  /** Equal for turns that can be continued in the same ways. */
  readonly key: string
  readonly last?: PlayedMove
}

interface PlayedMove {
  readonly move: Move
  readonly before: PlayedMove | undefined
}

/** The turn as it is now, without moves. */
export function continuationFrom(own: Turn): Continuation {
  const turn = { ...own, diary: [] }
  return { turn, key: keyOf(turn) }
}

/** Its moves in the order they are played. */
export function movesOf({ last }: Continuation): Move[] {
  const moves: Move[] = []
  for (let step = last; step !== undefined; step = step.before) moves.push(step.move)
  return moves.reverse()
}

/** Before a die, and when the turn is done. */
function isBetweenDice(task: Task | undefined): boolean {
  return task === undefined || task.do === 'die' || task.do === 'confirm'
}

/** How continuations are searched. */
export interface SearchOptions {
  /** How good a turn looks, also between two dice and in the middle of one. */
  rank(turn: Turn): number
  /** Of the targets of a reward only the best so many are searched: chains of rewards would be too long otherwise. */
  readonly maxTargets: number
}

/**
 * All continuations by one die: its use with every step, and the best-looking targets of every reward. Of those that
 * lead to the same sheet only the first (PD-BOT.3).
 */
export function continuationsOf(facts: Facts, from: Continuation, search: SearchOptions): Continuation[] {
  const seen = new Set<string>()
  const found: Continuation[] = []
  follow(facts, from, search, seen, found)
  return found
}

function follow(
  facts: Facts,
  from: Continuation,
  search: SearchOptions,
  seen: Set<string>,
  found: Continuation[],
): void {
  for (const next of steps(facts, from, search)) {
    if (seen.has(next.key)) continue
    seen.add(next.key)
    if (isBetweenDice(next.turn.agenda[next.turn.agenda.length - 1])) found.push(next)
    else follow(facts, next, search, seen, found)
  }
}

/** One move further. */
function steps(
  facts: Facts,
  { turn, last }: Continuation,
  { rank, maxTargets }: SearchOptions,
): Continuation[] {
  const task = turn.agenda[turn.agenda.length - 1]
  if (task === undefined || task.do === 'confirm') return []
  const moves = answers(facts, turn)
  // Hearts of potions are best used at once (PD-DMG.5): the first answer uses the most.
  const asked = task.do === 'hurt' ? moves.slice(0, 1) : moves
  const options = asked.map((move): Continuation => {
    const next = turnAfter(facts, turn, move)
    return { turn: next, key: keyOf(next), last: { move, before: last } }
  })
  if (task.do !== 'gain' || options.length <= maxTargets) return options
  const ranked = options.map(next => ({ next, rank: rank(next.turn) }))
  ranked.sort((a, b) => b.rank - a.rank)
  return ranked.slice(0, maxTargets).map(({ next }) => next)
}

/** Leaves out how the turn came about: its path and its moves. */
function keyOf({ sheet, agenda, used, psionic }: Turn): string {
  let key = sheetKey(sheet) + String.fromCharCode(used * 2 + (psionic ? 1 : 0))
  for (const task of agenda) if (!isBetweenDice(task)) key += taskKey(task)
  return key
}

function taskKey(task: Task): string {
  switch (task.do) {
    case 'walk':
      return String.fromCharCode(task.mp, task.paid)
    case 'gain':
      return task.reward + task.from
    default:
      return JSON.stringify(task)
  }
}

/** Counts stay far below 2^16 and fit in a character each. */
function sheetKey(sheet: Readonly<Sheet>): string {
  const { levels, parts, explored } = sheet
  const [w = 0, m = 0, c = 0, r = 0] = levels
  let built = 0
  for (const part of parts) built = built * 3 + part
  const [a = 0, b = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = explored
  return (
    String.fromCharCode(
      w * 512 + m * 64 + c * 8 + r,
      built,
      sheet.potions * 32 + sheet.hearts,
      sheet.damage * 32 + sheet.gems * 2 + (sheet.resurrected ? 1 : 0),
      sheet.taken,
      sheet.slain,
      a * 64 + b,
      d * 64 + e,
      f * 64 + g,
      h,
      sheet.traps,
      sheet.walls * 64 + sheet.waters,
    ) + (sheet.at ?? '')
  )
}
