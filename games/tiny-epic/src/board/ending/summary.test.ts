import { fastChance } from '@kazamata/kernel'
import { expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { tinyEpic as game } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { seasoned } from '../../testing/index.ts'
import { summaryOf } from './summary.ts'

it('[TE-UI.20] damage is that of the hero at turn, a wound that of the hero who suffers it', () => {
  const events: Event[] = [
    { type: 'turn', why: 'TE-2.19', hero: 'rogue', seat: 0 },
    { type: 'struck', why: 'TE-11.9', enemy: 'troll', amount: 2, health: 3, by: 'dagger' },
    { type: 'hurt', why: 'TE-13.1', hero: 'rogue', amount: 3, health: 1, by: 'troll' },
    { type: 'turn', why: 'TE-2.19', hero: 'paladin', seat: 0 },
    { type: 'struck', why: 'TE-11.9', enemy: 'troll', amount: 3, health: 0, by: 'hammer' },
    { type: 'died', why: 'TE-14.2', enemy: 'troll', by: 'hammer' },
    { type: 'hurt', why: 'TE-18.3', hero: 'rogue', amount: 1, health: 0, by: 'boomy' },
    { type: 'fell', why: 'TE-15.1', hero: 'rogue' },
  ]
  const { turns, records, story } = summaryOf(events, ['rogue', 'paladin'])
  expect(turns).toBe(2)
  expect(records).toEqual([
    { hero: 'rogue', dealt: 2, taken: 4, kills: [], falls: 1 },
    { hero: 'paladin', dealt: 3, taken: 0, kills: ['troll'], falls: 0 },
  ])
  expect(story.map(({ turn, text }) => [turn, text.id])).toEqual([
    [2, 'board.story.died'],
    [2, 'board.story.fell'],
  ])
})

it('[TE-UI.20] the sums of a whole game are those of its state', () => {
  const chance = fastChance('summary')
  const options = optionsSchema.parse({ heroes: 3, boss: 'dragon' })
  const state = seasoned(options, 1)
  const before = { slain: state.slain, sealed: state.boss?.sealed ?? 0 }
  const events: Event[] = []
  while (game.outcome(state) === undefined) {
    const [seat = 0] = game.active(state)
    const moves = game.moves(state, seat)
    const move = moves.find(one => one.do === 'enter') ?? moves[chance.int(moves.length)] ?? { do: 'end' }
    game.apply(state, seat, move, chance, event => events.push(event))
  }
  const { seals, story } = summaryOf(
    events,
    state.heroes.map(({ hero }) => hero),
  )
  expect(state.act).toBe(2)
  expect(seals).toBe((state.boss?.sealed ?? 0) - before.sealed)
  expect(story.at(-1)?.text.id).toBe(`log.ended.${state.result?.why}`)
  expect(story.some(({ text }) => text.id === 'board.story.boss')).toBe(true)
})
