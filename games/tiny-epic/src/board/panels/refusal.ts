import type { Message } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import { speedLeft } from '../../rules/attributes.ts'
import { message } from '../labels.ts'
import type { Scene } from '../props.ts'

/** Why not, in words: a sentence for each clause that can forbid something in a turn. */
export function refusalText(scene: Scene, clause: Clause): Message {
  return message(`panel.no.${clause}`, { left: speedLeft(scene), slain: scene.slain, all: scene.party })
}
