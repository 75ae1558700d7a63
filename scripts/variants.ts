import type { AnyGame } from '@kazamata/kernel'
import { z } from 'zod'

export type Variant = Readonly<Record<string, unknown>>

/**
 * Sets of options worth soaking: the defaults, every other value on its own, all switched at once, and all but one.
 * A value that only misbehaves with another is found by one of the last two kinds.
 */
export function variants(options: AnyGame['options']): Variant[] {
  const others = choicesOf(options)
  const all = (except?: string): Variant =>
    Object.fromEntries(others.flatMap(([key, value]) => (key === except ? [] : [[key, value]])))
  const keys = [...new Set(others.map(([key]) => key))]
  const sets = [{}, ...others.map(([key, value]) => ({ [key]: value })), all(), ...keys.map(all)]
  return [...new Map(sets.map(set => [JSON.stringify(set), set])).values()]
}

/** Every value of every option but its default. */
function choicesOf(options: AnyGame['options']): [string, unknown][] {
  if (!(options instanceof z.core.$ZodType)) throw new Error('Options to soak are declared with zod.')
  const { properties = {} } = z.toJSONSchema(options, { io: 'input' })
  return Object.entries(properties).flatMap(([key, schema]) => {
    if (typeof schema === 'boolean') return []
    const consts = schema.anyOf?.map(part => (typeof part === 'object' ? part.const : part))
    const values: readonly unknown[] =
      schema.type === 'boolean' ? [false, true] : (schema.enum ?? consts ?? [])
    return values.filter(value => value !== schema.default).map((value): [string, unknown] => [key, value])
  })
}
