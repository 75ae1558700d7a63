import { fastChance, pick } from '@kazamata/kernel'
import { expect, it } from 'vitest'
import type { Event, EventOf } from '../../event.ts'
import { tinyEpic as game } from '../../game.ts'
import { clone, type State } from '../../state.ts'
import { riggedTable, seasoned } from '../../testing/index.ts'
import { counterForecasts } from '../combat/counter-attack.ts'
import { attackKind } from './declared-action.ts'
import { commitForecast, modifierBreakdown, modifierOf } from './forecast.ts'

/** States in which dice lie on the table, from random games. */
function* rolls(count: number): Generator<State> {
  let found = 0
  for (let round = 0; found < count; round++) {
    const chance = fastChance(`outlook ${round}`)
    const options = game.options.parse({ choice: 'random', heroes: 2 + (round % 3) })
    const start = game.setup(options, 1, chance, () => undefined)
    const state = round % 2 === 0 ? start : seasoned(start.options, 1, round % 4 === 1)
    for (let step = 0; step < 400 && found < count; step++) {
      const [seat] = game.active(state)
      if (seat === undefined) break
      if (state.agenda.at(-1)?.do === 'adjust') {
        found += 1
        yield clone(state)
      }
      game.apply(state, seat, pick(chance, game.moves(state, seat)), chance, () => undefined)
    }
  }
}

const of = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type)

it('[TE-UI.8] what a choice of dice promises is what it brings', () => {
  let attacks = 0
  for (const state of rolls(300)) {
    const task = state.agenda.at(-1)
    if (task?.do !== 'adjust') throw new Error('Dice lie on the table.')
    const { roll } = task
    for (const move of game.moves(state, 0)) {
      if (move.do !== 'commit') continue
      const outlook = commitForecast(state, roll, move.main, move.plus)
      const after = clone(state)
      const events: Event[] = []
      game.apply(after, 0, move, fastChance('after'), event => events.push(event))
      const [checked] = of(events, 'checked')
      expect(checked).toMatchObject({
        result: outlook.result,
        need: outlook.need,
        success: outlook.success,
        modifier: outlook.modifier,
      })
      if (roll.action.kind !== 'melee' && roll.action.kind !== 'missile') continue
      attacks += 1
      const hits = [
        ...of(events, 'struck').map(({ enemy, amount }) => [enemy, amount]),
        ...of(events, 'wounded').map(({ boss, points }) => [boss, points]),
      ]
      expect(hits).toEqual(outlook.hits.map(({ enemy, amount }) => [enemy, amount]))
      const dead = of(events, 'died').map(({ enemy }) => enemy)
      expect(dead).toEqual(outlook.hits.filter(({ dies }) => dies).map(({ enemy }) => enemy))
    }
  }
  expect(attacks).toBeGreaterThan(50)
})

it('[TE-UI.9] what the enemy die threatens is what it does', () => {
  let blows = 0
  for (const state of rolls(300)) {
    const task = state.agenda.at(-1)
    if (task?.do !== 'adjust' || attackKind(task.roll.action) === undefined) continue
    const replies = counterForecasts(state, task.roll)
    expect(replies.length > 0).toBe(task.roll.enemyDie !== undefined)
    for (const move of game.moves(state, 0)) {
      if (move.do !== 'commit') continue
      const events: Event[] = []
      game.apply(clone(state), 0, move, fastChance('after'), event => events.push(event))
      for (const { enemy, face, modifier, defence, damage } of of(events, 'countered')) {
        blows += 1
        expect(replies).toContainEqual(expect.objectContaining({ enemy, face, modifier, defence, damage }))
      }
      for (const { amount } of of(events, 'hurt').filter(({ why }) => why === 'TE-23.2'))
        expect(replies[0]?.sure).toBe(amount)
    }
  }
  expect(blows).toBeGreaterThan(20)
})

it('[TE-UI.7] the parts of a modifier add up to it', () => {
  for (const state of rolls(150)) {
    const task = state.agenda.at(-1)
    if (task?.do !== 'adjust') continue
    const parts = modifierBreakdown(state, task.roll)
    expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(modifierOf(state, task.roll))
  }
})

it('a spell hits with all its parts and the feather, defence is offered against melee', () => {
  const { state } = riggedTable('6 1 1 e2', {
    heroes: [{ hero: 'sorceress', focus: 8, has: 'phoenixFeather fireball' }, 'paladin'],
    minions: 'troll@0,0:5',
  }).play('cast:fireball')
  const task = state.agenda.at(-1)
  if (task?.do !== 'adjust') throw new Error('Dice lie on the table.')
  expect(commitForecast(state, task.roll, 0, 2).hits).toEqual([
    { enemy: 'troll', amount: 5, health: 5, left: 0, dies: true },
  ])
  const fighter = riggedTable('5 1 2 e4', {
    heroes: [{ hero: 'fighter', focus: 5 }, 'sorceress'],
    minions: 'troll@0,0',
  }).play('attack:hammer')
  const asked = fighter.asked()
  if (asked?.do !== 'adjust') throw new Error('Dice lie on the table.')
  expect(counterForecasts(fighter.state, asked.roll)[0]?.buyable).toEqual([
    { with: 'stoneStance', cost: { focus: 2 }, by: 2 },
  ])
})
