import { type Chance, equal } from '@kazamata/kernel'
import { tinyEpic } from '../game.ts'
import type { Move } from '../move.ts'
import { clone, type State } from '../state.ts'

/** A chance that only notes whether it was asked. */
class Asked implements Chance {
  asked = false

  int(n: number): number {
    if (n > 1) this.asked = true
    return 0
  }
}

/** The moves as far as they are sure: legal one after another, up to the first that asks chance. */
export function movesBeforeChance(state: State, moves: readonly Move[]): readonly Move[] {
  const copy = clone(state)
  const chance = new Asked()
  const sure: Move[] = []
  for (const move of moves) {
    const [seat] = tinyEpic.active(copy)
    if (chance.asked || seat === undefined) break
    if (!tinyEpic.moves(copy, seat).some(legal => equal(legal, move))) break
    sure.push(move)
    tinyEpic.apply(copy, seat, move, chance, unheard)
    if (copy.turn.hero !== state.turn.hero) break
  }
  return sure
}

function unheard(): void {}
