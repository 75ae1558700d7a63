import { turnAfter } from '../look-ahead.ts'
import type { Move } from '../move.ts'
import { answers } from '../rules/turn.ts'
import type { Facts, Sheet, Task, Turn } from '../state.ts'

/** A way to go on with one's own turn: the moves, newest first, and what comes of them. */
export interface Continuation {
  readonly turn: Turn
  /** The same for turns from which the same can come. */
  readonly key: string
  readonly last?: PlayedMove
}

interface PlayedMove {
  readonly move: Move
  readonly before: PlayedMove | undefined
}

/** Where one's own turn stands now; what was done before is of no interest. */
export function continuationFrom(own: Turn): Continuation {
  const turn = { ...own, diary: [] }
  return { turn, key: keyOf(turn) }
}

/** The moves of a line in the order they are played. */
export function movesOf({ last }: Continuation): Move[] {
  const moves: Move[] = []
  for (let step = last; step !== undefined; step = step.before) moves.push(step.move)
  return moves.reverse()
}

/** Where a player may pause to think: before a die, and when all is done. */
function isBetweenDice(task: Task | undefined): boolean {
  return task === undefined || task.do === 'die' || task.do === 'confirm'
}

/** How a player thinks of the ways to go on. */
export interface SearchOptions {
  /** How good a turn looks, also in the middle of something. */
  rank(turn: Turn): number
  /** Of the targets of a reward only so many are thought through: chains of rewards would never end else. */
  readonly maxTargets: number
}

/**
 * All ways to the next pause: a die and its use with every step, and the best-looking targets of every reward. Of those
 * that lead to the same sheet the first (PD-BOT.3).
 */
export function continuationsOf(facts: Facts, line: Continuation, taste: SearchOptions): Continuation[] {
  const seen = new Set<string>()
  const found: Continuation[] = []
  follow(facts, line, taste, seen, found)
  return found
}

function follow(
  facts: Facts,
  line: Continuation,
  taste: SearchOptions,
  seen: Set<string>,
  found: Continuation[],
): void {
  for (const next of steps(facts, line, taste)) {
    if (seen.has(next.key)) continue
    seen.add(next.key)
    if (isBetweenDice(next.turn.agenda[next.turn.agenda.length - 1])) found.push(next)
    else follow(facts, next, taste, seen, found)
  }
}

/** One move further. */
function steps(
  facts: Facts,
  { turn, last }: Continuation,
  { rank, maxTargets: targets }: SearchOptions,
): Continuation[] {
  const task = turn.agenda[turn.agenda.length - 1]
  if (task === undefined || task.do === 'confirm') return []
  const moves = answers(facts, turn)
  // Hearts of potions are best used at once (PD-DMG.5): the first answer uses the most.
  const asked = task.do === 'hurt' ? moves.slice(0, 1) : moves
  const lines = asked.map((move): Continuation => {
    const next = turnAfter(facts, turn, move)
    return { turn: next, key: keyOf(next), last: { move, before: last } }
  })
  if (task.do !== 'gain' || lines.length <= targets) return lines
  const ranked = lines.map(next => ({ next, rank: rank(next.turn) }))
  ranked.sort((a, b) => b.rank - a.rank)
  return ranked.slice(0, targets).map(({ next }) => next)
}

/** Whatever the way to it: its path and its moves are history. */
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
