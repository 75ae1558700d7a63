import type { AnyGame } from '@kazamata/kernel'
import { $ZodType, toJSONSchema } from 'zod/v4/core'

/** One option of a game, as a form asks for it. */
export type Field =
  | { readonly is: 'switch'; readonly key: string; readonly value: boolean }
  | { readonly is: 'choice'; readonly key: string; readonly of: readonly Pick[]; readonly value: Pick }

export type Pick = string | number

const isPick = (value: unknown): value is Pick => typeof value === 'string' || typeof value === 'number'

/** The options of a game in the order it lists them, each with its default. What is no form is left to its default. */
export function fieldsOf(game: AnyGame): readonly Field[] {
  if (!(game.options instanceof $ZodType)) throw new Error(`The options of ${game.id} are no zod schema.`)
  const { properties = {} } = toJSONSchema(game.options, { io: 'input' })
  return Object.entries(properties).flatMap(([key, schema]): Field[] => {
    if (typeof schema === 'boolean') return []
    if (schema.type === 'boolean') return [{ is: 'switch', key, value: schema.default === true }]
    const of = (
      schema.enum ??
      schema.anyOf?.map(part => (typeof part === 'object' ? part.const : part)) ??
      []
    ).filter(isPick)
    const value = of.find(pick => pick === schema.default) ?? of[0]
    return value === undefined ? [] : [{ is: 'choice', key, of, value }]
  })
}
