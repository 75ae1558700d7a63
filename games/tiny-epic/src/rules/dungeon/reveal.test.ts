import { expect, it } from 'vitest'
import { cellOf, position, wordOf, wordOfCell } from '../../testing/index.ts'
import { exitsOf } from './grid.ts'
import { openings, rotations } from './reveal.ts'

/** A card is about to be turned north of the Entrance; west of it lies another one. */
const state = position({ facedown: 'A@0,-1 A@-1,-1', deck: [0, 1, 1] })

it('[TE-7.5] a rotation opens empty cells only', () => {
  expect(openings(state, cellOf('0,-1'), exitsOf('goblinDen', 0)).map(wordOfCell)).toEqual(['0,-2', '1,-1'])
})

it('[TE-7.6] and only as many as the deck has cards for', () => {
  const short = position({ facedown: 'A@0,-1', deck: [0, 0, 1] })
  expect(openings(short, cellOf('0,-1'), exitsOf('goblinDen', 0)).map(wordOfCell)).toEqual(['0,-2'])
})

it('[TE-7.9] never outside the grid', () => {
  expect(openings(state, cellOf('3,0'), exitsOf('goblinDen', 0)).map(wordOfCell)).toEqual(['3,-1', '3,1'])
})

it('[TE-7.3] a card is turned so that it joins the room it is turned from', () => {
  const turned = (room: 'armory' | 'buzzsaw' | 'graveyard' | 'goblinDen') =>
    rotations(state, cellOf('0,-1'), room, cellOf('0,0')).map(wordOf)
  expect(turned('armory')).toEqual(['rotate:1', 'rotate:2'])
  expect(turned('buzzsaw')).toEqual(['rotate:0'])
  expect(turned('graveyard')).toEqual(['rotate:1', 'rotate:2', 'rotate:3'])
  expect(turned('goblinDen')).toEqual(['rotate:0'])
})
