import { describe, expect, test } from 'vitest'
import { fastChance } from './chance.ts'
import { recordOf } from './conformance/index.ts'
import type { Game } from './game.ts'
import { start } from './match/match.ts'
import { preview } from './preview.ts'
import { accepted } from './testing/accepted.ts'
import { delve } from './testing/delve.ts'
import { type Move, type State, type Torch, torch } from './testing/torch.ts'

/** A torch-lit corridor in some position. */
function corridor(change: Partial<State>): State {
  const match = accepted(start(torch, recordOf(torch, { seats: 2, options: {}, seed: 'preview' }, 0)))
  return { ...match.state, ...change }
}

const previewed = (state: State, move: Move['do']) =>
  preview(torch, torch.view(state, 0), 0, { do: move }, fastChance('worlds')).map(event => event.type)

describe('preview', () => {
  test('shows all of a move without chance', () => {
    const state = corridor({ rooms: ['hall', 'hall'] })
    expect(preview(torch, torch.view(state, 0), 0, { do: 'on' }, fastChance(1))).toEqual([
      { type: 'walked', seat: 0, room: 1 },
    ])
  })

  test('ends at the first draw', () => {
    expect(previewed(corridor({}), 'explore')).toEqual([])
    const [alice, bob] = [
      { room: 1, health: 3, focus: 0 },
      { room: 0, health: 3, focus: 0 },
    ]
    const beside = corridor({ rooms: ['hall', 'goblin'], heroes: [alice, bob] })
    expect(previewed(beside, 'end')).toEqual(['done'])
    expect(previewed(beside, 'rest')).toEqual(['rested', 'done'])
  })

  test('goes on where there is nothing to draw from', () => {
    expect(previewed(corridor({ bag: [1, 0, 0, 0] }), 'explore')).toEqual(['explored'])
    expect(previewed(corridor({ bag: [0, 0, 0, 1] }), 'explore')).toEqual(['explored', 'ended'])
  })

  test('shows nothing of a move that cannot be made', () => {
    expect(previewed(corridor({}), 'back')).toEqual([])
    expect(preview(torch, torch.view(corridor({}), 1), 1, { do: 'end' }, fastChance(1))).toEqual([])
  })

  test('shows what all sampled states agree on, up to where they differ', () => {
    const seen: number[] = []
    const game: Game<Torch> = {
      ...torch,
      sampleState(view, chance) {
        const state = torch.sampleState(view, chance)
        state.heroes[1] = { room: 0, health: 3, focus: chance.int(4) }
        return state
      },
      apply(state, seat, _move, _chance, emit) {
        emit({ type: 'rested', seat })
        seen.push(state.heroes[1]?.focus ?? 0)
        if (state.heroes[1]?.focus !== 2) emit({ type: 'turn', seat })
        emit({ type: 'escaped', seat })
      },
    }
    const state = corridor({})
    const told = (worlds?: number) =>
      preview(game, game.view(state, 0), 0, { do: 'end' }, fastChance(3), worlds).map(event => event.type)
    expect(told()).toEqual(['rested'])
    expect(seen).toHaveLength(30)
    expect(told(1)).toHaveLength(3)
    expect(told(0)).toEqual([])
  })

  test('samples no more states when nothing is certain any more', () => {
    let worlds = 0
    const game: typeof torch = {
      ...torch,
      sampleState(view, chance) {
        worlds += 1
        return torch.sampleState(view, chance)
      },
    }
    expect(preview(game, game.view(corridor({}), 0), 0, { do: 'explore' }, fastChance(1))).toEqual([])
    expect(worlds).toBe(1)
  })

  test('ends at the first secret that is shown, however many sampled states agree about it', () => {
    const match = accepted(start(delve, recordOf(delve, { seats: 2, options: {}, seed: 'secret' }, 0)))
    const state = delve.clone(match.state)
    for (const player of state.players) {
      player.agenda = []
      player.confirmed = true
    }
    const first = state.players[0]
    if (first === undefined) throw new Error('Nobody sits at seat 0.')
    first.confirmed = false
    const said = preview(delve, delve.view(state, 0), 0, { do: 'confirm' }, fastChance(1), 1)
    expect(said).toEqual([{ type: 'confirmed', seat: 0, final: true }])
  })

  test('does not swallow a mistake of the game', () => {
    const game: typeof torch = {
      ...torch,
      apply() {
        throw new Error('A hero is in two rooms.')
      },
    }
    const ask = () => preview(game, game.view(corridor({}), 0), 0, { do: 'end' }, fastChance(1))
    expect(ask).toThrow('A hero is in two rooms.')
  })
})
