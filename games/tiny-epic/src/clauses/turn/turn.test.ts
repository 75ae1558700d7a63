import { describe, expect, it } from 'vitest'
import { cellOf, riggedTable, tableAt } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 guardPost@2,0'
const ways = (words: readonly string[]) => words.filter(word => /^(step|flip|portal|enter)/.test(word))

describe('the turn', () => {
  it('[TE-5.1] move, act and free actions in any order', () => {
    const from = { heroes: ['ranger', 'fighter'], rooms: hall, goblins: 'boomy@2,0', torch: 10 } as const
    const one = riggedTable('6 5 5 e2', from).play('free:stealth step:1,0 attack:bow commit:0 decline')
    expect(one.told('died')).toHaveLength(1)
    const two = riggedTable('3 3 3 e3', { ...from, heroes: ['ranger@0,0', 'fighter'] })
    two.play('attack:bow')
    expect(two.asked()?.do).toBe('adjust')
    two.play('commit:0 free:stealth')
    expect(two.state.turn.stealth).toBe(true)
  })

  it('[TE-5.1] everything is optional, and there is one heroic action', () => {
    const table = tableAt({ rooms: hall, torch: 10 })
    expect(table.legal()).toContain('end')
    expect(table.legal()).toContain('rest')
    table.play('rest')
    expect(table.legal()).not.toContain('rest')
    expect(table.legal()).toContain('end')
  })

  it('[TE-5.2] a heroic action ends movement, a free action does not', () => {
    const free = tableAt({ heroes: ['ranger', 'fighter'], rooms: hall }).play('free:stealth')
    expect(ways(free.legal())).toContain('step:1,0')
    const acted = tableAt({ heroes: ['ranger', 'fighter'], rooms: hall }).play('rest')
    expect(ways(acted.legal())).toEqual([])
    expect(acted.legal()).toContain('free:stealth')
  })

  it('[TE-5.3] with movement the portal and the lair entry are gone', () => {
    const portal = tableAt({ heroes: ['ranger@1,0', 'fighter'], rooms: hall })
    expect(portal.legal()).toContain('portal')
    expect(ways(portal.play('rest').legal())).toEqual([])
    const door = tableAt({ heroes: ['ranger@1,0', 'fighter'], rooms: 'lairDoor@1,0', slain: 2 })
    expect(door.legal()).toContain('enter')
    expect(ways(door.play('rest').legal())).toEqual([])
  })

  it('[TE-5.3] a card that moves the hero as part of the heroic action still works', () => {
    const table = riggedTable('6 5 5', { heroes: ['rogue', 'fighter'], rooms: hall })
    table.play('special:shadowWalk commit:0 pay step:1,0 step:2,0 decline')
    expect(table.hero().place).toBe(cellOf('2,0'))
    expect(ways(table.legal())).toEqual([])
  })

  it('[TE-5.4] an idle turn too brings the torch one space down; the space is resolved, then the next seat', () => {
    const table = riggedTable('boomy', { torch: 8, seats: 2 }).play('end')
    expect(table.state).toMatchObject({ torch: 9, turn: { hero: 1 } })
    const types = table.events.map(({ type }) => type)
    expect(types.join(' ')).toBe('turnEnded torch goblinComing goblin turn')
  })

  it('[TE-5.5] who falls in the own turn ends it at once; the torch still sinks', () => {
    const trapped = (health: number) =>
      riggedTable('3 3 3', {
        heroes: [{ hero: 'fighter', health }, 'ranger'],
        rooms: 'crushingWalls@1,0',
        torch: 10,
      }).play('step:1,0 commit:0')
    expect(trapped(2).state).toMatchObject({ torch: 11, turn: { hero: 1 } })
    expect(trapped(4).state).toMatchObject({ torch: 10, turn: { hero: 0 } })
  })

  it('[TE-5.6] a card may grant one more attack of a kind, once a turn', () => {
    const table = riggedTable('5 3 4 5 5 e2', { heroes: ['paladin', 'fighter'], minions: 'ogre@0,0' }).play(
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
