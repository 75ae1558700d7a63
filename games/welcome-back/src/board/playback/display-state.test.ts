import type { Viewer } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import type { View } from '../../view.ts'
import { moments, toldTo, viewOf } from '../testing/moments.ts'
import { type Scene, sceneAfter } from './display-state.ts'

/** A finished game stays on the table; the view has cleared it already. */
function agree(view: View, scene: Scene) {
  if (view.ask === undefined) return
  const { round, hero, row, deck, pile, specials, seats, hand, run } = scene
  expect({ round, hero, row, deck, pile }).toEqual({
    round: view.round,
    hero: view.hero,
    row: view.row,
    deck: view.deck,
    pile: view.pile,
  })
  expect([...specials].sort()).toEqual([...view.specials].sort())
  expect(seats.map(({ did, ...seat }) => seat)).toEqual(
    view.players.map(({ turns, ...player }) => ({ ...player, out: player.failures >= 2 })),
  )
  const held = view.ask.do === 'place' ? view.ask : undefined
  expect([hand?.seat, hand?.card]).toEqual([held?.seat, held?.card])
  expect(run?.seat).toBe(view.run?.seat)
  if (run === undefined || view.run === undefined) return
  expect([run.hp, run.flute, run.coin, run.ally, run.sword, run.vorpal]).toEqual([
    view.run.hp,
    view.run.flute,
    view.run.coinActive,
    view.run.ally,
    view.run.swordType,
    view.run.vorpalType,
  ])
  expect(
    run.met.map(({ card, position, strength, monster, fate }) => [card, position, strength, monster, !fate]),
  ).toEqual(
    view.run.met
      .filter(({ fate }) => fate !== 'replaced')
      .map(({ card, position, strength, type, fate }) => [card, position, strength, type, !fate]),
  )
}

describe('the scene', () => {
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
            agree(viewOf(moment, viewer), sceneAfter(toldTo(viewer, moment.news), seats))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('[WB-14.10] tells each round once in the story of the match', () => {
    let last: readonly Event[] = []
    for (const { news } of moments(11, 4)) last = news
    const { story, won } = sceneAfter(toldTo('table', last), 4)
    expect(story.map(({ round }) => round)).toEqual(story.map((_, i) => i + 1))
    expect(story.at(-1)?.round).toBe(last.filter(({ type }) => type === 'round').length)
    expect(won).toBeDefined()
  })
})
