import { dropTasks } from '@kazamata/kernel'
import type { Task } from '../../state.ts'
import type { Play } from '../play.ts'

/* Heroes at 0 health (TE-15). */

/** What a hero does by choice: lost when the hero falls (TE-25.3). A reward earned before stays (TE-25.4). */
function isOptional(task: Task): boolean {
  switch (task.do) {
    case 'act':
    case 'aim':
    case 'skill':
    case 'pay':
    case 'maybe':
    case 'extra':
    case 'extraMove':
    case 'teleport':
    case 'explore':
    case 'after':
    case 'control':
    case 'controlStep':
      return true
    default:
      return false
  }
}

export function fall(play: Play, index: number): void {
  const { state } = play
  play.tell({ type: 'fell', why: 'TE-15.1', hero: play.who(index) })
  if (index !== state.turn.hero) return
  dropTasks(state.agenda, isOptional)
  const at = state.agenda.findIndex(task => task.do === 'turn')
  if (at >= 0) state.agenda[at] = { do: 'endTurn' }
}
