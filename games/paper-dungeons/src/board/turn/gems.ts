import type { Seat } from '@kazamata/kernel'
import { type Letter, letters } from '../../content/ids.ts'
import { gemRooms } from '../../content/map.ts'
import { mostSteps } from '../../rules/dice.ts'
import { distance } from '../../rules/distance.ts'
import { canClaim } from '../../rules/gems.ts'
import type { View } from '../../view.ts'

/** Others who could take the same gem this round: three dice of walking, nine steps with three boots (PD-UI.12). */
export function rivalsFor(view: View, letter: Letter, mine: Seat): readonly Seat[] {
  const reach = mostSteps(view.dice)
  return view.players.flatMap(({ shown }, seat) => {
    if (seat === mine || !canClaim(shown, letters.indexOf(letter))) return []
    const steps = distance(shown, view.card, gemRooms[letter])
    return steps !== undefined && steps <= reach ? [seat] : []
  })
}
