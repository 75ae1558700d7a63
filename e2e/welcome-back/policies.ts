import { fastChance, pick } from '@kazamata/kernel'
import type { Policy } from './matches.ts'

/** Draws so many times a round, then passes; everything else at random. */
const after =
  (draws: number): Policy =>
  (match, seat, moves) => {
    const { ask, players } = match.state
    const die = fastChance(match.record.entries.length)
    const want = (players[seat]?.turns ?? 0) < draws ? 'draw' : 'pass'
    return (ask.do === 'turn' ? moves.find(move => move.do === want) : undefined) ?? pick(die, moves)
  }

export const brief = after(1)
export const daring = after(2)
