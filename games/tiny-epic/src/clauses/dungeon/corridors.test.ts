import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { doorCell, entranceCell, facedownCells, facedownTo } from '../../rules/dungeon/grid.ts'
import { distances } from '../../rules/dungeon/range-and-sight.ts'
import { placeCard, revealCard, rotations } from '../../rules/dungeon/reveal.ts'
import { Play } from '../../rules/play.ts'
import type { Place, State } from '../../state.ts'

/** The next card to turn, and the room it is turned from; none if any will do. */
type Choice = (state: State, last: Place, chance: Chance) => { cell: Place; from?: Place }

const jump: Choice = (state, _last, chance) => ({ cell: pick(chance, facedownCells(state)) })

/** The nearest one from the last room. */
const walk: Choice = (state, last) => {
  const away = distances(state, last, false)
  let best: { cell: Place; from: Place } | undefined
  for (let from = 0; from < 49; from++)
    for (let direction = 0; direction < 4; direction++) {
      const cell = facedownTo(state, from, direction)
      if (cell >= 0 && (best === undefined || (away[from] ?? 99) < (away[best.from] ?? 99)))
        best = { cell, from }
    }
  if (best === undefined) throw new Error('A facedown card lies behind no corridor.')
  return best
}

/** Turns cards until the Lair Door is found or the way is blocked; no enemies. How many cards it took. */
function search(heroes: 2 | 3 | 4, seed: string, choose: Choice): { lost: boolean; flipped: number } {
  const chance = fastChance(seed)
  const state = game.setup(optionsSchema.parse({ heroes, choice: 'random' }), 1, chance, () => {})
  const play = new Play(state, chance, () => {})
  let last = entranceCell
  for (let flipped = 0; ; flipped++) {
    if (play.over) return { lost: true, flipped }
    if (doorCell(state) >= 0) return { lost: false, flipped }
    const { cell, from } = choose(state, last, chance)
    revealCard(play, cell, 'TE-7.1', from)
    const task = state.agenda.pop()
    if (task?.do !== 'rotate') throw new Error('A flipped card is not asked to be turned.')
    const move = pick(chance, rotations(state, cell, task.room, from))
    if (move.do !== 'rotate') throw new Error('A card is turned by quarters.')
    placeCard(play, cell, task.room, move.turns)
    last = cell
  }
}

const games = 1000

describe('corridors (D11)', () => {
  // The printed shares are between 0.8 and 1.5 %, the printed means between 16 and 21 cards.
  const table = [
    ['jump', 2, jump, 17.4],
    ['jump', 3, jump, 19.2],
    ['jump', 4, jump, 21.1],
    ['walk', 2, walk, 16.1],
    ['walk', 3, walk, 18],
    ['walk', 4, walk, 19.9],
  ] as const

  test.each(table)(
    '[TE-28.1] %s with %i heroes and any rotation: fewer than three in a hundred are walled in',
    (name, heroes, choose, mean) => {
      let lost = 0
      let cards = 0
      for (let seed = 0; seed < games; seed++) {
        const end = search(heroes, `${name} ${heroes} ${seed}`, choose)
        if (end.lost) lost += 1
        else cards += end.flipped
      }
      expect(lost / games).toBeLessThan(0.03)
      expect(Math.abs(cards / (games - lost) - mean)).toBeLessThan(0.6)
    },
  )
})
