import type { Viewer } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { describe, expect, it } from 'vitest'
import { position, random, sit, start } from '../../testing/index.ts'
import type { View } from '../../view.ts'
import { speaking } from '../testing/speech.ts'
import { remindersFor } from './reminders.ts'
import { statusOf } from './status.ts'

const english = speaking('en')
const seats: readonly SeatInfo[] = ['Ada', 'Bea'].map((name, seat) => ({
  seat,
  name,
  thinking: false,
  you: seat === 0,
}))
const status = (view: View): string => english(statusOf({ view, viewer: view.viewer, seats }))
const memory = (view: View): readonly string[] =>
  remindersFor({ view })?.items.map(({ text }) => english(text)) ?? []
const at = (told: Parameters<typeof position>[0], viewer: Viewer = 0): View =>
  sit(position(told)).view(viewer)

describe('round and phase', () => {
  it('[PD-GEN.3] counts the rounds to the next boss', () => {
    expect([1, 2, 3, 4, 6, 7, 8].map(round => status(at({ round })))).toEqual([
      'Round 1 of 8 · boss after 3',
      'Round 2 of 8 · boss after 3',
      'Round 3 of 8 · boss at its end',
      'Round 4 of 8 · boss after 6',
      'Round 6 of 8 · boss at its end',
      'Round 7 of 8 · boss after 8',
      'Round 8 of 8 · boss at its end',
    ])
  })

  it('knows what comes before the first round and after the last', () => {
    expect(status(start().view(0))).toBe('Powers and goals')
    expect(status(random(1).view('table'))).toBe('The game is over')
  })

  it('[PD-RND.17] says whose reward is chosen', () => {
    const seats = [{ levels: 'W6', at: 'D2' as const }, {}]
    const table = sit(position({ seats, round: 3, card: 'A' })).reveal()
    expect(table.state.phase).toBe('reward')
    expect(status(table.view(0))).toBe('Round 3 of 8 · your reward')
    expect(status(table.view(1))).toBe('Round 3 of 8 · the reward of Ada')
  })
})

describe('what is good to remember', () => {
  it('[PD-UI.1] names bosses to come and open missions', () => {
    expect(memory(at({ round: 4, card: 'A', missions: 'M08', seats: 2 }))).toEqual([
      'Warlock, E5, after round 6; weakness: Mage',
      'Mummy, A6, after round 8; weakness: Rogue',
      'Clean sweep. Defeat 6 minions.',
    ])
  })

  it('[PD-GEM.6] lists the gems that are lost to the reader, to the table those that somebody has', () => {
    const told = {
      round: 7,
      seats: [
        { crossed: 'B F', taken: 'A' },
        { taken: 'B F', crossed: 'A' },
      ],
    }
    expect(memory(at(told, 0)).at(-1)).toBe('Lost to you: gems B and F')
    expect(memory(at(told, 1)).at(-1)).toBe('Lost to you: gem A')
    expect(memory(at(told, 'table')).at(-1)).toBe('Claimed by somebody: A, B, and F')
  })

  it('[PD-VAR.1] [PD-SOL.2] warns of gems that vanish', () => {
    const vanish = (view: View) => memory(view).filter(text => text.includes('vanish'))
    expect(vanish(at({ card: 'A', crossed: 'A' }))).toEqual([
      'After boss 1 vanish: E',
      'After boss 2 vanish: C and G',
    ])
    expect(vanish(at({ card: 'A', seats: 2 }))).toEqual([])
    expect(vanish(at({ card: 'A', seats: 2, round: 4, options: { vanishingGems: true } }))).toEqual([
      'After boss 2 vanish: C and G',
    ])
  })
})
