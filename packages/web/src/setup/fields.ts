import type { AnyGame } from '@kazamata/kernel'
import type { Story } from '@kazamata/registry'
import {
  $ZodBoolean,
  $ZodDefault,
  $ZodEnum,
  $ZodLiteral,
  $ZodObject,
  $ZodOptional,
  $ZodUnion,
} from 'zod/v4/core'

/** One option of a game, as a form asks for it. */
export type Field =
  | { readonly is: 'switch'; readonly key: string; readonly value: boolean }
  | { readonly is: 'choice'; readonly key: string; readonly of: readonly Pick[]; readonly value: Pick }

export type Pick = string | number

const isPick = (value: unknown): value is Pick => typeof value === 'string' || typeof value === 'number'

/** The options of a game in the order it lists them, each with its default; a switch that may be left out is off. */
export function fieldsOf(game: AnyGame): readonly Field[] {
  if (!(game.options instanceof $ZodObject)) throw new Error(`The options of ${game.id} are no form.`)
  return Object.entries(game.options._zod.def.shape).map(([key, schema]) => {
    if (schema instanceof $ZodOptional && schema._zod.def.innerType instanceof $ZodBoolean)
      return { is: 'switch', key, value: false }
    if (!(schema instanceof $ZodDefault)) throw new Error(`The option ${key} of ${game.id} has no default.`)
    const { innerType, defaultValue } = schema._zod.def
    if (innerType instanceof $ZodBoolean) return { is: 'switch', key, value: defaultValue === true }
    const of = picksOf(innerType)
    const value = of.find(pick => pick === defaultValue)
    if (value === undefined)
      throw new Error(`The option ${key} of ${game.id} is neither a switch nor a choice.`)
    return { is: 'choice', key, of, value }
  })
}

/** Those that the chapters of a story do not fix. */
export function freeFields(game: AnyGame, story: Story | undefined): readonly Field[] {
  const fixed = story?.chapters.flatMap(chapter => Object.keys(chapter.options)) ?? []
  return fieldsOf(game).filter(field => !fixed.includes(field.key))
}

function picksOf(schema: unknown): readonly Pick[] {
  if (schema instanceof $ZodEnum) return Object.values(schema._zod.def.entries)
  if (schema instanceof $ZodLiteral) return schema._zod.def.values.filter(isPick)
  if (schema instanceof $ZodUnion) return schema._zod.def.options.flatMap(picksOf)
  return []
}
