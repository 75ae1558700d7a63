import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Card } from '../content/ids.ts'
import { heroes, specials } from '../content/ids.ts'
import { successCards } from '../content/monsters.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import { optionsSchema } from '../options.ts'
import type { State } from '../state.ts'
import { type Chosen, drive, pickMove, rigged, runOf, table } from '../testing/index.ts'

const [a, b, c, d] = [0, 1, 2, 3] as const

const setup = (seats: number, options: object = {}) =>
  welcomeBack.setup(optionsSchema.parse(options), seats, fastChance(7), () => {})

const legal = (state: State, seat: number) => welcomeBack.moves(state, seat).map(move => move.do)

/** Plays one word for whoever is on turn; `card` is what a draw brings. */
function step(state: State, word: Chosen, card?: Card): Event[] {
  const events: Event[] = []
  const [seat = -1] = welcomeBack.active(state)
  const chance = rigged(card === undefined ? [] : [card], state)
  const move = pickMove(welcomeBack.moves(state, seat), word)
  welcomeBack.apply(state, seat, move, chance, event => events.push(event))
  return events
}

describe('setup and decision phase', () => {
  it('[WB-EX-1] a new game of three', () => {
    const view = welcomeBack.view(setup(3), 'table')
    expect(view).toMatchObject({ deck: 15, pile: [], round: 1 })
    expect(view.row).toHaveLength(6)
    expect(specials.length - view.specials.length).toBe(4)
    expect(view.players.map(player => player.failures)).toEqual([0, 0, 0])
    expect(successCards - view.players.reduce((sum, player) => sum + player.successes, 0)).toBe(5)
  })

  it('[WB-EX-3] the last added is met first, and everybody can count', () => {
    const state = table({ seats: 2 })
    const counts = (['goblin', 'dragon', 'orc'] as const).map(card => {
      step(state, 'draw', card)
      step(state, 'add')
      return [a, b, 'table' as const].map(viewer => welcomeBack.view(state, viewer).pile.length)
    })
    expect(counts).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ])
    expect(state.pile.toReversed()).toEqual([
      { card: 'orc', by: a },
      { card: 'dragon', by: b },
      { card: 'goblin', by: a },
    ])
  })

  it('[WB-EX-4] a removal shows the token, not the Monster', () => {
    const state = table({ turn: b, hand: 'lich', pile: ['orc'] })
    step(state, 'crown')
    const view = welcomeBack.view(state, a)
    expect(view.row).toHaveLength(5)
    expect(view.pile).toHaveLength(1)
    expect(view.players[b]?.aside).toEqual([{ token: 'pri.crown' }])
    expect(JSON.stringify(view)).not.toContain('lich')
    expect(welcomeBack.view(state, b).players[b]?.aside).toEqual([{ token: 'pri.crown', card: 'lich' }])
    expect(welcomeBack.active(state)).toEqual([c])
  })

  it('[WB-EX-5] with an empty row only ADD is left', () => {
    const state = table({ row: [] })
    step(state, 'draw', 'orc')
    expect(legal(state, a)).toEqual(['add'])
  })

  it('[WB-EX-6] after a draw: ADD or any of the row, never PASS', () => {
    const state = table({ row: ['charm', 'crown', 'sword'], hand: 'orc' })
    expect(legal(state, a)).toEqual(['add', 'remove', 'remove', 'remove'])
  })

  it('[WB-EX-7] whoever draws the last card becomes the runner', () => {
    const state = table({ turn: c, deck: ['orc'], pile: ['goblin'], row: [] })
    step(state, 'draw', 'orc')
    step(state, 'add')
    expect([welcomeBack.active(state), legal(state, a)]).toEqual([[a], ['pass']])
    step(state, 'pass')
    expect([welcomeBack.active(state), legal(state, b)]).toEqual([[b], ['pass']])
    step(state, 'pass')
    expect(state.run?.seat).toBe(c)
  })

  it('[WB-EX-8] an empty pile is an immediate success', () => {
    const { events, state } = drive(table({ seats: 2 }), ['pass'])
    expect(events.map(event => event.type)).toEqual(['passed', 'entered', 'succeeded', 'unveiled', 'round'])
    expect(events[1]).toMatchObject({ seat: b, hp: 10 })
    expect(state.players[b]?.successes).toBe(1)
    expect(state).toMatchObject({ start: b, ask: { do: 'hero', seat: b } })
  })

  it('[WB-EX-9] turns skip those who passed', () => {
    const state = table({ seats: 4, turn: d, passed: [b, c] })
    const order = (['goblin', 'goblin', 'orc', 'orc'] as const).map(card => {
      const seat = welcomeBack.active(state)[0]
      step(state, 'draw', card)
      step(state, 'add')
      return seat
    })
    expect(order).toEqual([d, a, d, a])
  })

  it('[WB-EX-10] the variant: on a first turn draw and add', () => {
    const state = table({ seats: 2, options: { firstTurnAdd: true } })
    expect(legal(state, a)).toEqual(['draw'])
    step(state, 'draw', 'orc')
    expect(legal(state, a)).toEqual(['add'])
    for (const word of ['add', 'draw', 'add']) step(state, word, word === 'draw' ? 'goblin' : undefined)
    expect(legal(state, a)).toEqual(['pass', 'draw'])
    step(state, 'draw', 'golem')
    expect(new Set(legal(state, a))).toEqual(new Set(['add', 'remove']))
  })
})

