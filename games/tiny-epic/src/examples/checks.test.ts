import { describe, expect, it } from 'vitest'
import { diceOf } from '../rules/heroes/attributes.ts'
import { heroAt } from '../state.ts'
import { position, riggedTable, sit } from '../testing/index.ts'

/** A sorceress in the Arcane Library: intellect 5 finds a spell and 2 focus. */
const library = (focus: number) =>
  position({ heroes: [{ hero: 'sorceress', at: '1,0', focus }, 'fighter'], rooms: 'arcaneLibrary@1,0' })

describe('skill checks', () => {
  it('[TE-EX-5] 4, 3, 1 make 5: a spell, 2 focus from the room, 1 from the unused 3', () => {
    const table = sit(library(0), '4 3 1').play('search commit:0+2')
    expect(table.hero().focus).toBe(1)
    expect(table.asked()).toMatchObject({ do: 'discover', kind: 'spell' })
    expect(table.play('decline').hero().focus).toBe(3)
  })

  it('[TE-EX-6] the same dice used as 3 + 1 fail: no spell, no focus', () => {
    const table = sit(library(0), '4 3 1').play('search commit:1+2')
    expect(table.told('checked')).toMatchObject([{ result: 4, success: false }])
    expect(table.hero().focus).toBe(0)
    expect(table.asked()?.do).toBe('turn')
  })

  it('[TE-EX-7] 2 focus turn the 4 into a 5; unused dice and the room fill focus up to 8', () => {
    const table = sit(library(6), '4 3 1').play('search change:0+ commit:0 decline')
    expect(table.told('focused').map(({ focus }) => focus)).toEqual([5, 7, 8])
  })

  it('[TE-EX-8] 2 focus turn 3 into a plus 2, which makes 8; nothing goes above 6, below 1 or around', () => {
    const state = position({
      heroes: ['fighter@1,0', 'cleric'],
      rooms: 'bridgeOfDoom@1,0',
    })
    const table = sit(state, '6 3').play('disarm')
    expect(table.legal().filter(word => word.startsWith('change'))).toEqual([
      'change:0-',
      'change:1+',
      'change:1-',
    ])
    table.play('change:1- commit:0+1')
    expect(table.told('checked')).toMatchObject([{ result: 8, success: true }])
    const low = riggedTable('1 6', { heroes: ['fighter@1,0', 'cleric'], rooms: 'bridgeOfDoom@1,0' })
    expect(
      low
        .play('disarm')
        .legal()
        .filter(word => word.startsWith('change')),
    ).toEqual(['change:0+', 'change:1-'])
  })

  it('[TE-EX-9] 2 and 1 make 3 either way', () => {
    const table = () => riggedTable('2 1', { heroes: ['fighter@1,0', 'cleric'], rooms: 'bridgeOfDoom@1,0' })
    for (const word of ['commit:0+1', 'commit:1+0'])
      expect(table().play(`disarm ${word}`).told('checked')).toMatchObject([{ result: 3 }])
  })

  it('[TE-EX-10] never more than 3 dice, never fewer than 1', () => {
    const strong = position({ heroes: [{ hero: 'fighter', has: 'rubyFigurine' }, 'cleric'] })
    expect(diceOf(strong, heroAt(strong, 0), 'strength')).toBe(3)
    const weak = position({
      heroes: ['cleric@lair:6', 'fighter'],
      rooms: 'lairDoor@1,0',
      boss: 'dragon@lair',
    })
    expect(diceOf(weak, heroAt(weak, 0), 'agility')).toBe(1)
    expect(diceOf(weak, heroAt(weak, 0), 'intellect')).toBe(2)
  })

  it.each([
    ['axe', 'barbarian', 6],
    ['dagger', 'rogue', 4],
  ] as const)('[TE-EX-11] dice 5 and 3 with the %s', (weapon, hero, result) => {
    const state = position({ heroes: [{ hero }, 'cleric'], minions: 'troll@0,0' })
    const dice = hero === 'barbarian' ? '5 3 3 e2' : '5 3 e2'
    const table = sit(state, dice).play(`attack:${weapon} commit:0`)
    expect(table.told('checked')).toMatchObject([{ result }])
  })

  it('[TE-EX-12] an unused 6 heals after a passed check, and not after a failed one', () => {
    const at = (room: string) =>
      position({
        heroes: [{ hero: 'sorceress', at: '1,0', health: 3, focus: 0 }, 'fighter'],
        rooms: `${room}@1,0`,
      })
    const passed = sit(at('crushingWalls'), '6 6 2').play('disarm commit:0')
    expect(passed.hero().focus).toBe(3)
    expect(passed.play('option:0 decline').hero().health).toBe(4)
    const failed = riggedTable('6 6 2', {
      heroes: [{ hero: 'sorceress', health: 3, focus: 0, has: 'fireball' }, 'fighter'],
      rooms: 'armory@1,0 graveyard@1,1',
      goblins: 'boomy@1,1',
    }).play('cast:fireball commit:2')
    expect(failed.told('checked')).toMatchObject([{ result: 2, success: false }])
    expect(failed.hero().health).toBe(3)
    expect(failed.hero().focus).toBe(0)
  })
})
