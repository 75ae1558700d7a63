import { equipment } from '../../content/equipment.ts'
import { type Card, kits, specials, type Token, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { isTarget } from '../../rules/kits.ts'
import { profileAt } from '../../rules/monster-profile.ts'
import type { View } from '../../view.ts'

/** One line of an aid card. */
export interface AidRow {
  readonly card: Card
  /** Printed; absent when it has none or takes it from the table. */
  readonly strength?: number
  readonly copies: number
  /** Copies that everybody has seen in this run; nothing else may be struck out (WB-14.8). */
  readonly met: number
  readonly by: readonly { readonly token: Token; readonly gone: boolean }[]
}

/** Tokens that beat a Monster with a printed strength; the Coin beats one even Monster. */
export function beaters(card: Card, tokens: readonly Token[]): readonly Token[] {
  const { strength, type } = monsters[card]
  if (typeof strength !== 'number') return []
  const profile = profileAt(strength, type)
  return tokens.filter(token => {
    const { effect } = equipment[token]
    if (effect.kind === 'coin') return strength > 0 && profile.parity === 'even'
    return effect.kind === 'defeat' && isTarget(effect.prey, profile)
  })
}

function row(view: View, card: Card): AidRow {
  const { strength, copies } = monsters[card]
  const kit = view.hero === undefined ? [] : kits[view.hero]
  const named = view.run?.swordType ?? view.run?.vorpalType
  const hunters = card === named ? kit.filter(hunts) : []
  const choosing = view.ask?.do === 'hero'
  return {
    card,
    ...(typeof strength === 'number' ? { strength } : {}),
    copies,
    met: view.run?.met.filter(met => met.card === card).length ?? 0,
    by: [...beaters(card, kit), ...hunters].map(token => ({
      token,
      gone: !choosing && !view.row.includes(token),
    })),
  }
}

/** Does it beat the one type that was named? */
function hunts(token: Token): boolean {
  const { effect } = equipment[token]
  return effect.kind === 'defeat' && effect.prey.of === 'named'
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