describe('results and new rounds', () => {
  it('[WB-EX-52] a second Success card wins', () => {
    const { events, state } = drive(runOf('princess', ['charm'], ['goblin'], { successes: 1 }))
    expect(events.at(-1)).toMatchObject({ type: 'won', seat: a, by: 'successes' })
    expect(events.some(event => event.type === 'round')).toBe(false)
    expect(welcomeBack.active(state)).toEqual([])
    expect(welcomeBack.outcome(state)).toEqual({ winners: [a], scores: [2, 0, 0], why: 'WB-8.2' })
  })

  it('[WB-EX-53] a second failure eliminates; the next to the left goes on', () => {
    const { events, state } = drive(runOf('princess', [], ['golem'], { failures: 1 }))
    expect(events.map(event => event.type)).toContain('eliminated')
    expect(state).toMatchObject({ start: b, ask: { do: 'hero', seat: b } })
    expect(welcomeBack.view(state, a)).toEqual({ ...welcomeBack.view(state, 'table'), viewer: a })
  })

  it('[WB-EX-54] the last one in the game wins without any Success card', () => {
    const { events, state } = drive(runOf('princess', [], ['golem'], { seats: 2, failures: 1 }))
    expect(events.at(-1)).toMatchObject({ type: 'won', seat: b, by: 'last' })
    expect(welcomeBack.outcome(state)).toEqual({ winners: [b], scores: [0, 0], why: 'WB-8.5' })
  })

  it('[WB-EX-55] a new round: any Hero, the same pair, everything reset', () => {
    const { state } = drive(runOf('princess', ['charm'], [['fairy', a], 'count'], { seat: b }))
    expect(welcomeBack.moves(state, b)).toEqual(heroes.slice(0, 4).map(hero => ({ do: 'hero', hero })))
    step(state, 'princess')
    const view = welcomeBack.view(state, 'table')
    expect(view).toMatchObject({
      deck: 15,
      specials: ['fairy', 'count'],
      hero: 'princess',
      pile: [],
      round: 2,
    })
    expect(view.row).toHaveLength(6)
    expect(view.ask).toEqual({ do: 'turn', seat: b })
    expect('run' in view).toBe(false)
  })
})

describe('what is seen', () => {
  it('[WB-EX-56] a view names no card that its viewer has not seen', () => {
    const state = table({
      seats: 4,
      turn: a,
      hand: 'demon',
      pile: [
        ['dragon', b],
        ['orc', a],
      ],
      aside: [[], [], [['lich', 'crown']]],
      specials: ['fairy', 'ally'],
    })
    const seen = ([a, b, c, d, 'table'] as const).map(viewer => {
      const { viewer: _, specials: __, ...view } = welcomeBack.view(state, viewer)
      return JSON.stringify(view)
    })
    const named = seen.map(text =>
      ['demon', 'dragon', 'orc', 'lich', 'goblin'].filter(card => text.includes(card)),
    )
    expect(named).toEqual([['demon', 'orc'], ['dragon'], ['lich'], [], []])
    expect(seen[d]).toBe(seen[4])
    expect(seen.join()).not.toMatch(/seed|draws|chance/)
  })
})
