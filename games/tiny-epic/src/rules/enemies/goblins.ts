import type { Clause } from '../../clause.ts'
import { goblins } from '../../content/ids.ts'
import type { GoblinFigure, Place, State } from '../../state.ts'
import { drawFrom } from '../bag.ts'
import type { Play } from '../play.ts'

const slots = [1, 2, 3, 4] as const

/** Goblins are listed in order of their slots, so the first index that does not match is free. */
function freeSlot({ goblins: gang }: State): GoblinFigure['slot'] | undefined {
  for (const slot of slots) if (gang[slot - 1]?.slot !== slot) return slot
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
  if (state.bags.goblins === 0) {
    for (const card of state.goblinDiscards) state.bags.goblins |= 1 << goblins.indexOf(card)
    state.goblinDiscards = []
  }
  const at = drawFrom(play.chance, state.bags.goblins)
  state.bags.goblins &= ~(1 << at)
  const card = goblins[at]
  if (card === undefined) throw new Error('A bag holds only cards that exist.')
  const figure: GoblinFigure = { card, slot, place }
  state.goblins = state.goblins.toSpliced(slot - 1, 0, figure)
  play.tell({ type: 'goblin', why, goblin: card, slot, place })
}
