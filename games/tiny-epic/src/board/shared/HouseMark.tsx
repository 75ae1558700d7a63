import { HouseMark as Mark } from '@kazamata/ui'
import { type Component, sourceOf } from '../../content/source-of.ts'
import { tinyEpic } from '../../game.ts'

/** Says of a component which of its values are ours. */
export function HouseMark({ of, brief = false }: { of: Component; brief?: boolean }) {
  return <Mark game={tinyEpic.id} sources={sourceOf(of)} brief={brief} />
}
