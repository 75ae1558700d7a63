import { describe, expect, it } from 'vitest'
import { previewTargets } from '../../rules/check/target-preview.ts'
import { position, riggedTable, tableAt } from '../../testing/index.ts'
import { actionUse } from './action-use.ts'
import { certainResult } from './certain-result.ts'

/** What the table says beforehand is what lies there afterwards. */
describe('the preview of a result', () => {
  const duel = {
    heroes: [{ hero: 'fighter', at: '0,0', health: 5, focus: 3 }, 'cleric'],
    minions: 'troll@0,0:6',
    torch: 12,
  } as const

  it('[TE-UI.11] counts the steps of the torch down and up', () => {
    const before = position({ heroes: [{ hero: 'rogue', has: 'oilLantern' }, 'cleric'], torch: 14 })
    const lantern = tableAt({ heroes: [{ hero: 'rogue', has: 'oilLantern' }, 'cleric'], torch: 14 }).play(
      'free:oilLantern',
    )
    expect(certainResult(before, lantern.events).torch).toBe(lantern.state.torch - 14)
    const end = tableAt({ ...duel, minions: '', torch: 13 }).play('end')
    expect(certainResult(position({ ...duel, torch: 13 }), end.events).torch).toBe(1)
  })

  it('[TE-UI.3] ends where health, focus and the enemy end', () => {
    const table = riggedTable('6 2 4 e5', duel).play('attack:hammer commit:0+1')
    const result = certainResult(position(duel), table.events)
    const { health, focus } = table.hero(0)
    expect(result.heroes.get('fighter')).toEqual({ health, focus })
    expect(result.heroes.get('cleric')).toEqual({ health: 6, focus: 7 })
    expect(result.harm).toEqual({ enemy: 'troll', by: 6 - (table.state.minions[0]?.health ?? 0) })
  })
})

describe('the action being resolved', () => {
  const scenario = { heroes: ['rogue', 'cleric'], rooms: 'spikedPit@1,0', minions: 'troll@1,0' } as const

  it('[TE-UI.3] is what the dice on the table are for', () => {
    const { state } = riggedTable('6 2 4 e5', scenario).play('attack:throwingKnives')
    expect(actionUse(state)).toEqual({
      uses: { skill: 'agility', with: 'throwingKnives' },
      aimed: { enemy: 'troll' },
    })
  })

  it('is otherwise what is considered, and nothing before anybody thinks', () => {
    const beside = position({ ...scenario, minions: 'troll@0,0' })
    expect(actionUse(beside, previewTargets(beside, { do: 'attack', with: 'dagger' }).action)).toEqual({
      uses: { skill: 'strength', with: 'dagger' },
      aimed: { enemy: 'troll' },
    })
    const disarm = { kind: 'disarm', by: 'spikedPit', bonus: 0, targets: [] } as const
    expect(actionUse(position(scenario), disarm)).toEqual({ uses: { skill: 'strength' } })
    expect(actionUse(position(scenario))).toEqual({ uses: {} })
  })
})
