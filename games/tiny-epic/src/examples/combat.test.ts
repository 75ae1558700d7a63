import { describe, expect, it } from 'vitest'
import { position, sit } from '../testing/index.ts'

/** A sorceress and a Skeleton two rooms away, round a corner. */
const corner = (focus: number) =>
  position({
    heroes: [{ hero: 'sorceress', focus, has: 'fireball' }, 'fighter@0,-1'],
    rooms: 'graveyard@0,-1 armory@1,0/2 goblinDen@1,1',
    minions: 'skeleton@1,1',
  })

/** A fighter with a hammer and the Minotaur in one room. */
const arena = (focus = 5) =>
  position({
    heroes: [{ hero: 'fighter', focus }, 'cleric@0,1'],
    rooms: 'goblinDen@0,1',
    minions: 'minotaur@0,0',
    torch: 9,
  })

describe('casting', () => {
  it('[TE-EX-13] Fireball round a corner: the unused 2 helps to pay, no enemy die is rolled', () => {
    const table = sit(corner(4), '6 1 2').play('cast:fireball commit:0+1')
    expect(table.hero().focus).toBe(7)
    table.play('pay')
    expect(table.hero().focus).toBe(1)
    expect(table.state.minions[0]?.health).toBe(4)
    expect(table.told('rolling')).toMatchObject([{ enemyDie: false }])
    expect(table.told('countered')).toEqual([])
  })

  it('[TE-EX-14] success that cannot be paid has no effect', () => {
    const table = sit(corner(2), '6 1 4').play('cast:fireball commit:0+1')
    expect(table.told('unpaid')).toHaveLength(1)
    expect(table.hero().focus).toBe(3)
    expect(table.state.minions[0]?.health).toBe(8)
    expect(table.state.turn.acted).toBe(true)
  })
})

describe('attacks and counter-attacks', () => {
  it('[TE-EX-15] 8 against 4 + 2: two damage, and 1 focus from the unused 4', () => {
    const table = sit(arena(0), '6 2 4 e2').play('attack:hammer commit:0+1')
    expect(table.told('checked')).toMatchObject([{ result: 8, need: 6, success: true }])
    expect(table.state.minions[0]?.health).toBe(6)
    expect(table.hero().focus).toBe(1)
  })

  it('[TE-EX-16] a result of 6 does no damage, is no success, and is countered', () => {
    const table = sit(arena(0), '6 2 4 e5').play('attack:hammer commit:0')
    expect(table.told('checked')).toMatchObject([{ result: 6, success: false }])
    expect(table.state.minions[0]?.health).toBe(8)
    expect(table.hero().focus).toBe(0)
    expect(table.told('countered')).toHaveLength(1)
  })

  it.each([
    ['pay', 2],
    ['decline', 4],
  ])('[TE-EX-17] 5 + 3 against defence 4; Stone Stance: %s', (answer, damage) => {
    const table = sit(arena(2), '1 1 1 e5').play(`attack:hammer commit:0 ${answer}`)
    expect(table.told('countered')).toMatchObject([{ face: 5, modifier: 3, damage }])
    expect(table.hero().health).toBe(7 - damage)
  })

  it.each(['pay', 'decline'])('[TE-EX-18] a shield is worth the modifier; Stone Stance: %s', answer => {
    const table = sit(arena(2), '1 1 1 eshield').play(`attack:hammer commit:0 ${answer}`)
    expect(table.hero().health).toBe(4)
  })

  it('[TE-EX-19] the torch face misses, moves the torch to an enemy space, and the turn burns one more', () => {
    const table = sit(arena(0), '1 1 1 etorch').play('attack:hammer commit:0')
    expect(table.told('countered')).toMatchObject([{ face: 'torch', damage: 0 }])
    expect(table.state.torch).toBe(10)
    expect(table.told('strikes')).toMatchObject([{ enemy: 'minotaur', heroes: ['fighter'] }])
    expect(table.hero(0).health).toBe(4)
    table.play('end')
    expect(table.state.torch).toBe(11)
  })

  it('[TE-EX-20] two goblins: 4 + 2 against defence 3 is 3 damage', () => {
    const state = position({
      heroes: ['sorceress', 'fighter@1,0'],
      rooms: 'goblinDen@1,0',
      goblins: 'brawny@0,0 stabby@1,0',
    })
    const table = sit(state, '2 e4').play('attack:dagger commit:0')
    expect(table.told('countered')).toMatchObject([{ face: 4, modifier: 2, defence: 3, damage: 3 }])
  })
})
