import { describe, expect, test } from 'vitest'
import { heroes } from '../content/ids.ts'
import { welcomeBack as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { decide, happened, random, start } from '../testing/story.ts'

describe('the author’s variant', () => {
  const variant = { options: { firstTurnAdd: true } }

  test('[WB-10.1] on a first turn the drawn card must be added', () => {
    expect(optionsSchema.parse({}).firstTurnAdd).toBe(false)
    const table = decide('ninja', { seats: 3, ...variant }).play('draw orc')
    expect(table.legal()).toEqual(['add'])
    expect(decide('ninja', { seats: 3 }).play('draw orc').legal()).toHaveLength(7)
  })

  test('[WB-10.2] and a card must be drawn', () => {
    expect(decide('ninja', variant).legal()).toEqual(['draw'])
  })

  test('[WB-10.3] it holds for each player once a round', () => {
    const table = decide('ninja', { seats: 3, ...variant })
    for (const card of ['goblin', 'orc', 'fairy']) {
      expect(table.legal()).toEqual(['draw'])
      expect(table.play(`draw ${card}`).legal()).toEqual(['add'])
      table.play('add')
    }
    expect(table.legal()).toEqual(['pass', 'draw'])
    expect(table.play('draw golem').legal()).toHaveLength(7)
    table.play('add', 'pass', 'pass')
    while (happened(table, 'round').length === 0) table.play(table.legal()[0] ?? '')
    expect(table.play('hero ninja').legal()).toEqual(['draw'])
  })
})

describe('the sibling game', () => {
  test('[WB-10.4] its Heroes play in this one', () => {
    const table = start({ firstVisit: true, firstHero: 'starter', seats: 2 }).play('hero mage')
    expect(table.view('table').row).toHaveLength(6)
    expect(happened(random(3, 3, { firstVisit: true }), 'won')).toHaveLength(1)
  })

  test('[WB-10.5] adds four Heroes to every choice and changes nothing else', () => {
    expect(optionsSchema.parse({}).firstVisit).toBe(false)
    const table = start({ firstVisit: true, firstHero: 'starter' })
    expect(table.legal()).toEqual(heroes.map(hero => `hero ${hero}`))
    table.play('hero rogue', 'pass', 'pass')
    expect(table.legal()).toHaveLength(8)
    expect(table.view('table').deck).toBe(15)
    expect(table.state.deck.slice(0, 8)).toEqual([2, 2, 2, 2, 2, 1, 1, 1])
    expect(game.seats.max).toBe(4)
  })

  test('[WB-10.6] its style of no Specials means a deck of 13', () => {
    expect(optionsSchema.parse({}).specials).toBe(2)
    const table = start({ specials: 0 })
    expect(table.view('table')).toMatchObject({ deck: 13, specials: [] })
    expect(table.state.deck.slice(8).every(count => count === 0)).toBe(true)
  })
})

test('[WB-10.7] the options are fixed at the start and public', () => {
  const chosen = {
    firstHero: 'starter',
    specialsKnown: false,
    firstTurnAdd: true,
    firstVisit: true,
    specials: 2,
    fromMemory: true,
  } as const
  const table = start(chosen)
  for (const viewer of [0, 1, 2, 'table'] as const) {
    expect(table.view(viewer).options).toEqual(chosen)
    expect(table.view(viewer).players).toHaveLength(3)
  }
  expect(random(4, 3, chosen).view('table').options).toEqual(chosen)
})

test('[WB-10.8] playing from memory changes no move, and a match begun without the option has none', () => {
  expect(optionsSchema.parse({})).not.toHaveProperty('fromMemory')
  const { options, ...usual } = random(4, 3, {}).view('table')
  const { options: chosen, ...unaided } = random(4, 3, { fromMemory: true }).view('table')
  expect(chosen).toEqual({ ...options, fromMemory: true })
  expect(unaided).toEqual(usual)
})
