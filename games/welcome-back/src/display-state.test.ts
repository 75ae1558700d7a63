import type { Viewer } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DisplayState, displayAfter } from './display-state.ts'
import type { Event } from './event.ts'
import { eventsTold, moments, viewOf } from './testing/moments.ts'
import { faceUpView, type View } from './view.ts'

/** A finished game stays on the table; the view has cleared it already. */
function agree(view: View, display: DisplayState) {
  if (view.ask === undefined) return
  const { round, hero, row, deck, pile, specials, seats, hand, run } = display
  expect({ round, hero, row, deck, pile }).toEqual({
    round: view.round,
    hero: view.hero,
    row: view.row,
    deck: view.deck,
    pile: view.pile,
  })
  expect([...specials].sort()).toEqual([...view.specials].sort())
  expect(seats.map(({ lastAction, ...seat }) => seat)).toEqual(
    view.players.map(({ turns, ...player }) => player),
  )
  const held = view.ask.do === 'place' ? view.ask : undefined
  expect([hand?.seat, hand?.card]).toEqual([held?.seat, held?.card])
  expect(run?.seat).toBe(view.run?.seat)
  if (run === undefined || view.run === undefined) return
  expect([run.hp, run.flute, run.coinActive, run.ally, run.swordType, run.vorpalType]).toEqual([
    view.run.hp,
    view.run.flute,
    view.run.coinActive,
    view.run.ally,
    view.run.swordType,
    view.run.vorpalType,
  ])
  expect(
    run.met.map(({ card, position, strength, monster, outcome }) => [
      card,
      position,
      strength,
      monster,
      !outcome,
    ]),
  ).toEqual(
    view.run.met
      .filter(({ fate }) => fate !== 'replaced')
      .map(({ card, position, strength, type, fate }) => [card, position, strength, type, !fate]),
  )
}

describe('what the table shows', () => {
  it('[WB-14.1] [WB-14.4] agrees with the view at every moment, for every viewer', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.nat(),
          seats: fc.integer({ min: 2, max: 4 }),
          firstVisit: fc.boolean(),
          specialsKnown: fc.boolean(),
          viewer: fc.constantFrom<Viewer>(0, 1, 'table'),
        }),
        ({ seed, seats, viewer, ...options }) => {
          for (const moment of moments(seed, seats, options))
            agree(viewOf(moment, viewer), displayAfter(eventsTold(viewer, moment.events), seats))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('agrees with the view that has everything face up, in which no card is hidden', () => {
    let hidden = 0
    for (let seed = 0; seed < 20; seed++)
      for (const { state, events } of moments(seed, 3)) {
        const view = faceUpView(state)
        agree(view, displayAfter(events, 3))
        const cards = [...view.pile, ...view.players.flatMap(({ aside }) => aside)]
        expect(cards.every(({ card }) => card !== undefined)).toBe(true)
        hidden += cards.length
      }
    expect(hidden).toBeGreaterThan(100)
  })

  it('[WB-14.10] tells each round once in the story of the match', () => {
    let last: readonly Event[] = []
    for (const { events } of moments(11, 4)) last = events
    const { rounds: story, won } = displayAfter(eventsTold('table', last), 4)
    expect(story.map(({ round }) => round)).toEqual(story.map((_, i) => i + 1))
    expect(story.at(-1)?.round).toBe(last.filter(({ type }) => type === 'round').length)
    expect(won).toBeDefined()
  })
})
