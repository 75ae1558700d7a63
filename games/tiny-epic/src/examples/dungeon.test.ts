import { describe, expect, it } from 'vitest'
import { cellAt, facedownCells } from '../rules/dungeon/grid.ts'
import { speedLeft } from '../rules/heroes/attributes.ts'
import { cellOf, position, riggedTable, sit, tableAt, wordOfCell } from '../testing/index.ts'

const steps = (words: readonly string[]) => words.filter(word => /^(step|flip|portal)/.test(word))
const four = ['fighter', 'ranger', 'wizard', 'rogue'] as const

describe('exploring', () => {
  it('[TE-EX-29] Explore: the torch brings goblin 1 to the Entrance, then both cards flip; goblin 2; nobody is hurt', () => {
    const table = riggedTable('boomy guardPost stabby portalChamber', {
      heroes: ['fighter@1,0', 'ranger', 'wizard', 'rogue'],
      rooms: 'feasthall@1,0/2 arcaneAltar@0,-1',
      facedown: 'A@2,0 A@1,1',
      deck: [9, 9, 4],
      torch: 3,
    }).play('explore')
    expect(table.state.torch).toBe(4)
    expect(table.state.goblins).toMatchObject([{ card: 'boomy', slot: 1, place: cellOf('0,0') }])
    table.play('flip:2,0')
    expect(table.state.goblins).toMatchObject([
      { card: 'boomy', slot: 1, place: cellOf('0,0') },
      { card: 'stabby', slot: 2, place: cellOf('2,0') },
    ])
    expect(cellAt(table.state, cellOf('1,1'))).toMatchObject({ room: 'portalChamber' })
    expect(table.state.heroes.map(({ health }) => health)).toEqual([7, 7, 5, 6])
    expect(table.hero().place).toBe(cellOf('1,0'))
    expect(speedLeft(table.state)).toBe(3)
    expect(steps(table.legal())).toContain('step:2,0')
  })

  const speed2 = { facedown: 'A@1,0 A@-1,0', deck: [9, 8, 4], turn: { spent: 1 } } as const

  it('[TE-EX-30] walking into a goblin room with Speed 2 and health 6: health 5, movement over, the lowest slot', () => {
    const table = riggedTable('guardPost stabby', {
      ...speed2,
      heroes: [{ hero: 'fighter', health: 6 }, 'ranger'],
      goblins: 'boomy@0,0#2',
    })
    expect(speedLeft(table.state)).toBe(2)
    table.play('flip:1,0')
    expect(table.hero().health).toBe(5)
    expect(steps(table.legal())).toEqual([])
    expect(table.state.goblins[0]).toMatchObject({ card: 'stabby', slot: 1 })
    expect(table.legal()).toEqual(expect.arrayContaining(['rest', 'attack:hammer']))
  })

  it('[TE-EX-31] the same with stealth: health 6, Speed left 1, and on', () => {
    const table = riggedTable('guardPost stabby', {
      ...speed2,
      heroes: [{ hero: 'fighter', health: 6, has: 'pantherCloak' }, 'ranger'],
    }).play('flip:1,0')
    expect(table.hero().health).toBe(6)
    expect(speedLeft(table.state)).toBe(1)
    expect(steps(table.legal())).toContain('step:0,0')
    expect(table.state.goblins).toHaveLength(1)
  })

  it('[TE-EX-33] Buzzsaw with strength on 2 dice: 3 and 1 make 4, 3 damage, and on', () => {
    const table = riggedTable('3 1', { heroes: ['ranger', 'fighter'], rooms: 'buzzsaw@1,0' }).play(
      'step:1,0 skill:strength commit:0+1',
    )
    expect(table.told('checked')).toMatchObject([{ result: 4, need: 6, success: false }])
    expect(table.hero().health).toBe(4)
    expect(steps(table.legal())).toEqual(['step:0,0'])
  })

  it('[TE-EX-34] Bridge of Doom: 5 and 1 disarm it; loot or spell; the next hero makes no check', () => {
    const table = riggedTable('5 1 elvenChain', {
      heroes: ['fighter@1,0', 'ranger'],
      rooms: 'bridgeOfDoom@1,0',
      torch: 10,
    }).play('disarm commit:0+1')
    expect(table.told('checked')).toMatchObject([{ result: 6, need: 6, success: true }])
    expect(table.state.disarmed).toEqual([cellOf('1,0')])
    table.play('option:0 draw equip:0 end step:1,0')
    expect(table.state.turn.hero).toBe(1)
    expect(table.told('rolling')).toHaveLength(1)
    expect(table.asked()?.do).toBe('turn')
  })

  it('[TE-EX-35] an enemy in the Arcane Altar: no search alone, or with a fallen hero; with a conscious one', () => {
    const legal = (other: { at: string; health: number }) =>
      tableAt({
        heroes: ['wizard@1,0', { hero: 'fighter', ...other }],
        rooms: 'arcaneAltar@1,0',
        minions: 'troll@1,0',
      }).legal()
    expect(legal({ at: '0,0', health: 7 })).not.toContain('search')
    expect(legal({ at: '1,0', health: 7 })).toContain('search')
    expect(legal({ at: '1,0', health: 0 })).not.toContain('search')
  })

  it('[TE-EX-38] the Cleric pays 2 after a cast: a fallen hero within 3 has 4 health and a normal turn', () => {
    const table = riggedTable('3 3 5', {
      heroes: [
        { hero: 'cleric', has: 'everburningFlame' },
        { hero: 'fighter', at: '3,0', health: 0 },
      ],
      rooms: 'portalChamber@1,0 guardPost@2,0 goblinDen@3,0',
      torch: 10,
    }).play('cast:everburningFlame commit:2')
    expect(table.told('checked')).toMatchObject([{ success: false }])
    table.play('pay target:1')
    expect(table.hero(0).focus).toBe(5)
    expect(table.hero(1).health).toBe(4)
    table.play('end')
    expect(table.told('rested')).toEqual([])
    expect(table.state.turn).toMatchObject({ hero: 1, acted: false })
    expect(table.legal()).toContain('rest')
  })
})

