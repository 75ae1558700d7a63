import { fastChance, pick } from '@kazamata/kernel'
import { expect, test } from 'vitest'
import { torch } from '../content/words.ts'
import type { Event } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import type { Move } from '../move.ts'
import { optionsSchema } from '../options.ts'
import { proceed } from '../rules/agenda.ts'
import { heroDefence, speedOf } from '../rules/heroes/attributes.ts'
import { Play } from '../rules/play.ts'
import { cellOf, position, rigged, riggedTable, tableAt } from '../testing/index.ts'

test('[TE-EX-32] four goblins in play and the search of the Guard Post fails: lost', () => {
  const told = {
    heroes: [{ hero: 'fighter', at: '1,0', focus: 0 }, 'wizard'],
    rooms: 'guardPost@1,0',
  } as const
  const table = riggedTable('4 3 3', { ...told, goblins: 'boomy@0,0 stabby@0,0 shooty@0,0 pokey@0,0' }).play(
    'search commit:0',
  )
  expect(table.state.result).toEqual({ won: false, why: 'TE-3.2' })
  const three = riggedTable('4 3 3 pokey', { ...told, goblins: 'boomy@0,0 stabby@0,0 shooty@0,0' })
  three.play('search commit:0')
  expect(three.state.result).toBeUndefined()
  expect(three.told('goblin')).toMatchObject([{ goblin: 'pokey', slot: 4, place: cellOf('1,0') }])
})

test('[TE-EX-36] at 0 and alone with a goblin: rest to 3, focus +5, the turn ends, torch 1 down', () => {
  const table = riggedTable('', {
    heroes: ['fighter', { hero: 'wizard', at: '1,0', health: 0, focus: 2 }],
    rooms: 'encounter1@1,0',
    goblins: 'boomy@1,0',
    torch: 0,
  }).play('end')
  expect(table.hero(1)).toMatchObject({ health: 3, focus: 7 })
  expect(table.state).toMatchObject({ torch: 2, turn: { hero: 0 } })
})

test('[TE-EX-37] at 0 with no enemy there: rest, then movement and free actions, no second heroic action', () => {
  const table = riggedTable('', {
    heroes: ['fighter', { hero: 'wizard', at: '1,0', health: 0, focus: 2 }],
    rooms: 'encounter1@1,0 graveyard@2,0',
    torch: 0,
  }).play('end step:2,0')
  expect(table.hero()).toMatchObject({ health: 3, place: cellOf('2,0') })
  expect(table.legal()).toContain('free:research')
  expect(table.legal()).not.toContain('search')
  expect(table.legal()).not.toContain('rest')
})

test('[TE-EX-43] the Great Axe on the Research slot: no Research, Speed 3, until it is discarded', () => {
  const table = tableAt({ heroes: [{ hero: 'sorceress', has: 'none greatAxe' }, 'fighter'] })
  expect(table.legal()).not.toContain('free:research')
  expect(speedOf(table.state, table.hero())).toBe(3)
  expect(heroDefence(table.hero(), 'melee')).toBe(3)
  table.play('discard:0:greatAxe')
  expect(table.legal()).toContain('free:research')
  expect(speedOf(table.state, table.hero())).toBe(4)
  expect(table.state.lootRow).toEqual(['greatAxe'])
})

test('[TE-EX-54] four heroes, torch 7, two down: enemies on 8, then a goblin on 9', () => {
  const context = { why: 'TE-10.2', by: 'entrance', hero: 0, place: 24, targets: [] } as const
  const state = position({
    heroes: ['fighter', 'wizard', 'rogue', 'cleric'],
    goblins: 'sneaky@0,0',
    torch: 7,
    agenda: [{ do: 'turn' }, { do: 'run', effects: [torch(-2)], at: 0, context }],
  })
  const events: Event[] = []
  proceed(
    new Play(
      state,
      rigged(() => state, 'boomy'),
      event => events.push(event),
    ),
  )
  const seen = events.map(event => event.type).filter(type => /^(torch|acts|goblin)$/.test(type))
  expect(seen).toEqual(['torch', 'acts', 'torch', 'goblin'])
  expect(state.torch).toBe(9)
})

test('[TE-EX-56] a recorded game replays from its seed and moves to the same state', () => {
  for (const seed of ['ruby', 'opal', 'jade']) {
    const options = optionsSchema.parse({ heroes: 3, choice: 'draft' })
    const chooser = fastChance(`${seed} chooser`)
    const moves: Move[] = []
    const play = (next: (legal: readonly Move[]) => Move | undefined) => {
      const chance = fastChance(seed)
      const state = game.setup(options, 2, chance, () => {})
      for (;;) {
        const [seat] = game.active(state)
        if (seat === undefined) return state
        const move = next(game.moves(state, seat))
        if (move === undefined) return state
        game.apply(state, seat, move, chance, () => {})
      }
    }
    const first = play(legal => {
      if (moves.length === 400) return undefined
      const move = pick(chooser, legal)
      moves.push(move)
      return move
    })
    expect(moves.length).toBeGreaterThan(20)
    const recorded = [...moves]
    expect(play(() => recorded.shift())).toEqual(first)
  }
})
