import { type Chance, pick } from '@kazamata/kernel'
import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import { turnAfter } from '../look-ahead.ts'
import type { Move } from '../move.ts'
import { isSlain, minionDamage } from '../rules/minions.ts'
import { isExplored, roomInfo } from '../rules/rooms.ts'
import { answers } from '../rules/turn.ts'
import type { Sheet, Turn } from '../state.ts'
import type { View } from '../view.ts'
import { withConfirm } from './planning-bot.ts'

/** Plays at random among moves that make some sense; looks no further than the next room. */
export const novice: Bot<View, Move, Event> = {
  plan({ view, chance }) {
    const { own } = view
    if (own === undefined) throw new Error('A bot has a seat.')
    let turn = own
    const moves: Move[] = []
    for (;;) {
      const legal = answers(view, turn)
      if (legal.length === 0 || legal[0]?.do === 'confirm') return withConfirm(view, moves)
      const move = pickSane(turn, legal, chance)
      moves.push(move)
      turn = turnAfter(view, turn, move)
    }
  },
  choose({ view, moves, chance }: BotContext<View, Move, Event>) {
    return view.own === undefined ? best(moves, () => 0) : pickSane(view.own, moves, chance)
  },
}

/** One of the moves that make some sense, all with the same chance. */
function pickSane(turn: Turn, moves: readonly Move[], chance: Chance): Move {
  // The first answer lets potions take the most.
  if (moves[0]?.do === 'absorb') return moves[0]
  if (moves[0]?.do === 'walk') return use(moves, chance)
  const sane = moves.filter(move => isSane(turn.sheet, move))
  return pick(chance, sane.length > 0 ? sane : moves)
}

/** First the kind of use, then which: otherwise it would mostly craft. */
function use(moves: readonly Move[], chance: Chance): Move {
  const kinds = [...new Set(moves.map(move => move.do))]
  const kind = pick(chance, kinds)
  return pick(
    chance,
    moves.filter(move => move.do === kind),
  )
}

/** It would rather see a new room than stop, and goes round traps without treasure and monsters far too strong. */
function isSane(sheet: Readonly<Sheet>, move: Move): boolean {
  if (move.do === 'stop') return false
  if (move.do !== 'step') return true
  const info = roomInfo(move.room)
  const { minion, trap } = info.printed
  if (isExplored(sheet.explored, info) || (trap && !info.treasure)) return false
  return minion === undefined || isSlain(sheet, info) || minionDamage(sheet, minion) <= 2
}
