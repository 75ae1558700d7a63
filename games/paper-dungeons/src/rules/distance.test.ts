import { describe, expect, it } from 'vitest'
import { dungeons } from '../content/dungeons.ts'
import { cards, items, type Power, type Room, rooms } from '../content/ids.ts'
import { freshSheet, type Sheet } from '../state.ts'
import { distance } from './distance.ts'
import { keysOf, openPassages } from './passages.ts'

/** A party with these items, in this room or outside. */
function party(at: Room | undefined, has: readonly string[] = [], power?: Power): Sheet {
  const sheet = freshSheet()
  for (const [i, item] of items.entries()) if (has.includes(item)) sheet.parts[i] = 2
  if (at !== undefined) sheet.at = at
  if (power !== undefined) sheet.power = power
  return sheet
}

describe('the way to a room, in movement points', () => {
  // Section 4.3, column MP 1/2/3.
  it.each([
    ['A', [3, 7, 8]],
    ['B', [3, 5, 11]],
    ['C', [5, 8, 11]],
    ['D', [3, 7, 8]],
    ['E', [3, 6, 9]],
    ['F', [5, 7, 8]],
    ['G', [5, 7, 10]],
    ['H', [6, 7, 9]],
    ['I', [3, 5, 8]],
    ['J', [3, 5, 10]],
    ['K', [4, 7, 9]],
    ['L', [5, 6, 8]],
  ] as const)('leads from outside to the bosses of card %s in %o', (card, points) => {
    expect(dungeons[card].rooms.map(room => distance(party(undefined), card, room))).toEqual(points)
  })

  it('is 0 where the party stands, and absent where no way leads', () => {
    expect(distance(party('B6'), 'A', 'B6')).toBe(0)
    expect(distance(party('B6'), 'A', 'B7')).toBeUndefined()
    expect(distance(party('B6', ['cloak']), 'A', 'B7')).toBe(1)
  })

  it('is one step to every room next door that is open to the party', () => {
    for (const card of cards)
      for (const at of rooms)
        for (const has of [[], ['cloak'], ['medallion'], ['cloak', 'medallion']]) {
          const sheet = party(at, has)
          const near = rooms.filter(room => distance(sheet, card, room) === 1)
          expect(openPassages(card, sheet.at, keysOf(sheet)).map(({ room }) => room)).toEqual(near)
        }
  })

  it('[PD-POW.14] [PD-POW.15] costs a Ranger nothing through water, but for the point to start with', () => {
    const ranger = party('A1', ['medallion'], 'ranger')
    expect(distance(ranger, 'A', 'A2')).toBe(1)
    expect(distance(ranger, 'A', 'A3')).toBe(1)
    expect(distance(ranger, 'A', 'A5')).toBe(2)
    expect(distance(party('A1', ['medallion']), 'A', 'A5')).toBe(4)
  })
})
