import type { Room } from '../../content/ids.ts'
import type { LookAhead, Preview } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import type { Choice } from './choices.ts'

/** Rooms on whose way the damage would exceed the health, whatever die is used (PD-UI.12). */
export function deadlyRooms(choices: readonly Choice[], look: LookAhead): readonly Room[] {
  return choices.flatMap(({ spot, route, previewMoves }) =>
    spot?.on === 'room' && route !== undefined && isDeadly(look(previewMoves()), look) ? [spot.room] : [],
  )
}

/** A level gained on the way may save the party: then any answer is given to the choices on the way. */
function isDeadly({ turn, steps }: Preview, look: LookAhead): boolean {
  if (!turn.sheet.resurrected || steps.every(({ passedOver }) => !passedOver.includes('level')))
    return turn.sheet.resurrected
  const played: Move[] = []
  for (const { move } of steps)
    for (let next: Move | undefined = move; next !== undefined; next = firstAnswer(look(played)))
      played.push(next)
  return look(played).turn.sheet.resurrected
}

const firstAnswer = ({ turn, moves }: Preview) => (turn.agenda.at(-1)?.do === 'gain' ? moves[0] : undefined)
