import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heroSheets } from '../../content/heroes.ts'
import { attackKinds, heroes, loots, skills } from '../../content/ids.ts'
import { diceOf, heroDefence, speedLeft, speedOf } from '../../rules/heroes/attributes.ts'
import { heroAt } from '../../state.ts'
import { position, riggedTable, tableAt } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 goblinDen@2,0 guardPost@3,0 encounter1@0,-1'

describe('attributes', () => {
  it('[TE-4.1] health never exceeds the maximum', () => {
    const table = tableAt({ heroes: [{ hero: 'fighter', health: 6 }, 'ranger'] }).play('rest')
    expect(table.hero().health).toBe(7)
  })

  it('[TE-4.1] a loss below 1 sets health to 0 and the hero is unconscious; a loss to 1 does not', () => {
    const hit = (health: number) =>
      tableAt({
        heroes: [{ hero: 'fighter', health }, 'ranger@1,0'],
        rooms: hall,
        minions: 'minotaur@0,0',
      }).play('end')
    expect(hit(2).hero(0).health).toBe(0)
    expect(hit(2).told('fell')).toMatchObject([{ hero: 'fighter' }])
    expect(hit(3).hero(0).health).toBe(0)
    expect(hit(4).hero(0).health).toBe(1)
    expect(hit(4).told('fell')).toEqual([])
  })

  it('[TE-4.2] focus stays between 0 and its maximum', () => {
    const rested = tableAt({ heroes: [{ hero: 'fighter', focus: 2 }, 'ranger'] }).play('rest')
    expect(rested.hero().focus).toBe(5)
    const drained = tableAt({
      heroes: [{ hero: 'fighter', focus: 1 }, 'ranger@1,0'],
      rooms: hall,
      minions: 'skeleton@0,0',
    }).play('end')
    expect(drained.hero(0)).toMatchObject({ focus: 0, health: 5 })
  })

  it('[TE-4.2] a focus cost must be payable in full', () => {
    const with_ = (focus: number) => tableAt({ heroes: [{ hero: 'ranger', focus }, 'fighter'] }).legal()
    expect(with_(2)).toContain('free:stealth')
    expect(with_(1)).not.toContain('free:stealth')
  })

  it('[TE-4.3] Speed is the most rooms a hero may enter in a turn', () => {
    const table = tableAt({ rooms: hall }).play('step:1,0 step:2,0')
    expect(speedLeft(table.state)).toBe(1)
    table.play('step:3,0')
    expect(speedLeft(table.state)).toBe(0)
    expect(table.legal().filter(word => word.startsWith('step'))).toEqual([])
  })

  it('[TE-4.4] defence lowers counter-attacks, not traps and not enemy actions', () => {
    const paladin = { hero: 'paladin', health: 8 } as const
    const acted = tableAt({ heroes: [paladin, 'ranger@1,0'], rooms: hall, minions: 'minotaur@0,0' }).play(
      'end',
    )
    expect(acted.hero(0).health).toBe(8 - 3)
    const trapped = riggedTable('3 3 3', { heroes: [paladin, 'ranger'], rooms: 'crushingWalls@1,0' })
    expect(trapped.play('step:1,0 commit:0').hero().health).toBe(8 - 3)
    const countered = riggedTable('3 3 3 e4', { heroes: [paladin, 'ranger'], minions: 'ogre@0,0' })
    expect(countered.play('attack:hammer commit:0').hero().health).toBe(8 - (4 + 4 - 5))
  })

  it('[TE-4.5] a skill is a number of dice, after all modifiers from 1 to 3', () => {
    const state = position({
      heroes: [{ hero: 'fighter', has: 'rubyFigurine emeraldFigurine' }, 'paladin@lair:6'],
      rooms: 'lairDoor@1,0',
      boss: 'dragon@lair',
    })
    const dice = (hero: number) => skills.map(skill => diceOf(state, heroAt(state, hero), skill))
    expect(dice(0)).toEqual([3, 3, 1])
    expect(dice(1)).toEqual([2, 1, 1])
  })

  it('[TE-4.5] dice, defence and Speed stay in their bounds with any loot on any space', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...heroes),
        fc.uniqueArray(fc.constantFrom(...loots), { maxLength: 5 }),
        fc.integer({ min: 0, max: 6 }),
        (hero, found, space) => {
          const state = position({
            heroes: [{ hero, at: space === 0 ? '0,0' : `lair:${space}` }, 'fighter'],
            rooms: 'lairDoor@1,0',
            boss: 'spiderQueen@lair',
          })
          const at = heroAt(state, 0)
          at.trinkets = found
          for (const skill of skills) {
            const dice = diceOf(state, at, skill)
            expect(dice).toBeGreaterThanOrEqual(1)
            expect(dice).toBeLessThanOrEqual(3)
          }
          for (const kind of attackKinds) expect(heroDefence(at, kind)).toBeGreaterThanOrEqual(0)
          expect(speedOf(state, at)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('[TE-4.6] Speed left follows every change of Speed in the turn', () => {
    const sprint = tableAt({ heroes: ['barbarian', 'fighter'], rooms: hall }).play(
      'step:1,0 step:2,0 step:3,0',
    )
    expect(speedLeft(sprint.state)).toBe(0)
    sprint.play('free:sprint')
    expect(speedLeft(sprint.state)).toBe(1)
    expect(sprint.play('step:2,0').hero().place).toBe(
      position({ heroes: ['fighter@2,0', 'ranger'] }).heroes[0]?.place,
    )

    const axe = tableAt({ heroes: [{ hero: 'fighter', has: 'greatAxe' }, 'ranger'], rooms: hall }).play(
      'step:1,0 step:2,0',
    )
    expect(speedLeft(axe.state)).toBe(0)
    expect(speedLeft(axe.play('discard:0:greatAxe').state)).toBe(1)
  })

  it('[TE-4.6] a negative rest of Speed counts as 0', () => {
    const table = tableAt({ heroes: [{ hero: 'fighter', has: 'lionBoots' }, 'ranger'], rooms: hall }).play(
      'step:1,0 step:2,0 step:3,0 step:2,0',
    )
    expect(speedLeft(table.state)).toBe(0)
    expect(speedLeft(table.play('discard:0:lionBoots').state)).toBe(0)
    expect(table.legal().filter(word => word.startsWith('step'))).toEqual([])
  })

  it('[TE-4.7] defence is the sheet’s, with everything that counts against this kind of attack, never below 0', () => {
    const state = position({ heroes: [{ hero: 'barbarian', has: 'lionShield elvenChain' }, 'fighter'] })
    const hero = heroAt(state, 0)
    expect(heroSheets.barbarian.defence).toBe(2)
    expect(attackKinds.map(kind => heroDefence(hero, kind))).toEqual([4, 3, 3])
  })
})
