import { fastChance, pick } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from './event.ts'
import { paperDungeons as game } from './game.ts'
import { scoreOf } from './rules/score.ts'
import { stats } from './stats.ts'

describe('what a simulation counts', () => {
  it('is the glory of every seat under its card, power and goal, and what each boss paid', () => {
    const chance = fastChance('stats')
    const events: Event[] = []
    const state = game.setup(game.options.parse({}), 3, chance, event => events.push(event))
    for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state))
      game.apply(state, seat, pick(chance, game.moves(state, seat)), chance, event => events.push(event))
    const { amounts, rates } = stats(events)
    const under = (heading: string) => amounts.filter(({ of }) => of === heading)
    const sheets = state.players.map(({ sheet }) => sheet)
    const glory = sheets.map(sheet => scoreOf(sheet).L)

    expect(under('glory by card')).toEqual(
      glory.map(amount => ({ of: 'glory by card', name: state.card, amount })),
    )
    expect(under('glory by power')).toEqual(
      sheets.map(({ power }, seat) => ({ of: 'glory by power', name: power, amount: glory[seat] })),
    )
    expect(under('glory by goal').map(({ name }) => name)).toEqual(sheets.map(({ goal }) => goal))
    state.bosses.forEach((boss, i) => {
      const paid = under(`pay of boss ${i + 1}`)
      expect(paid.map(({ name }) => name)).toEqual([boss, boss, boss])
      expect(paid.map(({ amount }) => amount)).toEqual(sheets.map(sheet => sheet.glory[i]))
    })
    expect(rates.filter(({ of }) => of === 'resurrected').map(({ hit }) => hit)).toEqual(
      sheets.map(({ resurrected }) => resurrected),
    )
  })
})
