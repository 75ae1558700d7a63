import type { Seat } from '@kazamata/kernel'
import { type Letter, letters, type Room, rooms } from '../../content/ids.ts'
import { places } from '../../content/map.ts'
import { distance } from '../../rules/distance.ts'
import type { View } from '../../view.ts'

/** Where the gem with this letter lies. */
export function gemRoom(letter: Letter): Room {
  const room = rooms.find(one => places[one].gem === letter)
  if (room === undefined) throw new Error(`No room holds gem ${letter}.`)
  return room
}

/** Others who could take the same gem this round: three dice of walking, nine steps with three boots (PD-UI.12). */
export function rivalsFor(view: View, letter: Letter, mine: Seat): readonly Seat[] {
  const bit = 1 << letters.indexOf(letter)
  const reach = reachOf(view.dice)
  return view.players.flatMap(({ shown }, seat) => {
    if (seat === mine || (shown.taken | shown.crossed) & bit) return []
    const steps = distance(shown, view.card, gemRoom(letter))
    return steps !== undefined && steps <= reach ? [seat] : []
  })
}

/** The most steps that three dice of this pool can give. */
export function reachOf(dice: View['dice']): number {
  const points = dice.map((face): number => (face === 'skull' ? 0 : face === 'boots' ? 3 : 2))
  return points
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, steps) => sum + steps, 0)
}
