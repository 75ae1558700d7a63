import { describe, expect, it } from 'vitest'
import { cellAt, exitsOf, facedownCells } from '../../rules/dungeon/grid.ts'
import { speedLeft } from '../../rules/heroes/attributes.ts'
import { cellOf, position, riggedTable, type Table, tableAt, wordOfCell } from '../../testing/index.ts'

const flips = (words: readonly string[]) => words.filter(word => word.startsWith('flip'))
const hidden = (table: Table) => facedownCells(table.state).map(wordOfCell)

describe('revealing', () => {
  it('[TE-7.1] 1 Speed turns a facedown card next door and brings the hero there', () => {
    const table = riggedTable('portalChamber', { facedown: 'A@1,0 A@-1,0' }).play('flip:1,0')
    expect(table.hero().place).toBe(cellOf('1,0'))
    expect(speedLeft(table.state)).toBe(2)
    const spent = tableAt({ facedown: 'A@1,0', turn: { spent: 3 } })
    expect(flips(spent.legal())).toEqual([])
  })

  it('[TE-7.2] the hero’s room needs a corridor on that side', () => {
    const table = tableAt({
      heroes: ['fighter@1,0', 'ranger'],
      rooms: 'leverHall@1,0/1',
      facedown: 'A@1,1 A@2,0',
    })
    expect(flips(table.legal())).toEqual(['flip:2,0'])
  })

  it('[TE-7.3] any rotation that joins the card to the hero’s room', () => {
    const table = riggedTable('armory', { facedown: 'A@1,0 A@0,1', deck: [4, 0, 0] }).play('flip:1,0')
    // A corner has its exits north and east; it needs one to the west.
    expect(table.legal()).toEqual(['rotate:2', 'rotate:3'])
    const tee = riggedTable('feasthall', { facedown: 'A@1,0 A@0,1' }).play('flip:1,0')
    expect(tee.legal()).toEqual(['rotate:0', 'rotate:2', 'rotate:3'])
  })

  it('[TE-7.4] chosen before new cards are dealt, and final', () => {
    const table = riggedTable('armory', { facedown: 'A@1,0 A@0,1', deck: [4, 0, 0] }).play('flip:1,0')
    expect(table.told('dealt')).toEqual([])
    expect(table.state.deck[0]).toBe(4)
    table.play('rotate:2')
    expect(cellAt(table.state, cellOf('1,0'))).toMatchObject({ room: 'armory', turns: 2 })
    expect(table.legal().some(word => word.startsWith('rotate'))).toBe(false)
  })

  it('[TE-7.5] every exit that faces an empty cell gets a facedown card; a known neighbour none', () => {
    const table = riggedTable('portalChamber', {
      rooms: 'goblinDen@0,-1',
      facedown: 'A@1,0',
      deck: [4, 0, 0],
    })
    table.state.cells[cellOf('1,-1')] = position({ rooms: 'buzzsaw@1,-1/1' }).cells[cellOf('1,-1')] ?? 0
    table.play('flip:1,0')
    expect(hidden(table)).toEqual(['2,0', '1,1'])
    expect(table.state.deck[0]).toBe(2)
  })

  it('[TE-7.5] an empty deck deals nothing', () => {
    const table = riggedTable('portalChamber', { facedown: 'A@1,0 A@0,1' }).play('flip:1,0')
    expect(hidden(table)).toEqual(['0,1'])
  })

  it('[TE-7.6] a short deck goes north, east, south, west until it is empty', () => {
    const deal = (count: number) =>
      riggedTable('portalChamber', {
        heroes: ['fighter@0,0', 'ranger'],
        facedown: 'A@0,1',
        deck: [count, 0, 0],
      })
        .play('flip:0,1')
        .told('dealt')
        .map(({ cell }) => wordOfCell(cell))
    expect(deal(1)).toEqual(['1,1'])
    expect(deal(2)).toEqual(['1,1', '0,2'])
    expect(deal(3)).toEqual(['1,1', '0,2', '-1,1'])
  })

  it('[TE-7.7] flip, rotate, deal, enter, danger: in this order, and the hero must go in', () => {
    const table = riggedTable('goblinKitchen boomy', { facedown: 'A@1,0 A@0,1', deck: [4, 0, 0] }).play(
      'flip:1,0 rotate:0',
    )
    const order = ['flipping', 'flipped', 'placed', 'dealt', 'moved', 'hurt', 'goblin']
    const seen = table.events.map(({ type }) => type).filter(type => order.includes(type))
    expect([...new Set(seen)]).toEqual(order)
    expect(table.hero().place).toBe(cellOf('1,0'))
  })

  it('[TE-7.8] a reveal by an effect moves nobody', () => {
    const table = riggedTable('4 3 3 portalChamber', {
      heroes: [{ hero: 'sorceress', has: 'clairvoyance' }, 'fighter'],
      facedown: 'A@1,0 A@0,1',
    }).play('cast:clairvoyance commit:0 pay flip:1,0')
    expect(cellAt(table.state, cellOf('1,0'))).toMatchObject({ room: 'portalChamber' })
    expect(table.hero().place).toBe(cellOf('0,0'))
  })

  it('[TE-7.9] no card more than 3 cells from the Entrance', () => {
    const edge = { rooms: 'guardPost@1,0 goblinDen@2,0', facedown: 'A@3,0', deck: [9, 0, 0] } as const
    const table = riggedTable('portalChamber', { ...edge, heroes: ['fighter@2,0', 'ranger'] }).play(
      'flip:3,0',
    )
    expect(hidden(table)).toEqual(['3,-1', '3,1'])
    expect(table.legal().filter(word => word.startsWith('step'))).toEqual(['step:2,0'])
  })

  it('[TE-7.10] an exit that faces a wall is blocked; nothing is dealt there', () => {
    const table = riggedTable('portalChamber', {
      rooms: 'goblinDen@0,-1 buzzsaw@1,-1/1',
      facedown: 'A@1,0 A@0,1',
      deck: [9, 0, 0],
    }).play('flip:1,0')
    expect(cellAt(table.state, cellOf('1,-1'))).toMatchObject({ room: 'buzzsaw', turns: 1 })
    expect(table.legal()).not.toContain('step:1,-1')
  })

  it('[TE-7.11] a card flipped anywhere is joined to a revealed neighbour that has a corridor to it', () => {
    // West of 1,-1 lies a cross, north of it a straight that is closed to the south.
    const table = riggedTable('4 3 3 leverHall', {
      heroes: [{ hero: 'sorceress', has: 'clairvoyance' }, 'fighter'],
      rooms: 'goblinDen@0,-1 buzzsaw@1,-2/1',
      facedown: 'A@1,-1 A@0,1',
    }).play('cast:clairvoyance commit:0 pay flip:1,-1')
    // A straight lies north and south, or east and west: the latter only.
    expect(exitsOf('leverHall', 1) & 8).toBe(8)
    expect(cellAt(table.state, cellOf('1,-1'))).toEqual({ is: 'room', room: 'leverHall', turns: 1 })
  })

  it('[TE-7.12] the hero goes on while Speed lasts and no enemy stops it', () => {
    const table = riggedTable('portalChamber feasthall', { facedown: 'A@1,0 A@-1,0', deck: [9, 0, 0] })
    table.play('flip:1,0 flip:2,0 rotate:0')
    expect(table.hero().place).toBe(cellOf('2,0'))
    expect(flips(table.legal())).toHaveLength(2)
    table.next('arcaneAltar').play(`${flips(table.legal())[0]} rotate:${2}`)
    expect(speedLeft(table.state)).toBe(0)
    expect(flips(table.legal())).toEqual([])
  })

  it('[TE-7.13] in Act 2 cards are still turned by walking, not by Explore', () => {
    const table = riggedTable('portalChamber', {
      rooms: 'lairDoor@0,1',
      boss: 'dragon@lair',
      facedown: 'A@1,0',
    })
    expect(flips(table.legal())).toEqual(['flip:1,0'])
    expect(table.legal()).not.toContain('explore')
    expect(tableAt({ facedown: 'A@1,0' }).legal()).toContain('explore')
    expect(table.play('flip:1,0').hero().place).toBe(cellOf('1,0'))
  })

  it('[TE-7.14] the last facedown card is no loss if its exits get cards', () => {
    const table = riggedTable('armory', { facedown: 'A@1,0', deck: [1, 0, 0] }).play('flip:1,0 rotate:2')
    expect(table.state.result).toBeUndefined()
    expect(hidden(table)).toEqual(['1,1'])
  })

  it('[TE-7.15] several cards of one effect come one after another, each completely', () => {
    const table = riggedTable('4 3 3 guardPost boomy goblinDen stabby', {
      heroes: [{ hero: 'sorceress', has: 'clairvoyance' }, 'fighter'],
      facedown: 'A@1,0 A@0,1',
      deck: [9, 0, 0],
    }).play('cast:clairvoyance commit:0 pay flip:1,0')
    expect(table.state.goblins).toMatchObject([{ card: 'boomy', place: cellOf('1,0') }])
    expect(table.legal()).toContain('flip:2,0')
    table.play('flip:0,1')
    expect(table.state.goblins).toHaveLength(2)
    expect(table.asked()?.do).toBe('turn')
  })

  it('[TE-7.15] a loss ends the rest', () => {
    const table = riggedTable('4 3 3 guardPost', {
      heroes: [{ hero: 'sorceress', has: 'clairvoyance' }, 'fighter'],
      facedown: 'A@1,0 A@0,1',
      deck: [9, 0, 0],
      goblins: 'boomy@0,0 stabby@0,0 shooty@0,0 pokey@0,0',
    }).play('cast:clairvoyance commit:0 pay flip:1,0')
    expect(table.state.result).toEqual({ won: false, why: 'TE-3.2' })
    expect(cellAt(table.state, cellOf('0,1'))).toEqual({ is: 'facedown', pile: 'A' })
  })
})
