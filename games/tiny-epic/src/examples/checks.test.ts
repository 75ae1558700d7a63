import { expect, it } from 'vitest'
import { position, sit } from '../testing/index.ts'

it('[TE-EX-5] Arcane Library: 4, 3, 1 make 5; a spell, 2 focus, and 1 from the unused 3', () => {
  const table = sit(
    position({
      heroes: [{ hero: 'sorceress', at: '1,0', focus: 0 }, 'fighter'],
      rooms: 'arcaneLibrary@1,0',
    }),
    '4 3 1',
  ).play('search')
  table.play('commit:0+2')
  expect(table.hero().focus).toBe(1)
  table.play('decline')
  expect(table.hero().focus).toBe(3)
})

it('[TE-EX-6] the same dice used as 3 + 1 fail: no spell, no focus', () => {
  const table = sit(
    position({
      heroes: [{ hero: 'sorceress', at: '1,0', focus: 0 }, 'fighter'],
      rooms: 'arcaneLibrary@1,0',
    }),
    '4 3 1',
  ).play('search commit:1+2')
  expect(table.hero().focus).toBe(0)
  expect(table.told('checked')[0]).toMatchObject({ result: 4, success: false })
  expect(table.asked()?.do).toBe('turn')
})

it('[TE-EX-7] 2 focus turn the 4 into a 5; unused dice and the room fill focus up to 8', () => {
  const table = sit(
    position({
      heroes: [{ hero: 'sorceress', at: '1,0', focus: 6 }, 'fighter'],
      rooms: 'arcaneLibrary@1,0',
    }),
    '4 3 1',
  ).play('search change:0+ commit:0 decline')
  expect(table.hero().focus).toBe(8)
})
