import { describe, expect, test } from 'vitest'
import type { Chance } from '../chance.ts'
import { type Event, type Hero, type Move, type State, torch } from './torch.ts'

/** Dice that fall as told, faces counted from 1. */
function faces(...faces: readonly number[]): Chance {
  const left = [...faces]
  return {
    int(n) {
      if (n === 1) return 0
      const face = left.shift()
      if (face === undefined) throw new Error(`Nobody said how a die of ${n} falls.`)
      return face - 1
    },
  }
}

const hero = (change: Partial<Hero> = {}): Hero => ({ room: 0, health: 3, focus: 0, ...change })

function corridor(change: Partial<State>): State {
  const begun = torch.setup({ light: 9 }, 2, faces(), () => {})
  return { ...begun, heroes: [hero(), hero()], ...change }
}

function act(state: State, move: Move, chance = faces()): Event['type'][] {
  const events: Event['type'][] = []
  torch.apply(state, state.seat, move, chance, event => events.push(event.type))
  return events
}

describe('dice in the middle of a move', () => {
  test('a trap rolls, asks who can still change it, and goes on by itself when nobody can', () => {
    const state = corridor({ bag: [0, 0, 1, 0], heroes: [hero({ focus: 1 }), hero()] })
    expect(act(state, { do: 'explore' }, faces(4))).toEqual(['explored', 'rolled'])
    expect(torch.moves(state, 0)).toEqual([{ do: 'accept' }, { do: 'focus' }])
    expect(act(state, { do: 'focus' })).toEqual(['focused', 'escaped'])
    expect(torch.moves(state, 0)).toEqual([{ do: 'leave' }, { do: 'search' }])
    expect(act(state, { do: 'search' }, faces(3))).toEqual(['found'])
    expect(state.heroes[0]?.focus).toBe(2)
    expect(torch.moves(state, 0)[0]).toEqual({ do: 'end' })
  })

  test('a trap with nothing to decide is resolved in the same move', () => {
    const state = corridor({ bag: [0, 0, 1, 0] })
    expect(act(state, { do: 'explore' }, faces(2))).toEqual(['explored', 'rolled', 'hurt'])
    expect(torch.moves(state, 0)).toEqual([{ do: 'leave' }, { do: 'search' }])
  })

  test('a fallen hero’s search is dropped, and so is the rest of the turn', () => {
    const state = corridor({ bag: [0, 0, 1, 0], heroes: [hero({ health: 1 }), hero()] })
    expect(act(state, { do: 'explore' }, faces(1))).toEqual([
      'explored',
      'rolled',
      'hurt',
      'fell',
      'done',
      'burned',
      'turn',
    ])
    expect(state.agenda).toEqual([{ do: 'turn', seat: 1, steps: 3 }])
  })
})

describe('the dungeon at the end of a turn', () => {
  test('every goblin strikes; whom, is asked only where there is a choice; then the torch burns', () => {
    const state = corridor({
      rooms: ['hall', 'goblin', 'goblin'],
      heroes: [hero({ room: 2 }), hero({ room: 2 })],
    })
    expect(act(state, { do: 'end' })).toEqual(['done'])
    expect(torch.active(state)).toEqual([0])
    expect(torch.moves(state, 0)).toEqual([
      { do: 'target', seat: 0 },
      { do: 'target', seat: 1 },
    ])
    expect(act(state, { do: 'target', seat: 1 }, faces(3))).toEqual(['rolled', 'hurt', 'burned', 'turn'])
    expect(state.heroes.map(({ health }) => health)).toEqual([3, 2])
    expect(torch.active(state)).toEqual([1])
  })

  test('a fallen hero spends a turn standing up', () => {
    const state = corridor({ heroes: [hero(), hero({ health: 0 })] })
    expect(act(state, { do: 'end' })).toEqual(['done', 'burned', 'turn', 'rested', 'burned', 'turn'])
    expect(state.heroes[1]?.health).toBe(1)
    expect(state.seat).toBe(0)
  })

  test('all lose when the light is gone, all win at the gate', () => {
    const dark = corridor({ light: 1 })
    expect(act(dark, { do: 'end' })).toEqual(['done', 'burned', 'ended'])
    expect(torch.outcome(dark)).toEqual({ winners: [], scores: [0, 0], why: 'dark' })
    const gate = corridor({ bag: [0, 0, 0, 1] })
    expect(act(gate, { do: 'explore' })).toEqual(['explored', 'ended'])
    expect(torch.outcome(gate)).toEqual({ winners: [0, 1], scores: [1, 1], why: 'gate' })
    expect(torch.moves(gate, 0)).toEqual([])
    expect(() => act(gate, { do: 'end' })).toThrow('Nobody can move when nothing is asked.')
  })
})
