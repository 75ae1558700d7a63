import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { encounters } from '../../content/ids.ts'
import { tinyEpic as game } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { doorCell, entranceCell, facedownCells, facedownTo, roomAt } from '../../rules/dungeon/grid.ts'
import { distances } from '../../rules/dungeon/range-and-sight.ts'
import { dig } from '../../testing/dig.ts'
import { type position, riggedTable, tableAt } from '../../testing/index.ts'

const last = { rooms: 'lairDoor@1,0', boss: 'dragon@lair', markers: [1, 0], sealed: 1 } as const
const onSheet = [{ hero: 'fighter', at: 'lair:3' }, 'ranger'] as const

describe('winning and losing', () => {
  it('[TE-3.1] the heroes win at once when every marker of the boss stands on 0', () => {
    const table = riggedTable('6 3 3 e5', { ...last, heroes: onSheet }).play('attack:hammer commit:0')
    expect(table.state.boss?.markers).toEqual([0, 0])
    expect(table.state.result).toEqual({ won: true, why: 'TE-3.1' })
    expect(game.outcome(table.state)).toEqual({ winners: [0], scores: [1], why: 'TE-3.1' })
    expect(game.active(table.state)).toEqual([])
  })

  it('[TE-3.1] a marker above 0 is no win', () => {
    const table = riggedTable('6 3 3 e2', { ...last, heroes: onSheet, markers: [1, 1] })
    table.play('attack:hammer commit:0')
    expect(table.state.boss?.markers).toEqual([0, 1])
    expect(table.state.result).toBeUndefined()
  })

  it('[TE-3.2] a fifth goblin is the end, a fourth is not', () => {
    const four = riggedTable('sneaky', { goblins: 'boomy@0,0 stabby@0,0 shooty@0,0', torch: 8 }).play('end')
    expect(four.state.goblins).toHaveLength(4)
    expect(four.state.result).toBeUndefined()
    const five = riggedTable('', { goblins: 'boomy@0,0 stabby@0,0 shooty@0,0 sneaky@0,0', torch: 8 })
    five.play('end')
    expect(five.state.result).toEqual({ won: false, why: 'TE-3.2' })
    expect(game.outcome(five.state)?.winners).toEqual([])
  })

  it('[TE-3.3] the torch on the skull is the end, one space above it is not', () => {
    expect(tableAt({ torch: 18 }).play('end').state).toMatchObject({ torch: 19 })
    expect(tableAt({ torch: 18 }).play('end').state.result).toBeUndefined()
    const table = tableAt({ torch: 19 }).play('end')
    expect(table.state.result).toEqual({ won: false, why: 'TE-3.3' })
    const second = tableAt({ torch: 29, rooms: 'lairDoor@1,0', boss: 'hydra@lair' }).play('end')
    expect(second.state.result).toEqual({ won: false, why: 'TE-3.3' })
  })

  it('[TE-3.4] no facedown card left and the Lair Door not found is the end; with the door it is not', () => {
    const lost = riggedTable('treasureVault', { facedown: 'A@1,0', deck: [1, 0, 0] }).play('flip:1,0')
    expect(lost.state.result).toEqual({ won: false, why: 'TE-3.4' })
    const found = riggedTable('', { facedown: 'C@1,0' }).play('flip:1,0')
    expect(found.told('flipped')[0]?.room).toBe('lairDoor')
    expect(found.state.result).toBeUndefined()
    const known = riggedTable('treasureVault', { rooms: 'lairDoor@0,1', facedown: 'A@1,0' })
    expect(known.play('flip:1,0').state.result).toBeUndefined()
  })

  it('[TE-3.5] as long as one facedown card lies anywhere, there is a corridor to explore', () => {
    const table = riggedTable('treasureVault', { facedown: 'A@1,0 A@-1,0' }).play('flip:1,0')
    expect(table.state.result).toBeUndefined()
    table.play('step:0,0').next('ransackedVault boomy').play('flip:-1,0')
    expect(table.state.result).toEqual({ won: false, why: 'TE-3.4' })
  })

  it('[TE-3.5] whatever is dealt lies behind a corridor', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      dig(fresh(3, seed), seed, ({ state }) => {
        for (const cell of facedownCells(state)) expect(isBehindCorridor(state, cell)).toBe(true)
      })
  })

  it('[TE-3.4] whoever turns all cards has found the door, or has lost', () => {
    const ends = Array.from({ length: 30 }, (_, seed) => {
      const { state } = dig(fresh(2, `end ${seed}`), `end ${seed}`)
      expect(facedownCells(state)).toEqual([])
      expect(state.result?.why).toBe(doorCell(state) < 0 ? 'TE-3.4' : undefined)
      return state.result === undefined
    })
    expect(ends).toContain(true)
  })

  it('[TE-3.6] all heroes unconscious: turns and torch go on', () => {
    const table = tableAt({
      heroes: [
        { hero: 'fighter', health: 1 },
        { hero: 'ranger', health: 0 },
      ],
      minions: 'minotaur@0,0',
    }).play('end')
    expect(table.state.result).toBeUndefined()
    expect(table.told('fell')).toHaveLength(1)
    expect(table.told('turn')[0]).toMatchObject({ hero: 'ranger' })
    expect(table.told('rested')[0]).toMatchObject({ hero: 'ranger', forced: true })
    expect(table.state.torch).toBeGreaterThan(8)
  })

  it('[TE-3.7] a killing blow beats its counter-attack and the step of the torch', () => {
    const table = riggedTable('6 3 3 etorch', {
      ...last,
      heroes: [{ ...onSheet[0], health: 1 }, 'ranger'],
      torch: 29,
    }).play('attack:hammer commit:0')
    expect(table.state).toMatchObject({ torch: 29, result: { won: true } })
    expect(table.hero(0).health).toBe(1)
    expect(table.events.at(-1)?.type).toBe('ended')
  })

  it('[TE-3.7] a loss comes first too: nothing after it resolves', () => {
    const table = riggedTable('', {
      goblins: 'boomy@1,0 stabby@1,0 shooty@1,0 sneaky@1,0',
      rooms: 'portalChamber@1,0',
      torch: 8,
    }).play('end')
    expect(table.state.torch).toBe(9)
    expect(table.told('turn')).toEqual([])
    expect(table.legal()).toEqual([])
  })

  it('[TE-3.8] when the door is found all encounters are on the table and every facedown card can be reached', () => {
    for (const heroes of [2, 3, 4] as const)
      for (let game = 0; game < 8; game++) {
        const seed = `${heroes} ${game}`
        dig(fresh(heroes, seed), seed, ({ state }) => {
          if (doorCell(state) < 0) return
          const met = state.cells.filter((_, cell) => encounters.some(room => room === roomAt(state, cell)))
          // What is not faceup yet is among the facedown cards of pile B, none of which is left in the deck.
          expect(state.deck.slice(0, 2)).toEqual([0, 0])
          expect(met.length + state.ambushes).toBe(heroes)
          expect(state.hidden[1]).toBeGreaterThanOrEqual(state.ambushes)
          const away = distances(state, entranceCell, false)
          expect(away[doorCell(state)]).toBeLessThan(99)
          for (const cell of facedownCells(state)) expect(isBehindCorridor(state, cell)).toBe(true)
        })
      }
  })
})

type State = ReturnType<typeof position>

function fresh(heroes: 2 | 3 | 4, seed: string): State {
  const options = optionsSchema.parse({ heroes, choice: 'random' })
  return game.setup(options, 1, fastChance(seed), () => {})
}

/** Next to a room that can be walked to from the Entrance and has a corridor to it. */
function isBehindCorridor(state: State, cell: number): boolean {
  const away = distances(state, entranceCell, false)
  return state.cells.some(
    (_, room) =>
      (away[room] ?? 99) < 99 && [0, 1, 2, 3].some(direction => facedownTo(state, room, direction) === cell),
  )
}
