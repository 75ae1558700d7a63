import type { Saying } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import { speedLeft } from '../../rules/attributes.ts'
import { saying } from '../labels.ts'
import type { Scene } from '../props.ts'

/** Why not, in words: a sentence for each clause that can forbid something in a turn. */
export function refusalText(scene: Scene, clause: Clause): Saying {
  return saying(`panel.no.${clause}`, { left: speedLeft(scene), slain: scene.slain, all: scene.party })
}
