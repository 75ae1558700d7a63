import { describe, expect, it } from 'vitest'
import { cellOf, type Placed, type Position, riggedTable, tableAt } from '../../testing/index.ts'

/** The sorceress in the Arcane Library: intellect 5, a spell and 2 focus. */
const library = (told: string, focus = 0, more: Partial<Position> = {}) =>
  riggedTable(told, {
    heroes: [{ hero: 'sorceress', at: '1,0', focus, health: 3 }, 'fighter'],
    rooms: 'arcaneLibrary@1,0',
    ...more,
  }).play('search')

const fight = (told: string, hero: Placed, more: Partial<Position> = { minions: 'ogre@0,0' }) =>
  riggedTable(told, { heroes: [hero, 'ranger'], ...more })

const commits = (words: readonly string[]) => words.filter(word => word.startsWith('commit')).toSorted()

describe('checks', () => {
  it('[TE-9.1] the difficulty must be reached', () => {
    expect(library('5 4 4').play('commit:0').told('checked')).toMatchObject([
      { result: 5, need: 5, success: true },
    ])
    expect(library('5 4 4').play('commit:1').told('checked')).toMatchObject([{ result: 4, success: false }])
  })

  it('[TE-9.2] as many dice as the skill, with die modifiers, from 1 to 3', () => {
    const dice = (hero: Placed, room = 'arcaneLibrary') =>
      tableAt({ heroes: [{ ...hero, at: '1,0' }, 'ranger'], rooms: `${room}@1,0` })
        .play('search')
        .told('rolling')[0]?.dice
    expect(dice({ hero: 'sorceress' })).toBe(3)
    expect(dice({ hero: 'paladin' })).toBe(2)
    expect(dice({ hero: 'fighter' })).toBe(1)
    expect(dice({ hero: 'fighter', has: 'sapphireFigurine' })).toBe(2)
    expect(dice({ hero: 'sorceress', has: 'sapphireFigurine' })).toBe(3)
  })

  it('[TE-9.3] any die may be the main die', () => {
    expect(commits(library('6 4 3').legal())).toEqual(['commit:0', 'commit:1', 'commit:2'])
  })

  it('[TE-9.4] a 1 or a 2 may be added to the main die, a 3 may not', () => {
    expect(library('4 3 1').legal()).toContain('commit:0+2')
    expect(library('4 3 2').legal()).toContain('commit:0+2')
    expect(commits(library('4 3 3').legal()).some(word => word.includes('+'))).toBe(false)
    expect(library('4 2 1').play('commit:0+1+2').told('checked')).toMatchObject([{ result: 7 }])
  })

  it('[TE-9.5] a plus face may be the main die, worth 1 or 2', () => {
    expect(library('4 2 1').play('commit:1').told('checked')).toMatchObject([{ result: 2 }])
    expect(library('4 2 1').play('commit:2').told('checked')).toMatchObject([{ result: 1 }])
    expect(library('4 2 1').play('commit:2+1').told('checked')).toMatchObject([{ result: 3 }])
  })

  it('[TE-9.6] any subset of the plus dice', () => {
    expect(commits(library('5 2 1').legal())).toEqual([
      'commit:0',
      'commit:0+1',
      'commit:0+1+2',
      'commit:0+2',
      'commit:1',
      'commit:1+2',
      'commit:2',
      'commit:2+1',
    ])
  })

  it('[TE-9.7] result = main + used plus dice + all modifiers, good and bad', () => {
    const wizard = fight('5 e3', { hero: 'wizard' }).play('attack:dagger commit:0')
    expect(wizard.told('checked')).toMatchObject([{ modifier: -1, result: 4 }])
    const axe = fight('5 2 1 e3', { hero: 'barbarian' }).play('attack:axe commit:0+1')
    expect(axe.told('checked')).toMatchObject([{ modifier: 1, result: 8 }])
    const eye = riggedTable('4 3 3', {
      heroes: [{ hero: 'rogue', has: 'pantherEye' }, 'fighter'],
      rooms: 'spikedPit@1,0',
    }).play('step:1,0 commit:0')
    expect(eye.told('checked')).toMatchObject([{ modifier: 1, result: 5, success: true }])
  })

  it('[TE-9.8] [TE-9.20] after a success each unused 1, 2, 3, 4, 5 yields 2, 3, 1, 1, 0 focus', () => {
    for (const [at, gain] of [2, 3, 1, 1, 0].entries()) {
      const face = at + 1
      expect(library(`6 ${face} 5`).play('commit:0').hero().focus).toBe(gain)
      expect(library(`6 ${face} ${face}`).play('commit:0').hero().focus).toBe(2 * gain)
    }
    expect(library('4 2 1').play('commit:0').hero().focus).toBe(0)
    expect(library('4 2 1').play('commit:0+2').hero().focus).toBe(3)
  })

  it('[TE-9.8] [TE-9.10] also in the test of a trap and in a disarming', () => {
    const worn = { hero: 'rogue', health: 3, focus: 0 } as const
    const trap = riggedTable('5 2 6', { heroes: [worn, 'fighter'], rooms: 'spikedPit@1,0' }).play(
      'step:1,0 commit:0',
    )
    expect(trap.hero()).toMatchObject({ focus: 3, health: 4 })
    const disarm = riggedTable('5 1 6', {
      heroes: [{ ...worn, at: '1,0' }, 'fighter'],
      rooms: 'poisonDarts@1,0',
    }).play('disarm commit:0')
    expect(disarm.hero().focus).toBe(2)
  })

  it('[TE-9.9] that focus cannot change dice of the same check', () => {
    expect(
      library('6 2 2')
        .legal()
        .some(word => word.startsWith('change')),
    ).toBe(false)
    expect(
      library('6 2 2', 1)
        .legal()
        .some(word => word.startsWith('change')),
    ).toBe(false)
    expect(library('6 2 2', 2).legal()).toContain('change:1+')
  })

  it('[TE-9.10] each unused 6 yields 1 health', () => {
    expect(library('6 6 6', 2).play('commit:0 decline').hero().health).toBe(5)
    expect(library('6 6 5').play('commit:2 decline').hero().health).toBe(5)
    expect(library('6 5 5').play('commit:0 decline').hero().health).toBe(3)
  })

  it('[TE-9.11] the heart needs a success; it comes after the effect and before the counter-attack', () => {
    expect(library('6 4 1').play('commit:1').told('checked')).toMatchObject([{ success: false }])
    expect(library('6 4 1').play('commit:1').hero().health).toBe(3)
    const table = fight('6 6 3 e5', { hero: 'fighter', health: 5, focus: 0 }).play('attack:hammer commit:0')
    expect(
      table.events.map(({ type }) => type).filter(type => ['struck', 'healed', 'hurt'].includes(type)),
    ).toEqual(['struck', 'healed', 'hurt'])
    // 5 + 1 − (5 + 4 − 4): the heart comes in time.
    expect(table.hero(0).health).toBe(1)
  })

  it('[TE-9.12] 2 focus change a die by one, as often as they can be paid', () => {
    const table = library('4 4 4', 4).play('change:0+ change:0+')
    expect(table.hero().focus).toBe(0)
    expect(table.told('changed')).toMatchObject([{ face: 5 }, { face: 6 }])
    expect(table.legal().some(word => word.startsWith('change'))).toBe(false)
  })

  it('[TE-9.12] never above 6, below 1, nor around; the new face counts in every respect', () => {
    const changes = (told: string) =>
      library(told, 8)
        .legal()
        .filter(word => word.startsWith('change'))
        .toSorted()
    expect(changes('6 1 3')).toEqual(['change:0-', 'change:1+', 'change:2+', 'change:2-'])
    const plus = library('4 3 5', 2).play('change:1-')
    expect(plus.legal()).toContain('commit:0+1')
    expect(plus.play('commit:0+1').told('checked')).toMatchObject([{ result: 6 }])
    expect(library('5 3 5', 2).play('change:1- commit:0').hero().focus).toBe(3)
  })

  it('[TE-9.13] the enemy die is never changed nor rerolled', () => {
    const table = fight('4 3 3 e5', { hero: 'fighter', has: 'none lionShield' }).play('attack:hammer')
    const touched = table.legal().filter(word => /^(change|reroll)/.test(word))
    expect(touched.every(word => /[:][012]([+-]|$)/.test(word))).toBe(true)
    table.next('6').play('reroll:lionShield:0 change:1+')
    const task = table.asked()
    expect(task?.do === 'adjust' && task.roll.enemyDie).toBe(5)
  })

  it('[TE-9.14] a ✓ with a cost needs the cost in full', () => {
    const altar = (focus: number) =>
      riggedTable('5 5 5', {
        heroes: [{ hero: 'sorceress', at: '1,0', focus }, 'fighter'],
        rooms: 'arcaneAltar@1,0',
        torch: 12,
      }).play('search commit:0')
    const paid = altar(4).play('pay')
    expect(paid.state.torch).toBe(10)
    expect(paid.hero().focus).toBe(0)
    const poor = altar(3)
    expect(poor.state.torch).toBe(12)
    expect(poor.hero().focus).toBe(3)
  })

  it('[TE-9.15] [TE-9.16] a success unpaid or declined has no effect at all, not that of a failure either', () => {
    const hall = (focus: number) =>
      riggedTable('5 5 5', {
        heroes: [{ hero: 'sorceress', at: '1,0', focus, health: 3 }, 'fighter'],
        rooms: 'feasthall@1,0',
      }).play('room commit:0')
    const poor = hall(2)
    expect(poor.hero()).toMatchObject({ health: 3, focus: 2 })
    expect(poor.told('unpaid')).toMatchObject([{ why: 'TE-9.15' }])
    const unwilling = hall(5)
    expect(unwilling.legal()).toEqual(['pay', 'decline'])
    expect(unwilling.play('decline').hero()).toMatchObject({ health: 3, focus: 5 })
    expect(unwilling.told('unpaid')).toMatchObject([{ why: 'TE-9.16' }])
    expect(hall(5).play('pay').hero()).toMatchObject({ health: 6, focus: 2 })
  })

  it('[TE-9.17] focus from unused dice arrives before the cost and may pay it', () => {
    const table = riggedTable('5 2 5', {
      heroes: [{ hero: 'sorceress', at: '1,0', focus: 1 }, 'fighter'],
      rooms: 'arcaneAltar@1,0',
      torch: 12,
    }).play('search commit:0')
    expect(table.hero().focus).toBe(4)
    expect(table.play('pay').hero().focus).toBe(0)
    expect(table.state.torch).toBe(10)
  })

  it('[TE-9.18] without ✗ a failure has no effect', () => {
    const table = library('3 3 3', 5).play('commit:0')
    expect(table.hero()).toMatchObject({ health: 3, focus: 5 })
    expect(table.asked()?.do).toBe('turn')
    expect(table.state.turn.acted).toBe(true)
  })

  it('[TE-9.19] declare, triggers, roll, adjust, commit, focus, pay, effect, rewards, hearts, counter, after', () => {
    const table = riggedTable('6 6 2 e5', {
      heroes: [
        { hero: 'cleric', focus: 5, health: 3, has: 'chainLightning phoenixRobes phoenixTome' },
        'fighter',
      ],
      minions: 'ogre@0,0',
      goblins: 'stabby@0,0',
    }).play('cast:chainLightning enemy:stabby change:2+ commit:0 pay option:1 pay target:0')
    const seen = [
      'declared',
      'focused',
      'rolled',
      'changed',
      'checked',
      'paid',
      'struck',
      'reward',
      'healed',
      'hurt',
    ]
    const order = table.events.map(({ type }) => type).filter(type => seen.includes(type))
    expect(order).toEqual([
      'declared',
      'focused', // Two pieces of the Phoenix.
      'rolled',
      'changed',
      'checked',
      'focused', // The unused 3.
      'paid',
      'struck',
      'struck',
      'reward',
      'healed', // The reward.
      'healed', // The unused 6.
      'hurt', // 5 + 2 − 5.
      'declared', // Heal, after the cast.
      'paid',
      'healed',
    ])
  })

  it('[TE-9.21] a card discarded after the roll takes back no dice and no weapon; passive bonuses and defence go', () => {
    const table = fight('3 3 2 e5', {
      hero: 'fighter',
      has: 'elvenChain greatAxe rubyFigurine',
      focus: 0,
    }).play('attack:greatAxe discard:0:greatAxe discard:0:elvenChain discard:0:rubyFigurine')
    expect(table.asked()).toMatchObject({ do: 'adjust', roll: { dice: [3, 3, 2] } })
    table.play('commit:0 decline')
    // 3 and the 2 of the axe; without the chain the defence is the fighter's own.
    expect(table.told('checked')).toMatchObject([{ by: 'greatAxe', modifier: 2, result: 5 }])
    expect(table.told('countered')).toMatchObject([{ defence: 4 }])
    const eye = riggedTable('4 4 stabby', {
      heroes: [{ hero: 'fighter', at: '1,0', has: 'pantherEye' }, 'wizard'],
      rooms: 'treasureVault@1,0',
    }).play('search discard:0:pantherEye commit:0')
    expect(eye.told('checked')).toMatchObject([{ modifier: 0 }])
  })

  it('[TE-9.21] a weapon covered by the reward changes neither the check nor the kind of counter-attack', () => {
    const table = tableAt({
      heroes: [{ hero: 'ranger', at: '0,0', focus: 0, has: 'pantherBow' }, 'fighter'],
      rooms: 'portalChamber@1,0',
      goblins: 'boomy@0,0',
      minions: 'ogre@1,0',
    })
    table.state.heroes[0] = { ...table.hero(0), focus: 3 }
    table.next('6 3 3 e5 elvenChain').play('attack:pantherBow:area commit:0 option:0 draw equip:0')
    // Against missiles the ogre has +2; Elven Chain, just taken, counts.
    expect(table.told('countered')).toMatchObject([{ enemy: 'ogre', modifier: 2, defence: 4, damage: 3 }])
  })

  it('[TE-9.21] nor does a weapon that the reward replaces', () => {
    const table = riggedTable('6 3 3 e5 greatAxe', {
      heroes: [{ hero: 'ranger', focus: 3, has: 'pantherBow crossbow' }, 'fighter'],
      goblins: 'boomy@0,0',
      minions: 'ogre@0,0',
    }).play('attack:pantherBow:area commit:0 option:0 draw equip:0')
    expect(table.hero().hands).toEqual(['greatAxe', 'crossbow'])
    expect(table.told('countered')).toMatchObject([{ enemy: 'ogre', modifier: 2, damage: 5 + 2 - 3 }])
  })

  it('[TE-9.22] a check inside another effect comes first, then the outer one goes on', () => {
    const table = riggedTable('5 5 5 3', {
      heroes: [{ hero: 'cleric', focus: 7, health: 3, has: 'dimensionDoor' }, 'fighter'],
      rooms: 'spikedPit@1,0 portalChamber@-1,0',
    }).play('cast:dimensionDoor commit:0 pay go:1,0')
    expect(table.asked()?.do).toBe('adjust')
    table.play('commit:0')
    expect(table.hero()).toMatchObject({ health: 1, place: cellOf('1,0') })
    // Heal follows the cast.
    expect(table.asked()).toMatchObject({ do: 'after', with: 'heal' })
  })
})
