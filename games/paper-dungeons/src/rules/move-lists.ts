import { heroes, items, letters } from '../content/ids.ts'
import { minionRooms } from '../content/map.ts'
import type { Move } from '../move.ts'

/*
 * Lists of moves are made once, frozen and shared: a playout spends most of its time listing moves. The first move of
 * each list is what an absent seat plays (PD-RND.15, PD-RND.19).
 */

export type Moves = readonly Move[]
export const moveList = (moves: readonly Move[]): Moves =>
  Object.freeze(moves.map(move => Object.freeze(move)))

export const noMoves: Moves = moveList([])
export const confirmOnly: Moves = moveList([{ do: 'confirm' }])

/** A list for each set of choices, as bits, made when it is first needed. */
function bySet(choices: Moves): (set: number) => Moves {
  const made: (Moves | undefined)[] = []
  return set => {
    const known = made[set]
    if (known !== undefined) return known
    const moves = moveList(choices.filter((_, i) => set & (1 << i)))
    made[set] = moves
    return moves
  }
}

export const diceOf = bySet([0, 1, 2, 3, 4, 5].map(die => ({ do: 'die', die })))
export const heroesOf = bySet(heroes.map(hero => ({ do: 'hero', hero })))
export const itemsOf = bySet(items.map(item => ({ do: 'item', item })))
export const minionsOf = bySet(minionRooms.map(room => ({ do: 'minion', room })))

/** Uses of a die as bits: to walk, to train a hero, to craft a part, to brew. */
export const walkUse = 1
/** Where the bits of the heroes and of the items begin. */
export const trainUse = 1
export const craftUse = 5
export const brewUse = 1 << 13
export const usesOf = bySet([
  { do: 'walk' },
  ...heroes.map((hero): Move => ({ do: 'train', hero })),
  ...items.map((item): Move => ({ do: 'craft', item })),
  { do: 'brew' },
])

export const gems: Moves = moveList(letters.map(letter => ({ do: 'gem', letter })))

/** By number of hearts that may be used: the most first. */
const absorbs: readonly Moves[] = Array.from({ length: 25 }, (_, most) =>
  moveList(Array.from({ length: most + 1 }, (_, i): Move => ({ do: 'absorb', hearts: most - i }))),
)

export function absorbUpTo(hearts: number): Moves {
  return absorbs[hearts] ?? noMoves
}
