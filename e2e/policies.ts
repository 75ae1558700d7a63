import { fastChance, pick } from '@kazamata/kernel'
import type { Policy } from './table.ts'

/** Draws once or twice a round, then leaves it to the others; everything else by a die. */
export const daring: Policy = (match, seat, moves) => {
  const { state, record } = match
  const die = fastChance(record.entries.length)
  if (state.ask.do === 'turn') {
    const turns = state.players[seat]?.turns ?? 0
    const want = turns < 2 ? 'draw' : 'pass'
    return moves.find(move => move.do === want) ?? pick(die, moves)
  }
  return pick(die, moves)
}
