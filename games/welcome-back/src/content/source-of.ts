import { equipment } from './equipment.ts'
import type { Token } from './ids.ts'
import type { Source } from './source.ts'

/** Where a token's values come from. HP count before the run, so ⚡ says nothing about a token that has only those. */
export function sourceOf(
  token: Token,
): Readonly<Record<'effect' | 'once', Source>> | { readonly effect: Source } {
  const { effect, source } = equipment[token]
  return effect.kind === 'hp' ? { effect: source.effect } : { effect: source.effect, once: source.once }
}