describe('portals and the border', () => {
  const portal = {
    heroes: ['sorceress', 'fighter'],
    rooms: 'portalChamber@1,0 guardPost@2,0',
    facedown: 'A@0,-1',
  } as const

  it('[TE-EX-39] Speed 4: 1 to the Portal Chamber, 2 for the portal, 1 left to walk or reveal', () => {
    const table = tableAt(portal).play('step:1,0 portal go:0,0')
    expect(speedLeft(table.state)).toBe(1)
    expect(steps(table.legal())).toEqual(['step:1,0', 'flip:0,-1'])
  })

  it('[TE-EX-40] a goblin in the Portal Chamber stops the hero; one who starts there may use it', () => {
    const stopped = tableAt({ ...portal, goblins: 'boomy@1,0' }).play('step:1,0')
    expect(steps(stopped.legal())).toEqual([])
    const there = tableAt({ ...portal, heroes: ['sorceress@1,0', 'fighter'], goblins: 'boomy@1,0' })
    expect(there.legal()).toContain('portal')
  })

  it('[TE-EX-41] a cross revealed at 3,0 from the west: cards at 3,−1 and 3,1 if empty, none at 4,0', () => {
    const reveal = (facedown: string) => {
      const state = position({
        heroes: ['fighter@2,0', 'ranger'],
        rooms: 'guardPost@1,0 goblinDen@2,0',
        facedown,
        deck: [9, 0, 0],
      })
      return sit(state, 'portalChamber')
        .play('flip:3,0')
        .told('dealt')
        .map(({ cell }) => wordOfCell(cell))
    }
    expect(reveal('A@3,0')).toEqual(['3,-1', '3,1'])
    expect(reveal('A@3,0 A@3,-1')).toEqual(['3,1'])
  })
})

describe('the end of exploring', () => {
  it('[TE-EX-42] the last facedown card is a dead end: loss, though the deck is not empty', () => {
    const table = riggedTable('ransackedVault', { facedown: 'B@1,0', deck: [0, 3, 4] }).play('flip:1,0')
    expect(table.state.result).toEqual({ won: false, why: 'TE-3.4' })
    expect(table.state.goblins).toEqual([])
    expect(table.told('dealt')).toEqual([])
  })

  it('[TE-EX-57] the last facedown card is a corner to an empty cell: a card is dealt, no loss', () => {
    const table = riggedTable('witchsCauldron', { facedown: 'B@1,0', deck: [0, 3, 4] }).play(
      'flip:1,0 rotate:3',
    )
    expect(table.state.result).toBeUndefined()
    expect(facedownCells(table.state).map(wordOfCell)).toEqual(['1,-1'])
  })

  it('[TE-EX-58] four goblins, Explore flips a goblin room: loss, the others stay facedown', () => {
    const table = riggedTable('goblinDen', {
      heroes: four,
      facedown: 'A@1,0 A@0,1 A@-1,0',
      deck: [9, 9, 4],
      goblins: 'boomy@0,0 stabby@0,0 shooty@0,0 pokey@0,0',
      torch: 0,
    }).play('explore flip:0,1')
    expect(table.state.result).toEqual({ won: false, why: 'TE-3.2' })
    for (const cell of ['1,0', '-1,0']) expect(cellAt(table.state, cellOf(cell)).is).toBe('facedown')
  })

  it('[TE-EX-60] stealth bought after the step comes too late; bought before, the Ranger walks on', () => {
    const walk = (words: string) => {
      const rooms = 'portalChamber@1,0 guardPost@2,0'
      return steps(
        tableAt({ heroes: ['ranger', 'fighter'], rooms, goblins: 'boomy@1,0' })
          .play(words)
          .legal(),
      )
    }
    expect(walk('step:1,0 free:stealth')).toEqual([])
    expect(walk('free:stealth step:1,0')).toContain('step:2,0')
  })

  it('[TE-EX-62] a forced rest leaves all 4 Speed, a rest by choice none', () => {
    const from = { rooms: 'portalChamber@1,0', torch: 10 } as const
    const forced = tableAt({ ...from, heroes: ['fighter', { hero: 'ranger', health: 0 }] }).play('end')
    expect(forced.hero()).toMatchObject({ hero: 'ranger', health: 3 })
    forced.play('step:1,0 step:0,0 step:1,0 step:0,0')
    expect(steps(forced.legal())).toEqual([])
    const free = tableAt({ ...from, heroes: ['ranger', 'fighter'] }).play('rest')
    expect(steps(free.legal())).toEqual([])
  })
})
