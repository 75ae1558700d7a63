import type { AnyGame, Occupant, Seat } from '@kazamata/kernel'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { aMatch, bot, person } from '../../testing/match.ts'
import { perspectiveOf } from './perspective.ts'

const never = () => false
const always = () => true

function look(game: AnyGame, sitting: readonly Occupant[], confirmed?: Seat, open = never) {
  const { state, record } = aMatch(game, sitting)
  const { seats } = record
  return perspectiveOf(
    game,
    open,
    { seats, active: game.active(state), view: game.view(state, 'table') },
    confirmed,
  )
}

test('without people the table looks on', () => {
  expect(look(nim.nim, [bot, bot])).toEqual({ viewer: 'table' })
})

test('one person has their own eyes all the time, and decides when it is their turn', () => {
  expect(look(nim.nim, [person, bot])).toEqual({ viewer: 0, actor: 0 })
  expect(look(nim.nim, [bot, person])).toEqual({ viewer: 1 })
})

test('around one screen a secret question is behind a curtain, and before it only the table’s view', () => {
  expect(look(nim.nim, [person, person])).toEqual({ viewer: 'table', curtain: [0] })
})

test('whoever took the device sees their own view', () => {
  expect(look(nim.nim, [person, person], 0)).toEqual({ viewer: 0, actor: 0 })
})

test('who has the device but not the turn does not see the other’s view', () => {
  expect(look(nim.nim, [person, person], 1)).toEqual({ viewer: 'table', curtain: [0] })
})

test('an open question is answered in the table’s view without a curtain', () => {
  expect(look(nim.nim, [person, person], undefined, always)).toEqual({ viewer: 'table', actor: 0 })
  expect(look(nim.nim, [person, person], 0, always)).toEqual({ viewer: 'table', actor: 0 })
})

test('while a bot decides everybody looks at the table', () => {
  expect(look(nim.nim, [bot, person, person])).toEqual({ viewer: 'table' })
})

test('comrades have no secrets, so there is no curtain between them', () => {
  const { viewer, curtain } = look(torch.torch, [person, person])
  expect({ viewer, curtain }).toEqual({ viewer: 'table', curtain: undefined })
})

test('where all decide at once the device stays with who has it until they are done', () => {
  expect(look(delve.delve, [person, person, person], 2)).toEqual({ viewer: 2, actor: 2 })
  expect(look(delve.delve, [person, bot, person])).toEqual({ viewer: 'table', curtain: [0, 2] })
})
