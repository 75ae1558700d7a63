import type { Seat } from '@kazamata/kernel'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { isTooDangerous, reckoningOf } from './reckoning.ts'

/**
 * The rival of the tutorial. In the first round it throws the Smoke Bomb away and never passes, so that it walks into the
 * trap; in the second it loses its nerve and leaves the dungeon to the person; then it passes when a careful player would.
 */
export function playRival(view: View, seat: Seat, moves: readonly Move[]): Move | undefined {
  const find = (what: Move['do']) => moves.find(move => move.do === what)
  const turns = view.players[seat]?.turns ?? 0
  const isAfraid = () =>
    view.round === 2
      ? turns >= 2
      : view.round > 2 && view.hero !== undefined && isTooDangerous(reckoningOf(view, view.hero))
  switch (view.ask?.do) {
    case 'hero':
      return moves.find(move => move.do === 'hero' && move.hero === 'ninja')
    case 'turn':
      return (isAfraid() ? undefined : find('draw')) ?? find('pass')
    case 'place': {
      const bomb = moves.find(move => move.do === 'remove' && move.token === 'nin.bomb')
      return (view.round === 1 && turns === 0 ? bomb : undefined) ?? find('add')
    }
    case 'respond':
      return find('defeat') ?? find('ignore') ?? find('suffer')
    default:
      return moves[0]
  }
}

/** As a bot is asked. */
export function script(request: { seat: Seat; view: unknown; moves: readonly unknown[] }): Move | undefined {
  return playRival(request.view as View, request.seat, request.moves as readonly Move[])
}
