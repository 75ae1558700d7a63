import type { Message } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import { roomCards } from '../../content/rooms.ts'
import { roomAt } from '../../rules/dungeon/grid.ts'
import { speedLeft } from '../../rules/heroes/attributes.ts'
import { activeHero } from '../../state.ts'
import type { DisplayState } from '../shared/display.ts'
import { message } from '../shared/labels.ts'

/** Why not, in words: a sentence for each clause that can forbid something in a turn. */
export function refusalText(state: DisplayState, clause: Clause): Message {
  const room = roomAt(state, activeHero(state).place)
  // Without a disarm line the trap of a room stays armed for good.
  if (clause === 'TE-10.6' && room !== undefined && roomCards[room].trap !== undefined)
    return message('panel.refusal.TE-10.6.never')
  return message(`panel.refusal.${clause}`, { left: speedLeft(state), slain: state.slain, all: state.party })
}
