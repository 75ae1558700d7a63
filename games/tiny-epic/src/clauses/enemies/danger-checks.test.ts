import { describe, expect, it } from 'vitest'
import { speedLeft } from '../../rules/heroes/attributes.ts'
import { cellOf, position, riggedTable, sit, tableAt } from '../../testing/index.ts'

const steps = (words: readonly string[]) => words.filter(word => /^(step|flip)/.test(word))
const unknown = { facedown: 'A@1,0 A@-1,0', deck: [9, 8, 4] } as const

describe('danger', () => {
  it('[TE-8.1] a goblin on a new card: 1 damage, movement over, into the lowest free slot, token in the room', () => {
    const table = riggedTable('guardPost stabby', { ...unknown, goblins: 'boomy@0,0#1 shooty@0,0#3' }).play(
      'flip:1,0',
    )
    expect(table.hero().health).toBe(6)
    expect(speedLeft(table.state)).toBe(2)
    expect(steps(table.legal())).toEqual([])
    expect(table.state.goblins.find(({ card }) => card === 'stabby')).toEqual({
      card: 'stabby',
      slot: 2,
      place: cellOf('1,0'),
    })
  })

  it('[TE-8.2] an empty goblin deck is made of the discards', () => {
    const state = position({ ...unknown, goblins: 'boomy@0,0 shooty@0,0' })
    state.bags.goblins = 0
    state.goblinDiscards = ['stabby', 'pokey']
    const table = sit(state, 'guardPost #1').play('flip:1,0')
    expect(table.state.goblins.map(({ card }) => card)).toEqual(['boomy', 'shooty', 'pokey'])
    expect(table.state.goblinDiscards).toEqual([])
    expect(table.state.bags.goblins).toBe(1 << 1)
  })

  it('[TE-8.3] all four slots taken when a goblin must be placed: loss, from a reveal or a failed search', () => {
    const four = 'boomy@0,1 stabby@0,1 shooty@0,1 pokey@0,1'
    const reveal = riggedTable('guardPost', { ...unknown, rooms: 'goblinDen@0,1', goblins: four }).play(
      'flip:1,0',
    )
    expect(reveal.state.result).toEqual({ won: false, why: 'TE-3.2' })
    const search = riggedTable('3 3 4', {
      heroes: ['rogue@1,0', 'fighter'],
      rooms: 'treasureVault@1,0 goblinDen@0,1',
      goblins: four,
    }).play('search commit:0')
    expect(search.state.result).toEqual({ won: false, why: 'TE-3.2' })
  })

  it('[TE-8.4] a minion: 2 damage, movement over, its card to the right, full health, token in the room', () => {
    const table = riggedTable('encounter2 wraith', {
      facedown: 'B@1,0 B@-1,0',
      deck: [0, 9, 4],
      rooms: 'goblinDen@0,1',
      minions: 'ogre@0,1',
    }).play('flip:1,0')
    expect(table.hero().health).toBe(5)
    expect(steps(table.legal())).toEqual([])
    expect(table.state.minions).toEqual([
      { card: 'ogre', health: 9, place: cellOf('0,1') },
      { card: 'wraith', health: 5, place: cellOf('1,0') },
    ])
  })

  it('[TE-8.5] a remote reveal places the enemy, hurts and stops nobody', () => {
    const table = riggedTable('guardPost stabby', { facedown: 'A@1,0', deck: [9, 8, 4], torch: 10 }).play(
      'explore',
    )
    expect(table.state.goblins).toMatchObject([{ card: 'stabby', place: cellOf('1,0') }])
    expect(table.hero()).toMatchObject({ health: 7, place: cellOf('0,0') })
    expect(table.state.turn.stopped).toBe(false)
    expect(steps(table.legal())).toContain('step:1,0')
  })

  it('[TE-8.6] the enemy is placed even if its ambush knocks the hero out', () => {
    const table = riggedTable('guardPost stabby', {
      ...unknown,
      heroes: [{ hero: 'fighter', health: 1 }, 'ranger'],
      torch: 10,
    }).play('flip:1,0')
    expect(table.hero(0).health).toBe(0)
    expect(table.state.goblins).toHaveLength(1)
    expect(table.state).toMatchObject({ torch: 11, turn: { hero: 1 } })
    const order = table.events.map(({ type }) => type)
    expect(order.indexOf('goblin')).toBeLessThan(order.indexOf('turnEnded'))
  })

  it('[TE-8.7] an encounter fires once: a later visit meets only the token', () => {
    const empty = tableAt({ rooms: 'guardPost@1,0 encounter1@-1,0' }).play('step:1,0 step:0,0 step:-1,0')
    expect(empty.hero().health).toBe(7)
    expect([empty.state.goblins, empty.state.minions]).toEqual([[], []])
    const met = tableAt({ rooms: 'guardPost@1,0', goblins: 'stabby@1,0' }).play('step:1,0')
    expect(met.hero().health).toBe(7)
    expect(met.state.goblins).toHaveLength(1)
  })

  it('[TE-8.8] each time a hero enters an armed trap it tests it: success nothing, failure the loss', () => {
    const from = { rooms: 'crushingWalls@1,0' } as const
    expect(riggedTable('6 3 3', from).play('step:1,0 commit:0').hero().health).toBe(7)
    const table = riggedTable('5 3 3', from).play('step:1,0 commit:0')
    expect(table.hero().health).toBe(4)
    table.next('4 3 3').play('step:0,0 step:1,0 commit:0')
    expect(table.hero(0).health).toBe(1)
    const darts = riggedTable('3 3', { rooms: 'poisonDarts@1,0' }).play('step:1,0 commit:0')
    expect(darts.hero()).toMatchObject({ health: 6, focus: 3 })
  })

  it('[TE-8.9] whatever came of it, the hero may go on or try to disarm', () => {
    for (const told of ['6 3 3', '3 3 3']) {
      const table = riggedTable(told, { rooms: 'crushingWalls@1,0' }).play('step:1,0 commit:0')
      expect(steps(table.legal())).toEqual(['step:0,0'])
      expect(table.legal()).toContain('disarm')
    }
  })

  it('[TE-8.10] starting a turn in a trap room triggers nothing', () => {
    const there = { heroes: ['ranger', 'fighter@1,0'], rooms: 'crushingWalls@1,0', torch: 10 } as const
    const table = riggedTable('', there).play('end')
    expect(table.state.turn.hero).toBe(1)
    expect(table.asked()?.do).toBe('turn')
    expect(table.hero().health).toBe(7)
  })

  it('[TE-8.11] a disarmed trap is ignored', () => {
    const table = riggedTable('', { rooms: 'crushingWalls@1,0', disarmed: '1,0' }).play('step:1,0')
    expect(table.asked()?.do).toBe('turn')
    expect(table.told('rolling')).toEqual([])
  })

  it('[TE-8.12] "any skill": chosen before the roll, and it counts', () => {
    const table = riggedTable('3 4', { rooms: 'buzzsaw@1,0' }).play('step:1,0')
    expect(table.legal()).toEqual(['skill:strength', 'skill:agility', 'skill:intellect'])
    expect(table.told('rolled')).toEqual([])
    table.play('skill:agility')
    expect(table.told('rolled')).toMatchObject([{ dice: [3, 4] }])
    const fixed = riggedTable('3 4', { rooms: 'spikedPit@1,0' }).play('step:1,0')
    expect(fixed.told('skilled')).toEqual([])
    expect(fixed.told('rolling')).toMatchObject([{ skill: 'agility', dice: 2 }])
  })

  it('[TE-8.13] a goblin that a trap adds does not hurt, but ends movement, not that of a stealthy hero', () => {
    const from = { rooms: 'goblinBunks@1,0' } as const
    const table = riggedTable('3 3 stabby', from).play('step:1,0 commit:0')
    expect(table.state.goblins).toMatchObject([{ card: 'stabby', place: cellOf('1,0') }])
    expect(table.hero().health).toBe(7)
    expect(steps(table.legal())).toEqual([])
    const hidden = riggedTable('3 3 3 stabby', { ...from, heroes: ['ranger', 'fighter'] }).play(
      'free:stealth step:1,0 commit:0',
    )
    expect(steps(hidden.legal())).toEqual(['step:0,0'])
  })

  it.each([
    ['treasureVault', 'rogue', 6],
    ['guardPost', 'fighter', 7],
  ] as const)('[TE-8.13] a failed search of the %s is a goblin encounter', (room, hero, full) => {
    const told = (health: number) =>
      riggedTable('3 3 4 stabby', {
        heroes: [{ hero, at: '1,0', health }, 'wizard'],
        rooms: `${room}@1,0`,
      }).play('search commit:0')
    const table = told(full)
    expect(table.hero(0).health).toBe(full - 1)
    expect(table.state.goblins).toMatchObject([{ card: 'stabby', place: cellOf('1,0') }])
    expect(steps(table.legal())).toEqual([])
    // Who falls to it leaves the goblin there all the same (TE-8.6).
    const fallen = told(1)
    expect(fallen.hero(0).health).toBe(0)
    expect(fallen.state.goblins).toHaveLength(1)
    expect(fallen.state.turn.hero).toBe(1)
  })

  it('[TE-8.14] an enemy in a trap room: the trap is tested, then the hero is stopped', () => {
    const table = riggedTable('6 3 3', { rooms: 'crushingWalls@1,0', goblins: 'boomy@1,0' }).play('step:1,0')
    expect(table.asked()?.do).toBe('adjust')
    expect(table.told('stopped')).toEqual([])
    table.play('commit:0')
    expect(table.told('stopped')).toHaveLength(1)
    expect(steps(table.legal())).toEqual([])
  })

  it('[TE-8.15] a trap revealed from afar is first tested by the first hero that enters', () => {
    const table = riggedTable('crushingWalls', { facedown: 'A@1,0', deck: [9, 8, 4], torch: 10 }).play(
      'explore',
    )
    expect(table.told('rolling')).toEqual([])
    table.next('6 3 3').play('step:1,0')
    expect(table.told('rolling')).toHaveLength(1)
  })
})
