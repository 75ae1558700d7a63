import { expect, it } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { lair } from '../../rules/dungeon/grid.ts'
import { position } from '../../testing/index.ts'
import { moveAt } from './draft.ts'
import { highlightsFor } from './highlights.ts'

it('at the open door the lair itself can be touched', () => {
  const at = (slain: number) => position({ heroes: ['rogue@1,0', 'paladin'], rooms: 'lairDoor@1,0', slain })
  const open = at(2)
  const moves = game.moves(open, 0)
  expect(highlightsFor(open, moves, undefined, undefined).legal).toEqual([lair])
  expect(moveAt(moves, lair)).toEqual({ do: 'enter' })
  const shut = at(1)
  expect(highlightsFor(shut, game.moves(shut, 0), undefined, undefined).legal).toEqual([])
})
