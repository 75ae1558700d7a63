import { describe, expect, it } from 'vitest'
import { cellOf, position, riggedTable, sit, tableAt } from '../../testing/index.ts'

const heroicActions = (words: readonly string[]) =>
  words.filter(word => /^(rest|search|disarm|attack|cast|special)/.test(word))

describe('rest, search, disarm', () => {
  it('[TE-10.1] rest, anywhere: 3 health and 5 focus, at once', () => {
    const worn = { hero: 'sorceress', health: 1, focus: 0 } as const
    const table = tableAt({ heroes: [worn, 'fighter'] }).play('rest')
    expect(table.hero()).toMatchObject({ health: 4, focus: 5 })
    const beset = tableAt({ heroes: [worn, 'fighter'], goblins: 'boomy@0,0' }).play('rest')
    expect(beset.hero()).toMatchObject({ health: 4, focus: 5 })
    const inLair = tableAt({
      heroes: [{ ...worn, at: 'lair:4' }, 'fighter'],
      rooms: 'lairDoor@1,0',
      boss: 'dragon@lair',
    }).play('rest')
    expect(inLair.hero()).toMatchObject({ health: 4, focus: 5 })
  })

  it('[TE-10.2] search does what is printed; a room without a search offers none', () => {
    const table = riggedTable('4 5 5', {
      heroes: [{ hero: 'fighter', at: '1,0', focus: 0 }, 'ranger'],
      rooms: 'witchsCauldron@1,0',
    }).play('search commit:0')
    expect(table.hero()).toMatchObject({ focus: 4, health: 7 })
    const failed = riggedTable('3 5 5', {
      heroes: [{ hero: 'fighter', at: '1,0', focus: 0 }, 'ranger'],
      rooms: 'witchsCauldron@1,0',
    }).play('search commit:0')
    expect(failed.hero()).toMatchObject({ focus: 0, health: 6 })
    expect(sit(position()).legal()).not.toContain('search')
  })

  it.each([
    ['arcaneAltar', 'search'],
    ['crushingWalls', 'disarm'],
  ])('[TE-10.3] [TE-10.4] %s: no %s beside an enemy without another conscious hero', (room, action) => {
    const legal = (other: { at: string; health?: number }, goblins: string) =>
      tableAt({
        heroes: ['wizard@1,0', { hero: 'fighter', ...other }],
        rooms: `${room}@1,0`,
        goblins,
      }).legal()
    expect(legal({ at: '0,0' }, '')).toContain(action)
    expect(legal({ at: '0,0' }, 'boomy@1,0')).not.toContain(action)
    expect(legal({ at: '0,0' }, 'boomy@0,0')).toContain(action)
    expect(legal({ at: '1,0' }, 'boomy@1,0')).toContain(action)
    expect(legal({ at: '1,0', health: 0 }, 'boomy@1,0')).not.toContain(action)
    // One is enough against many.
    expect(legal({ at: '1,0', health: 1 }, 'boomy@1,0 stabby@1,0 pokey@1,0')).toContain(action)
  })

  it('[TE-10.5] a room can be searched again on a later turn', () => {
    const there = { heroes: ['fighter@1,0', 'paladin@1,0'], rooms: 'witchsCauldron@1,0', torch: 10 } as const
    const table = riggedTable('4 5 5 4 5 5', there).play('search commit:0')
    expect(table.legal()).not.toContain('search')
    table.play('end search commit:0')
    expect(table.told('checked')).toHaveLength(2)
  })

  it('[TE-10.6] disarm: ✓ a marker and 1 loot or 1 spell, ✗ nothing', () => {
    const from = { heroes: ['rogue@1,0', 'fighter'], rooms: 'bridgeOfDoom@1,0' } as const
    const table = riggedTable('6 5 5 fireball', from).play('disarm')
    expect(table.told('rolling')).toMatchObject([{ skill: 'agility', dice: 3 }])
    table.play('commit:0')
    expect(table.state.disarmed).toEqual([cellOf('1,0')])
    expect(table.legal()).toEqual(['option:0', 'option:1'])
    table.play('option:1 draw equip:0')
    expect(table.hero().spells).toEqual(['fireball'])
    expect(table.asked()?.do).toBe('turn')
    const failed = riggedTable('5 3 3', from).play('disarm commit:0')
    expect(failed.state.disarmed).toEqual([])
    expect(failed.hero().health).toBe(6)
    expect(failed.asked()?.do).toBe('turn')
  })

  it('[TE-10.7] a disarmed trap cannot be disarmed again', () => {
    const legal = (disarmed: string) =>
      tableAt({ heroes: ['rogue@1,0', 'fighter'], rooms: 'bridgeOfDoom@1,0', disarmed }).legal()
    expect(legal('')).toContain('disarm')
    expect(legal('1,0')).not.toContain('disarm')
  })

  it('[TE-10.8] on the boss sheet only attack, cast and rest', () => {
    const table = tableAt({
      heroes: [{ hero: 'rogue', at: 'lair:4', has: 'fireball' }, 'fighter'],
      rooms: 'lairDoor@1,0',
      boss: 'dragon@lair',
    })
    expect(heroicActions(table.legal()).toSorted()).toEqual([
      'attack:dagger',
      'attack:throwingKnives',
      'cast:fireball',
      'rest',
    ])
    const outside = tableAt({ heroes: ['rogue', 'fighter'] })
    expect(heroicActions(outside.legal())).toEqual(['rest', 'special:shadowWalk'])
  })
})
