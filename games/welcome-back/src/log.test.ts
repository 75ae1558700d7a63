import type { LogLine } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { logIcons } from './board/icons.ts'
import { inEnglish } from './board/testing/words.ts'
import type { Event } from './event.ts'
import { breakdownText, describeEvent } from './log.ts'
import { drive, runOf, table } from './testing/index.ts'
import { eventsTold, moments } from './testing/moments.ts'

const names = ['Ada', 'Bea', 'Cid', 'Dora']
const line = (event: Event, viewer: number | 'table' = 0): LogLine | undefined =>
  describeEvent(event, { names, viewer })
const lines = (events: readonly Event[], viewer: number | 'table' = 0): readonly string[] =>
  events.flatMap(event => {
    const told = line(event, viewer)
    return told === undefined ? [] : [inEnglish(told)]
  })

/** Events that need no line of their own: what follows tells enough. */
const silent = new Set<Event['type']>(['drew', 'demanded'])

describe('the ledger', () => {
  it('[WB-14.9] says every event of many games in words and with a picture that exist, for every reader', () => {
    const said = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      let events: readonly Event[] = []
      for (const moment of moments(seed, 2 + (seed % 3), {
        firstVisit: seed % 2 === 0,
        specialsKnown: seed % 5 > 0,
      }))
        events = moment.events
      for (const viewer of [0, 1, 'table'] as const)
        for (const event of eventsTold(viewer, events)) {
          const told = line(event, viewer)
          if (told === undefined) expect(silent).toContain(event.type)
          else {
            expect(inEnglish(told)).not.toMatch(/undefined|\{|\}/)
            expect(told.why).toBe(event.why)
            if (!told.heading) expect(logIcons[told.icon ?? ''], told.id).toBeDefined()
            said.add(event.type)
          }
        }
    }
    expect(said.size).toBeGreaterThan(24)
  })

  it('[WB-14.9] keeps own draws, additions and removals for their owner', () => {
    const { events } = drive(table({ seats: 2, hero: 'bard' }), ['draw', 'hat', 'draw', 'add'], {
      draws: ['vampire', 'orc'],
    })
    expect(lines(eventsTold(0, events), 0)).toEqual([
      'You draw a Vampire.',
      'You throw a Vampire away with the Plumed Hat: 10 → 8 HP.',
      'Bea adds a monster to the dungeon: 1 waits there now.',
    ])
    expect(eventsTold(0, events).map(event => line(event, 0)?.secret)).toEqual([
      true,
      true,
      undefined,
      undefined,
    ])
    expect(lines(eventsTold('table', events), 'table')).toEqual([
      'Ada throws a monster away with the Plumed Hat: 10 → 8 HP.',
      'Bea adds a monster to the dungeon: 1 waits there now.',
    ])
  })

  it('[WB-14.9] opens a chapter for every round', () => {
    expect(line({ type: 'round', why: 'WB-9.1', round: 3, start: 0, deck: 15 })).toMatchObject({
      id: 'log.round',
      heading: true,
    })
  })

  it('[WB-14.6] gives the reason of an automatic outcome', () => {
    const { events } = drive(runOf('bard', ['tunic', 'flute'], ['goblin', 'vampire']))
    expect(lines(events).slice(0, 4)).toEqual([
      '1. Goblin, 1.',
      'Goblin: beaten by the Enchanted Flute. All later damage −1.',
      '2. Vampire, 4.',
      'Vampire: 4 − 1 = 3 damage, 8 → 5 HP.',
    ])
    expect(events.map(event => event.why).slice(0, 4)).toEqual(['WB-5.5', 'WB-7.14', 'WB-5.5', 'WB-5.23'])
  })

  it('[WB-14.9] adds what was hidden when the round is over', () => {
    const state = runOf('bard', ['harp'], ['dragon', 'lich', 'goblin'], {
      aside: [[['orc', 'hat']], [['golem', 'coin']]],
    })
    const unveiled = drive(state).events.filter(event => event.type === 'unveiled')
    expect(lines(unveiled)).toEqual([
      'Thrown away: Orc (Ada, Plumed Hat), Golem (Bea, Lucky Coin). Still in the dungeon: Goblin.',
    ])
  })

  it('[WB-14.5] writes a damage sum term by term', () => {
    expect(breakdownText({ strength: 6, crown: 2, damage: 4 })).toBe('6 − 2 = 4')
    expect(breakdownText({ strength: 7, harp: 1, flute: 1, damage: 0 })).toBe('1 − 1 = 0')
    expect(breakdownText({ strength: 5, damage: 5 })).toBe('5')
  })
})
