import { describe, expect, it } from 'vitest'
import type { Event } from '../event.ts'
import { drive, runOf } from '../testing/index.ts'

const types = (events: readonly Event[]) => events.map(event => event.type)

describe('what is told of a run', () => {
  it('[WB-6.3] a charge that was used is not told as lost', () => {
    const { events } = drive(runOf('ninja', [], ['ally', 'dragon', 'goblin']), ['ally'])
    expect(types(events)).toEqual([
      ...['revealed', 'ally', 'revealed', 'ignored', 'revealed', 'damaged'],
      ...['succeeded', 'unveiled', 'round'],
    ])
  })

  it('[WB-6.4] an Ally that comes last is told as harmless', () => {
    const { events } = drive(runOf('ninja', [], ['goblin', 'ally']))
    expect(events).toContainEqual({ type: 'harmless', why: 'WB-6.4', seat: 0, card: 'ally' })
    expect(types(events)).not.toContain('ally')
  })

  it('[WB-5.23] damage is told as a sum: strength, Harp, Flute, Crown', () => {
    const bard = drive(runOf('bard', ['flute', 'harp'], ['goblin', 'lich', 'orc']))
    expect(bard.events.flatMap(event => ('sum' in event ? [event.sum] : []))).toEqual([
      { strength: 6, damage: 1, harp: 2, flute: 1 },
      { strength: 3, damage: 0, harp: 1, flute: 1 },
    ])
    const princess = drive(runOf('princess', ['charm', 'crown'], ['goblin', 'vampire']))
    expect(princess.events.flatMap(event => ('sum' in event ? [event.sum] : []))).toEqual([
      { strength: 1, damage: 0, crown: 2 },
      { strength: 4, damage: 2, crown: 2 },
    ])
  })

  it('[WB-5.34] a token that leaves tells the HP that went with it', () => {
    const { events } = drive(runOf('ninja', ['herbs', 'bomb'], ['mimic']), ['pay herbs'])
    expect(events.filter(event => event.type === 'lost')).toEqual([
      { type: 'lost', why: 'WB-5.34', seat: 0, token: 'nin.herbs', how: 'bomb', value: 3, hp: 3 },
    ])
  })

  it('[WB-5.33] a ⚡ token leaves right after its use', () => {
    const { events } = drive(runOf('barbarian', ['potion'], ['dragon', 'goblin']))
    const told = types(events)
    expect(told.slice(told.indexOf('damaged'), told.indexOf('damaged') + 3)).toEqual([
      'damaged',
      'revived',
      'lost',
    ])
  })

  it('[WB-5.11] [WB-12.50] a replaced card was met: it counts, keeps its place, and hands on its cover', () => {
    const state = runOf('mage', ['poly'], ['ally', 'vampire', 'goblin'], { deck: ['vampire'] })
    const { state: now, asked } = drive(state, ['polymorph'])
    expect(now.run?.met.map(({ card, position, fate }) => [card, position, fate])).toEqual([
      ['ally', 1, 'effect'],
      ['vampire', 2, 'replaced'],
      ['vampire', 2, undefined],
    ])
    expect(now.run?.typeCount[3]).toBe(2)
    expect(asked.at(-1)).toEqual([{ do: 'suffer' }, { do: 'ignore', by: 'ally' }])
  })
})
