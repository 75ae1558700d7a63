import type { Message } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import { speedLeft } from '../../rules/heroes/attributes.ts'
import type { DisplayState } from '../shared/display.ts'
import { message } from '../shared/labels.ts'

/** Why not, in words: a sentence for each clause that can forbid something in a turn. */
export function refusalText(state: DisplayState, clause: Clause): Message {
  return message(`panel.refusal.${clause}`, { left: speedLeft(state), slain: state.slain, all: state.party })
}
