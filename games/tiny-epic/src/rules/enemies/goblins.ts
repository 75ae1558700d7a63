import type { Clause } from '../../clause.ts'
import { goblins } from '../../content/ids.ts'
import type { GoblinFigure, Place, State } from '../../state.ts'
import { drawCard, removeCard } from '../bag.ts'
import type { Play } from '../play.ts'

export const goblinSlots = [1, 2, 3, 4] as const

/** Goblins are listed in order of their slots, so the first index that does not match is free. */
function freeSlot({ goblins: gang }: State): GoblinFigure['slot'] | undefined {
  for (const slot of goblinSlots) if (gang[slot - 1]?.slot !== slot) return slot
  return undefined
}

/** A goblin takes the lowest free slot; a fifth one loses the game (TE-8.1, TE-8.3, TE-3.2). */
export function addGoblin(play: Play, place: Place, why: Clause): void {
  const { state } = play
  const slot = freeSlot(state)
  play.tell({ type: 'goblinComing', why, place })
  if (slot === undefined) {
    play.finish(false, 'TE-3.2')
    return
  }
  refillGoblins(state)
  const card = drawCard(play.chance, state.bags, 'goblins')
  putGoblin(state, { card, slot, place })
  play.tell({ type: 'goblin', why, goblin: card, slot, place })
}

/** Dead goblins are drawn again once the bag is empty (TE-8.2). */
export function refillGoblins(state: State): void {
  if (state.bags.goblins !== 0) return
  for (const card of state.goblinDiscards) state.bags.goblins |= 1 << goblins.indexOf(card)
  state.goblinDiscards = []
}

export function putGoblin(state: State, figure: GoblinFigure): void {
  removeCard(state.bags, 'goblins', figure.card)
  state.goblins = state.goblins.toSpliced(figure.slot - 1, 0, figure)
}
