import { describe, expect, it } from 'vitest'
import type { Move } from '../../move.ts'
import { position, riggedTable, tableAt } from '../../testing/index.ts'
import { waste } from './waste.ts'

const free = (source: Extract<Move, { do: 'free' }>['with']): Move => ({ do: 'free', with: source })

describe('[TE-UI.4] what comes to nothing says so before', () => {
  it('[TE-14.4] more light for a torch that is full', () => {
    const heroes = [{ hero: 'wizard', has: 'oilLantern' }, 'fighter'] as const
    expect(waste(position({ heroes }), free('oilLantern'))).toBe('torchFull')
    expect(waste(position({ heroes, torch: 9 }), free('oilLantern'))).toBeUndefined()
  })

  it('[TE-6.13] stealth for a hero who moves no more', () => {
    const heroes = ['ranger', 'fighter'] as const
    expect(waste(position({ heroes, turn: { stopped: true } }), free('stealth'))).toBe('stopped')
    expect(waste(position({ heroes, turn: { still: true } }), free('stealth'))).toBe('still')
    expect(waste(position({ heroes }), free('stealth'))).toBeUndefined()
  })

  it('healing where nobody in range is hurt, and a target that is not', () => {
    const told = (health: number) => ({ heroes: ['paladin', { hero: 'fighter', health }] as const })
    expect(waste(position(told(7)), free('healingHands'))).toBe('unhurt')
    const table = tableAt(told(3))
    expect(waste(table.state, free('healingHands'))).toBeUndefined()
    table.play('free:healingHands')
    expect(waste(table.state, { do: 'target', hero: 0 })).toBe('unhurt')
    expect(waste(table.state, { do: 'target', hero: 1 })).toBeUndefined()
  })

  it('[TE-11.2] a spell that grants an attack, and no enemy to attack', () => {
    const heroes = ['paladin', 'fighter'] as const
    expect(waste(position({ heroes }), { do: 'cast', with: 'divineMight' })).toBe('noEnemy')
    const met = position({ heroes, goblins: 'boomy@0,0' })
    expect(waste(met, { do: 'cast', with: 'divineMight' })).toBeUndefined()
  })

  it('[TE-16.12] a cleric may cast for the healing that follows', () => {
    const heroes = [{ hero: 'cleric', has: 'everburningFlame' }, 'fighter'] as const
    expect(waste(position({ heroes }), { do: 'cast', with: 'everburningFlame' })).toBeUndefined()
  })

  it('[TE-26.4] an enemy that cannot be driven anywhere', () => {
    const heroes = ['fighter', 'wizard'] as const
    expect(waste(position({ heroes, goblins: 'boomy@0,0' }), free('intimidate'))).toBe('cornered')
    const open = position({ heroes, rooms: 'goblinDen@1,0', goblins: 'boomy@0,0' })
    expect(waste(open, free('intimidate'))).toBeUndefined()
  })

  it('[TE-10.1] a rest for a hero who lacks nothing', () => {
    expect(waste(position(), { do: 'rest' })).toBe('rested')
    expect(
      waste(position({ heroes: [{ hero: 'fighter', focus: 4 }, 'wizard'] }), { do: 'rest' }),
    ).toBeUndefined()
  })

  it('[TE-13.8] defence against a counter-attack that does no damage, or a shield match', () => {
    const told = { heroes: ['fighter', 'wizard'], minions: 'troglodyte@0,0' } as const
    const paid = (face: string) => {
      const table = riggedTable(`6 4 4 ${face}`, told).play('attack:hammer commit:0')
      expect(table.asked()?.do).toBe('buyDefence')
      return waste(table.state, { do: 'pay' })
    }
    expect(paid('e2')).toBe('noDamage')
    expect(paid('eshield')).toBe('shieldMatch')
    expect(paid('e5')).toBeUndefined()
  })

  it('[TE-14.8] an option of a reward that gives nothing', () => {
    const told = { heroes: ['fighter', 'wizard'], goblins: 'stabby@0,0' } as const
    const table = riggedTable('6 4 4 e2', told).play('attack:hammer commit:0')
    expect(waste(table.state, { do: 'option', option: 1 })).toBe('unhurt')
    expect(waste(table.state, { do: 'option', option: 0 })).toBeUndefined()
  })

  it('what brings something is no waste, whatever is asked', () => {
    expect(waste(position(), { do: 'end' })).toBeUndefined()
    expect(waste(tableAt({ goblins: 'boomy@0,0' }).state, { do: 'attack', with: 'hammer' })).toBeUndefined()
  })
})
