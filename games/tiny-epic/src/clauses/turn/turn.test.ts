import { describe, expect, it } from 'vitest'
import { cellOf, position, sit } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 guardPost@2,0'
const ways = (words: readonly string[]) => words.filter(word => /^(step|flip|portal|enter)/.test(word))

describe('the turn', () => {
  it('[TE-5.1] move, act and free actions in any order', () => {
    const from = { heroes: ['ranger', 'fighter'], rooms: hall, goblins: 'boomy@2,0', torch: 10 } as const
    const one = sit(position(from), '6 5 5 e2').play('free:stealth step:1,0 attack:bow commit:0 decline')
    expect(one.told('died')).toHaveLength(1)
    const two = sit(position({ ...from, heroes: [{ hero: 'ranger', at: '0,0' }, 'fighter'] }), '3 3 3 e3')
    two.play('attack:bow')
    expect(two.asked()?.do).toBe('adjust')
    two.play('commit:0 free:stealth')
    expect(two.state.turn.stealth).toBe(true)
  })

  it('[TE-5.1] everything is optional, and there is one heroic action', () => {
    const table = sit(position({ rooms: hall, torch: 10 }))
    expect(table.legal()).toContain('end')
    expect(table.legal()).toContain('rest')
    table.play('rest')
    expect(table.legal()).not.toContain('rest')
    expect(table.legal()).toContain('end')
  })

  it('[TE-5.2] a heroic action ends movement, a free action does not', () => {
    const free = sit(position({ heroes: ['ranger', 'fighter'], rooms: hall })).play('free:stealth')
    expect(ways(free.legal())).toContain('step:1,0')
    const acted = sit(position({ heroes: ['ranger', 'fighter'], rooms: hall })).play('rest')
    expect(ways(acted.legal())).toEqual([])
    expect(acted.legal()).toContain('free:stealth')
  })

  it('[TE-5.3] with movement the portal and the lair entry are gone', () => {
    const portal = sit(position({ heroes: [{ hero: 'ranger', at: '1,0' }, 'fighter'], rooms: hall }))
    expect(portal.legal()).toContain('portal')
    expect(ways(portal.play('rest').legal())).toEqual([])
    const door = sit(
      position({ heroes: [{ hero: 'ranger', at: '1,0' }, 'fighter'], rooms: 'lairDoor@1,0', slain: 2 }),
    )
    expect(door.legal()).toContain('enter')
    expect(ways(door.play('rest').legal())).toEqual([])
  })

  it('[TE-5.3] a card that moves the hero as part of the heroic action still works', () => {
    const table = sit(position({ heroes: ['rogue', 'fighter'], rooms: hall }), '6 5 5')
    table.play('special:shadowWalk commit:0 pay step:1,0 step:2,0 decline')
    expect(table.hero().place).toBe(cellOf('2,0'))
    expect(ways(table.legal())).toEqual([])
  })

  it('[TE-5.4] an idle turn too brings the torch one space down; the space is resolved, then the next seat', () => {
    const table = sit(position({ torch: 8, seats: 2 }), 'boomy').play('end')
    expect(table.state).toMatchObject({ torch: 9, turn: { hero: 1 } })
    expect(table.events.map(({ type }) => type)).toEqual([
      'turnEnded',
      'torch',
      'goblinComing',
      'goblin',
      'turn',
    ])
  })

  it('[TE-5.5] who falls in the own turn ends it at once; the torch still sinks', () => {
    const table = sit(
      position({ heroes: [{ hero: 'fighter', health: 2 }, 'ranger'], rooms: 'crushingWalls@1,0', torch: 10 }),
      '3 3 3',
    ).play('step:1,0 commit:0')
    expect(table.state).toMatchObject({ torch: 11, turn: { hero: 1 } })
    const stands = sit(
      position({ heroes: [{ hero: 'fighter', health: 4 }, 'ranger'], rooms: 'crushingWalls@1,0', torch: 10 }),
      '3 3 3',
    ).play('step:1,0 commit:0')
    expect(stands.state).toMatchObject({ torch: 10, turn: { hero: 0 } })
  })

  it('[TE-5.6] a card may grant one more attack of a kind, once a turn', () => {
    const table = sit(position({ heroes: ['paladin', 'fighter'], minions: 'ogre@0,0' }), '5 3 4 5 5 e2').play(
      'cast:divineMight commit:0 pay',
    )
    expect(table.asked()).toMatchObject({ do: 'extra', kind: 'melee' })
    expect(table.legal()).toEqual(['attack:hammer', 'decline'])
    table.play('attack:hammer commit:1')
    expect(table.told('struck')).toMatchObject([{ amount: 5 + 2 - 4 }])
    expect(table.asked()?.do).toBe('turn')
    expect(table.legal().filter(word => /^(attack|cast|rest)/.test(word))).toEqual([])
  })
})
