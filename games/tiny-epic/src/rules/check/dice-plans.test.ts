import { describe, expect, it } from 'vitest'
import { type Position, riggedTable, type Table } from '../../testing/index.ts'
import { wordOf } from '../../testing/move-words.ts'
import { cheapestKill, cheapestSuccess, dicePlans } from './dice-plans.ts'
import { checkForecast } from './forecast.ts'
import { previewTargets } from './target-preview.ts'

function plansAt(table: Table) {
  const task = table.asked()
  if (task?.do !== 'adjust') throw new Error('No dice lie on the table.')
  return dicePlans(table.state, task.roll)
}

const rolled = (chance: string, action: string, told: Position) => riggedTable(chance, told).play(action)

describe('[TE-UI.8] what focus can make of the dice', () => {
  const goblin = { heroes: [{ hero: 'fighter', focus: 4 }, 'wizard'], goblins: 'boomy@0,0' } as const

  it('a miss by one is a kill for 2 focus', () => {
    const plans = plansAt(rolled('4 4 3 e2', 'attack:hammer', goblin))
    expect(plans[0]).toMatchObject({ focus: 0, success: false, kills: 0 })
    expect(cheapestKill(plans)).toMatchObject({ focus: 2, health: 0, success: true, kills: 1, damage: 1 })
  })

  it('a die turned to a plus face may be the cheapest way', () => {
    const told = { ...goblin, goblins: 'brawny@0,0' }
    const plans = plansAt(rolled('6 3 5 e2', 'attack:hammer', told))
    expect(cheapestKill(plans)).toMatchObject({ focus: 2, forecast: { result: 8 } })
  })

  it('nothing is spent where the dice pass as they are', () => {
    const plans = plansAt(rolled('6 5 4 e2', 'attack:hammer', goblin))
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({ focus: 0, kills: 1 })
  })

  it('without enough focus there is no other way', () => {
    const poor = { ...goblin, heroes: [{ hero: 'fighter', focus: 1 }, 'wizard'] } as const
    expect(cheapestSuccess(plansAt(rolled('4 4 3 e2', 'attack:hammer', poor)))).toBeUndefined()
  })

  it('[TE-16.4] a boost counts where it is cheaper than turning dice', () => {
    const told = { heroes: [{ hero: 'barbarian', focus: 4 }, 'wizard'], goblins: 'brawny@0,0' } as const
    const plan = cheapestKill(plansAt(rolled('5 4 4 e2', 'attack:axe', told)))
    expect(plan?.moves.map(wordOf)[0]).toBe('boost:battleRage')
    expect(plan).toMatchObject({ focus: 3, kills: 1 })
  })

  it('[TE-9.14] focus that a spell needs is not spent on its dice', () => {
    const told = (focus: number): Position => ({
      heroes: [{ hero: 'wizard', focus }, 'fighter'],
      goblins: 'boomy@0,0',
    })
    expect(cheapestSuccess(plansAt(rolled('5 5 5 e2', 'cast:magicArrow', told(3))))).toBeUndefined()
    expect(cheapestSuccess(plansAt(rolled('5 5 5 e2', 'cast:magicArrow', told(4))))).toMatchObject({
      focus: 2,
      kills: 1,
    })
  })

  it('what a plan promises is what playing it brings', () => {
    for (const chance of ['4 4 3 e2', '3 3 3 e2', '1 5 3 e2', '2 2 4 e2']) {
      const table = rolled(chance, 'attack:hammer', { ...goblin, minions: 'troll@0,0:4', goblins: '' })
      const before = table.hero().focus
      const plan = plansAt(table).at(-1)
      if (plan === undefined) throw new Error('There is always a plan.')
      for (const move of plan.moves) table.play(wordOf(move))
      const [checked] = table.told('checked')
      expect(checked).toMatchObject({ result: plan.forecast.result, success: plan.success })
      expect(table.told('changed').at(-1)?.focus ?? before).toBe(before - plan.focus)
      expect(table.told('died')).toHaveLength(plan.kills)
    }
  })
})

describe('[TE-UI.7] odds before the roll, with focus', () => {
  const forecast = (focus: number) => {
    const { state } = riggedTable('', {
      heroes: [{ hero: 'wizard', focus }, 'fighter'],
      goblins: 'boomy@0,0',
    })
    return checkForecast(state, previewTargets(state, { do: 'cast', with: 'magicArrow' }).action)
  }

  it('each change that helps is listed with its price', () => {
    const { odds, withFocus } = forecast(8)
    expect(odds).toBeCloseTo(0.759, 2)
    expect(withFocus[0]?.focus).toBe(2)
    expect(withFocus[0]?.odds).toBeGreaterThan(0.95)
  })

  it('[TE-9.14] the price of the spell is kept back', () => {
    expect(forecast(3).withFocus).toEqual([])
    expect(forecast(4).withFocus).toHaveLength(1)
  })
})
