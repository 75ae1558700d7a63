import type { Clause } from '../../clause.ts'
import type { Item } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import type { Move } from '../../move.ts'
import { type Cause, type HeroState, heroAt, type State } from '../../state.ts'
import { drawCard } from '../bag.ts'
import { decline, draw, equip0, equip1, take } from '../moves.ts'
import type { Play } from '../play.ts'
import { isLoot, isSpell } from './abilities.ts'

/** A card to its row, faceup (TE-19.15). */
export function toRow(state: State, card: Item): void {
  if (isLoot(card)) state.lootRow = [...state.lootRow, card]
  else state.spellRow = [...state.spellRow, card]
}

export function takeOff(hero: HeroState, card: Item): void {
  if (isSpell(card)) {
    hero.spells = hero.spells.filter(spell => spell !== card)
    return
  }
  if (hero.hands[0] === card) hero.hands = ['none', hero.hands[1]]
  else if (hero.hands[1] === card) hero.hands = [hero.hands[0], 'none']
  else if (hero.garb === card) hero.garb = 'none'
  else hero.trinkets = hero.trinkets.filter(trinket => trinket !== card)
}

/** An equipped card goes to its row. */
export function discardItem(play: Play, index: number, card: Cause, why: Clause, by?: Cause): void {
  if (!isLoot(card) && !isSpell(card)) throw new Error(`${card} is no card that a hero could discard.`)
  takeOff(heroAt(play.state, index), card)
  toRow(play.state, card)
  play.tell({ type: 'discarded', why, hero: play.who(index), card, ...(by && { by }) })
}

/** Discover: the deck or the row; pick up: the row only; always an offer (TE-19.2, TE-19.4). */
export function discoveries(state: State, kind: 'loot' | 'spell', rowOnly: boolean): Move[] {
  const { bags, lootRow, spellRow } = state
  const moves: Move[] = []
  if (!rowOnly && (kind === 'loot' ? bags.loot : bags.spells) !== 0) moves.push(draw)
  for (const card of kind === 'loot' ? lootRow : spellRow) moves.push(take(card))
  moves.push(decline)
  return moves
}

export function discover(play: Play, kind: 'loot' | 'spell', move: Move | undefined): void {
  const { state } = play
  if (move?.do === 'draw') {
    play.tell({ type: 'drawing', why: 'TE-19.2', hero: play.who(), kind })
    const card = drawCard(play.chance, state.bags, kind === 'loot' ? 'loot' : 'spells')
    play.tell({ type: 'drew', why: 'TE-19.3', hero: play.who(), card })
    play.put({ do: 'equip', card, drawn: true })
  } else if (move?.do === 'take') {
    const { card } = move
    takeFromRow(state, card)
    play.tell({ type: 'took', why: 'TE-19.2', hero: play.who(), card })
    play.put({ do: 'equip', card, drawn: false })
  } else play.tell({ type: 'declined', why: 'TE-14.5', hero: play.who(), what: kind })
}

export function takeFromRow(state: State, card: Item): void {
  state.lootRow = state.lootRow.filter(other => other !== card)
  state.spellRow = state.spellRow.filter(other => other !== card)
}

/** Where a card can go (TE-19.7, TE-19.8). */
export function placesFor(hero: HeroState, card: Item, drawn: boolean): Move[] {
  const moves: Move[] = []
  const [one, two] = openSlots(hero, card)
  if (one) moves.push(equip0)
  if (two) moves.push(equip1)
  if (drawn) moves.push(decline)
  return moves
}

/** Which of the two places of its type a card can take: either hand, else a free place before any other (TE-19.8). */
export function openSlots(hero: HeroState, card: Item): readonly [boolean, boolean] {
  if (isSpell(card)) return hero.spells.length < 2 ? [true, false] : [true, true]
  switch (lootCards[card].type) {
    case 'hand':
      return [true, true]
    case 'garb':
      return [true, false]
    case 'trinket':
      return hero.trinkets.length < 2 ? [true, false] : [true, true]
  }
}

export function equip(play: Play, card: Item, move: Move | undefined): void {
  const { state } = play
  const index = state.turn.hero
  const hero = heroAt(state, index)
  if (move?.do !== 'equip') {
    toRow(state, card)
    play.tell({ type: 'discarded', why: 'TE-19.3', hero: play.who(index), card })
    return
  }
  const { slot } = move
  const old = putOn(hero, card, slot)
  if (old !== undefined) toRow(state, old)
  play.tell({
    type: 'equipped',
    why: 'TE-19.6',
    hero: play.who(index),
    card,
    slot,
    ...(old && { instead: old }),
  })
}

/** Puts a card in its place and gives back what was there. */
export function putOn(hero: HeroState, card: Item, slot: 0 | 1): Item | undefined {
  if (isSpell(card)) {
    const old = hero.spells.length < 2 ? undefined : hero.spells[slot]
    hero.spells = old === undefined ? [...hero.spells, card] : hero.spells.with(slot, card)
    return old
  }
  switch (lootCards[card].type) {
    case 'hand': {
      const old = hero.hands[slot]
      hero.hands = slot === 0 ? [card, hero.hands[1]] : [hero.hands[0], card]
      return old === 'none' ? undefined : old
    }
    case 'garb': {
      const old = hero.garb
      hero.garb = card
      return old === 'none' ? undefined : old
    }
    case 'trinket': {
      const old = hero.trinkets.length < 2 ? undefined : hero.trinkets[slot]
      hero.trinkets = old === undefined ? [...hero.trinkets, card] : hero.trinkets.with(slot, card)
      return old
    }
  }
}
