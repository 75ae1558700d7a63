import { type Card, specials, type Token, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { defeaters, kitOf, mayHelp, rowTokens } from '../../rules/kits.ts'
import { namedType } from '../../state.ts'
import type { View } from '../../view.ts'

/** One line of an aid card. */
export interface AidRow {
  readonly card: Card
  /** Printed; absent when it has none or takes it from the table. */
  readonly strength?: number
  readonly copies: number
  /** Copies that everybody has seen in this run; nothing else may be struck out (WB-14.8). */
  readonly met: number
  readonly by: readonly AidToken[]
  /** Tokens that may help, where none is sure to beat it. */
  readonly may: readonly AidToken[]
}

interface AidToken {
  readonly token: Token
  readonly gone: boolean
}

function row(view: View, card: Card): AidRow {
  const { strength, copies } = monsters[card]
  const kit = view.hero && kitOf(view.hero)
  const choosing = view.ask?.do === 'hero'
  const marked = (tokens: readonly Token[]) =>
    tokens.map(token => ({ token, gone: !choosing && !view.row.includes(token) }))
  const named = kit !== undefined && view.run !== undefined && card === namedType(view.run)
  const by =
    kit === undefined ? [] : [...defeaters(card, kit.tokens), ...(named ? rowTokens(kit, kit.named) : [])]
  return {
    card,
    ...(typeof strength === 'number' ? { strength } : {}),
    copies,
    met: view.run?.met.filter(met => met.card === card).length ?? 0,
    by: marked(by),
    may: marked(kit === undefined || by.length > 0 ? [] : mayHelp(card, kit.tokens)),
  }
}

export interface AidCards {
  readonly monsters: readonly AidRow[]
  readonly specials: readonly (AidRow & { readonly known: boolean })[]
}

/** The two aid cards for the Hero in play (WB-1.12). Specials that cannot be in the deck are left out. */
export function aidCards(view: View): AidCards {
  const all = view.specials.length === view.options.specials
  return {
    monsters: types.map(card => row(view, card)),
    specials: specials
      .filter(card => !all || view.specials.includes(card))
      .map(card => ({ ...row(view, card), known: view.specials.includes(card) })),
  }
}
