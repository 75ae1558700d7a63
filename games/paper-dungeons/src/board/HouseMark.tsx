import { HouseMark as Mark } from '@kazamata/ui'
import { sourceOf } from '../content/source-of.ts'
import { paperDungeons } from '../game.ts'

/** Says of a component which of its values are ours. */
export function HouseMark({ of, brief = false }: { of: Parameters<typeof sourceOf>[0]; brief?: boolean }) {
  return <Mark game={paperDungeons.id} sources={sourceOf(of)} brief={brief} />
}
