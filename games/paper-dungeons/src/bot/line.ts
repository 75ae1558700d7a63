import type { Move } from '../move.ts'
import { advance, answers } from '../rules/turn.ts'
import { cloneTurn, type Facts, type Sheet, type Task, type Turn } from '../state.ts'

/** A way to go on with one's own turn: the moves, newest first, and what comes of them. */
export interface Line {
  readonly turn: Turn
  readonly last?: Step
}

interface Step {
  readonly move: Move
  readonly before: Step | undefined
}

/** The moves of a line in the order they are played. */
export function movesOf({ last }: Line): Move[] {
  const moves: Move[] = []
  for (let step = last; step !== undefined; step = step.before) moves.push(step.move)
  return moves.reverse()
}

/** Where a player may pause to think: before a die, and when all is done. */
function isPause(task: Task | undefined): boolean {
  return task === undefined || task.do === 'die' || task.do === 'confirm'
}

/**
 * All ways to the next pause, a die and its use with every step and reward; of those that lead to the same sheet
 * the first (PD-BOT.3).
 */
export function goOn(facts: Facts, line: Line): Line[] {
  const seen = new Set<string>()
  const found: Line[] = []
  follow(facts, line, seen, found)
  return found
}

function follow(facts: Facts, line: Line, seen: Set<string>, found: Line[]): void {
  const { turn, last } = line
  const task = turn.agenda[turn.agenda.length - 1]
  const moves = answers(facts, turn)
  // Hearts of potions are best used at once (PD-DMG.5): the first answer uses the most.
  const most = task?.do === 'hurt' ? 1 : moves.length
  for (let i = 0; i < most; i++) {
    const move = moves[i]
    if (move === undefined || move.do === 'confirm') continue
    const next = cloneTurn(turn)
    advance(facts, next, move, unheard)
    const key = keyOf(next)
    if (seen.has(key)) continue
    seen.add(key)
    const longer = { turn: next, last: { move, before: last } }
    if (isPause(next.agenda[next.agenda.length - 1])) found.push(longer)
    else follow(facts, longer, seen, found)
  }
}

function unheard(): void {}

/** The same for turns from which the same can come, whatever the way to them. */
export function keyOf({ sheet, agenda, used, psionic }: Turn): string {
  let key = sheetKey(sheet) + String.fromCharCode(used * 2 + (psionic ? 1 : 0))
  for (const task of agenda) if (!isPause(task)) key += JSON.stringify(task)
  return key
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
