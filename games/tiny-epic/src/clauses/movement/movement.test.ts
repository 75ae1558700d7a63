import { describe, expect, it } from 'vitest'
import { speedLeft } from '../../rules/heroes/attributes.ts'
import { cellOf, riggedTable, tableAt } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 guardPost@2,0 goblinDen@3,0'
const steps = (words: readonly string[]) => words.filter(word => /^(step|flip|portal|enter|go)/.test(word))

describe('movement', () => {
  it('[TE-6.1] a move goes to a neighbouring room along a path, for 1 Speed', () => {
    const table = tableAt({ rooms: 'portalChamber@1,0 guardPost@2,0 buzzsaw@0,1/1' })
    expect(steps(table.legal())).toEqual(['step:1,0'])
    table.play('step:1,0')
    expect(table.hero().place).toBe(cellOf('1,0'))
    expect(speedLeft(table.state)).toBe(2)
  })

  it('[TE-6.1] moves and free actions take turns', () => {
    const table = tableAt({ heroes: ['barbarian', 'fighter'], rooms: hall })
    table.play('step:1,0 free:sprint step:2,0 free:sprint step:3,0 step:2,0 step:1,0')
    expect(table.hero().place).toBe(cellOf('1,0'))
    expect(speedLeft(table.state)).toBe(0)
  })

  it('[TE-6.2] a room with an enemy ends the way for this turn', () => {
    for (const foes of [{ goblins: 'boomy@1,0' }, { minions: 'troll@1,0' }]) {
      const table = tableAt({ rooms: hall, ...foes }).play('step:1,0')
      expect(speedLeft(table.state)).toBe(2)
      expect(steps(table.legal())).toEqual([])
      expect(table.told('stopped')).toMatchObject([{ why: 'TE-6.2', hero: 'fighter' }])
      expect(table.legal()).toContain('attack:hammer')
    }
  })

  it('[TE-6.3] who starts beside an enemy may leave', () => {
    const table = tableAt({ rooms: hall, goblins: 'boomy@0,0' }).play('step:1,0')
    expect(steps(table.legal())).toContain('step:2,0')
  })

  it('[TE-6.3] an enemy that arrives does not stop the hero', () => {
    const table = riggedTable('3 3', {
      heroes: ['wizard@1,0', { hero: 'fighter', health: 0 }],
      rooms: 'armory@1,0',
      minions: 'ogre@0,0',
      torch: 9,
    }).play('room skill:agility commit:0')
    expect(table.state.minions[0]?.place).toBe(cellOf('1,0'))
    expect(table.hero().health).toBe(2)
    expect(steps(table.legal())).toEqual(['step:0,0'])
  })

  it('[TE-6.4] stealth moves as if there were no enemies', () => {
    const table = tableAt({
      heroes: ['ranger', 'fighter'],
      rooms: hall,
      goblins: 'boomy@1,0',
      minions: 'troll@2,0',
    })
    table.play('free:stealth step:1,0 step:2,0 step:3,0')
    expect(table.hero().place).toBe(cellOf('3,0'))
    const cloak = tableAt({
      heroes: [{ hero: 'fighter', has: 'pantherCloak' }, 'ranger'],
      rooms: hall,
      goblins: 'boomy@1,0',
    })
    expect(steps(cloak.play('step:1,0').legal())).toContain('step:2,0')
  })

  it('[TE-6.4] also out of the lair, past a boss that waits at its door', () => {
    const leave = (has: string) =>
      tableAt({
        heroes: [{ hero: 'ranger', at: 'lair:2', has }, 'fighter'],
        rooms: 'lairDoor@1,0',
        boss: 'dragon@1,0',
      }).play('leave')
    expect(steps(leave('').legal())).toEqual([])
    expect(steps(leave('pantherCloak').legal())).toContain('step:0,0')
  })

  it('[TE-6.5] a stealthy hero walks through an ambush unhurt; the enemy is still placed', () => {
    for (const [card, told] of [
      ['guardPost', 'guardPost boomy'],
      ['encounter1', 'encounter1 troll'],
    ] as const) {
      const pile = card === 'encounter1' ? 'B' : 'A'
      const table = riggedTable(told, {
        heroes: ['ranger', 'fighter'],
        facedown: `${pile}@1,0`,
        deck: [4, 4, 4],
      }).play('free:stealth flip:1,0')
      expect(table.hero()).toMatchObject({ health: 7, place: cellOf('1,0') })
      expect(table.state.goblins.length + table.state.minions.length).toBe(1)
      expect(steps(table.legal())).toContain('step:0,0')
    }
  })

  it('[TE-6.6] stealth does not avoid traps', () => {
    const table = riggedTable('3 3 3', { heroes: ['ranger', 'fighter'], rooms: 'spikedPit@1,0' })
    table.play('free:stealth step:1,0')
    expect(table.asked()?.do).toBe('adjust')
    expect(table.play('commit:0').hero().health).toBe(5)
  })

  it('[TE-6.7] heroes never block heroes; everybody shares a room', () => {
    const table = tableAt({
      heroes: ['fighter', 'ranger@1,0', 'wizard@1,0', { hero: 'rogue', at: '1,0', health: 0 }],
      rooms: hall,
      goblins: 'boomy@2,0 stabby@2,0',
      minions: 'troll@2,0',
    }).play('step:1,0 step:2,0')
    expect(table.hero().place).toBe(cellOf('2,0'))
    expect(table.told('stopped')).toHaveLength(1)
  })

  it('[TE-6.8] the portal takes 2 Speed to any revealed card, and the way goes on', () => {
    const table = tableAt({
      heroes: ['sorceress@1,0', 'fighter'],
      rooms: `${hall} feasthall@0,-1`,
      facedown: 'A@0,1',
    })
    table.play('portal')
    expect(table.legal().toSorted()).toEqual(['go:0,-1', 'go:0,0', 'go:2,0', 'go:3,0'])
    table.play('go:3,0')
    expect(speedLeft(table.state)).toBe(2)
    expect(steps(table.legal())).toEqual(['step:2,0'])
  })

  it('[TE-6.8] not with 1 Speed, and not without a portal', () => {
    const table = tableAt({ rooms: hall })
    expect(table.legal()).not.toContain('portal')
    table.play('step:1,0')
    expect(table.legal()).toContain('portal')
    const late = tableAt({ heroes: ['fighter@3,0', 'ranger'], rooms: hall }).play('step:2,0 step:1,0')
    expect(speedLeft(late.state)).toBe(1)
    expect(late.legal()).not.toContain('portal')
  })

  it('[TE-6.9] no portal for a hero whom an enemy has stopped; one who starts there may use it', () => {
    const stopped = tableAt({ rooms: hall, goblins: 'boomy@1,0' }).play('step:1,0')
    expect(stopped.legal()).not.toContain('portal')
    const there = tableAt({ heroes: ['fighter@1,0', 'ranger'], rooms: hall, goblins: 'boomy@1,0' })
    expect(there.legal()).toContain('portal')
  })

  it('[TE-6.10] the Lair Door is a destination, the boss sheet is not', () => {
    const table = tableAt({
      heroes: ['fighter@1,0', 'ranger'],
      rooms: `${hall} lairDoor@0,1`,
      boss: 'dragon@lair',
    }).play('portal')
    expect(table.legal()).toContain('go:0,1')
    expect(table.legal()).not.toContain('go:lair')
  })

  it('[TE-6.11] arriving by teleport is entering: enemies stop, an armed trap is tested', () => {
    const from = {
      heroes: ['fighter@1,0', 'ranger'],
      rooms: `${hall} crushingWalls@0,1`,
    } as const
    const foe = tableAt({ ...from, goblins: 'boomy@3,0' }).play('portal go:3,0')
    expect(foe.state.turn.stopped).toBe(true)
    const trap = riggedTable('2 2 1', from).play('portal go:0,1')
    expect(trap.asked()?.do).toBe('adjust')
    expect(trap.play('commit:0').hero().health).toBe(4)
  })

  it('[TE-6.12] a free teleport of loot costs no Speed but is movement', () => {
    const from = { heroes: [{ hero: 'fighter', has: 'phoenixRobes' }, 'ranger'], rooms: hall } as const
    const table = tableAt(from).play('free:phoenixRobes go:3,0')
    expect(table.hero()).toMatchObject({ place: cellOf('3,0'), focus: 3 })
    expect(speedLeft(table.state)).toBe(3)
    expect(tableAt(from).play('rest').legal()).not.toContain('free:phoenixRobes')
    expect(
      tableAt({ ...from, goblins: 'boomy@1,0' })
        .play('step:1,0')
        .legal(),
    ).not.toContain('free:phoenixRobes')
  })

  it('[TE-6.12] it may be used on the boss sheet', () => {
    const table = tableAt({
      heroes: [{ hero: 'fighter', at: 'lair:4', has: 'phoenixRobes' }, 'ranger'],
      rooms: 'lairDoor@1,0',
      boss: 'dragon@lair',
    }).play('free:phoenixRobes go:0,0')
    expect(table.hero()).toMatchObject({ place: cellOf('0,0'), space: 0 })
  })

  it('[TE-6.13] stopped stays stopped: when the enemy dies, is moved away, or stealth is bought', () => {
    const killed = riggedTable('6 5 5 e2', { rooms: hall, goblins: 'boomy@1,0' }).play(
      'step:1,0 attack:hammer commit:0 decline',
    )
    expect(steps(killed.legal())).toEqual([])
    const pushed = tableAt({ rooms: hall, goblins: 'boomy@1,0' }).play('step:1,0 free:intimidate path:2,0')
    expect(pushed.state.goblins[0]?.place).toBe(cellOf('2,0'))
    expect(steps(pushed.legal())).toEqual([])
    const hidden = tableAt({ heroes: ['ranger', 'fighter'], rooms: hall, goblins: 'boomy@1,0' }).play(
      'step:1,0 free:stealth',
    )
    expect(steps(hidden.legal())).toEqual([])
    expect(hidden.state.turn).toMatchObject({ stealth: true, stopped: true })
  })

  it('[TE-6.14] Dimension Door may be cast by a stopped hero, but does not move it', () => {
    const from = { heroes: [{ hero: 'sorceress', has: 'dimensionDoor' }, 'fighter'], rooms: hall } as const
    const stopped = riggedTable('4 3 3', { ...from, goblins: 'boomy@1,0' }).play(
      'step:1,0 cast:dimensionDoor commit:0 pay',
    )
    expect(stopped.hero()).toMatchObject({ place: cellOf('1,0') })
    expect(stopped.asked()?.do).toBe('turn')
    const unhindered = riggedTable('4 3 3', from).play('cast:dimensionDoor commit:0 pay go:3,0')
    expect(unhindered.hero().place).toBe(cellOf('3,0'))
  })

  it('[TE-6.14] Shadow Walk works for a stopped hero, reveals and tests traps on the way', () => {
    const table = riggedTable('6 5 5 3 3 3 feasthall', {
      heroes: ['rogue', 'fighter'],
      rooms: 'portalChamber@1,0 spikedPit@2,0',
      facedown: 'A@3,0 A@1,1',
      goblins: 'boomy@1,0',
    }).play('step:1,0 special:shadowWalk commit:0 pay step:2,0 commit:0')
    expect(table.hero().health).toBe(4)
    table.play('flip:3,0')
    expect(table.told('flipped')).toMatchObject([{ room: 'feasthall' }])
    expect(table.asked()?.do).toBe('rotate')
  })

  it('[TE-6.15] a teleport needs another card; an extra move stays off the boss sheet', () => {
    const portal = tableAt({ heroes: ['fighter@1,0', 'ranger'], rooms: hall }).play('portal')
    expect(portal.legal()).not.toContain('go:1,0')
    const there = { heroes: ['rogue@1,0', 'fighter'], rooms: 'lairDoor@1,0', boss: 'dragon@0,0' } as const
    const table = riggedTable('6 5 5', there).play('special:shadowWalk commit:0 pay')
    expect(table.legal()).toEqual(['step:0,0', 'decline'])
  })
})
