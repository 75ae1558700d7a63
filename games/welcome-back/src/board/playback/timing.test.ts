import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { drive, runOf } from '../../testing/index.ts'
import { displayTime, isStop, pendingStop, stopFrom } from './timing.ts'

describe('playback', () => {
  const round: Event = { type: 'round', why: 'WB-9.1', round: 2, start: 0, deck: 15 }
  const unveiled: Event = { type: 'unveiled', why: 'WB-4.5', asides: [], rest: [] }
  const won: Event = { type: 'won', why: 'WB-8.2', seat: 0, by: 'successes' }
  const hero: Event = { type: 'hero', why: 'WB-9.3', seat: 0, hero: 'bard' }

  it('[WB-14.10] waits at the end of a round and of the game, once', () => {
    expect(stopFrom([hero, unveiled, round], 0)).toBe(1)
    expect(stopFrom([hero, unveiled, round], 2)).toBeUndefined()
    expect(isStop([unveiled, won], 0)).toBe(false)
    expect(stopFrom([unveiled, won], 0)).toBe(1)
  })

  it('[WB-14.10] opens at the end of a round that nobody has left behind yet', () => {
    expect(pendingStop([hero, unveiled, round])).toBe(1)
    expect(pendingStop([hero, unveiled, round, hero])).toBeUndefined()
    expect(pendingStop([unveiled, won])).toBe(1)
  })

  it('[WB-14.5] shows damage longer than a harmless card, and the great moments longest', () => {
    const { events } = drive(runOf('necromancer', ['bones'], ['dragon', 'fairy'], { specials: ['fairy'] }))
    const time = (type: Event['type']) =>
      Math.max(0, ...events.filter(event => event.type === type).map(displayTime))
    expect(time('revived')).toBeGreaterThan(time('damaged'))
    expect(time('succeeded')).toBeGreaterThan(time('harmless'))
    expect(time('unveiled')).toBe(0)
  })
})
