import { fastChance, pick } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../../content/ids.ts'
import type { EventOf } from '../../event.ts'
import { tinyEpic as game } from '../../game.ts'
import { clone } from '../../state.ts'
import { cellOf, position, seasoned, tableAt } from '../../testing/index.ts'
import { endOfTurnReach, endTurnForecast, enemyForecast, enemyReach } from './enemy-forecast.ts'

const four = 'stabby@3,0 boomy@3,0 pokey@3,0 sneaky@3,0'
const row = 'goblinDen@1,0 portalChamber@2,0 guardPost@3,0'
/** Spaces of Act 1 just above a goblin, the enemies, the skull, and an empty one. */
const above = { goblin: 8, enemies: 9, skull: 19, none: 10 } as const

describe('[TE-UI.11] what the end of the turn brings', () => {
  it('[TE-3.2] a fifth goblin loses the game', () => {
    const told = { rooms: row, goblins: four, torch: above.goblin } as const
    expect(endTurnForecast(position(told))).toMatchObject({ space: 'goblin', goblin: true, loss: 'TE-3.2' })
    expect(tableAt(told).play('end').state.result).toEqual({ won: false, why: 'TE-3.2' })
  })

  it('[TE-3.3] the last space loses the game', () => {
    expect(endTurnForecast(position({ torch: above.skull }))).toMatchObject({
      space: 'skull',
      loss: 'TE-3.3',
    })
  })

  it('a goblin that finds a free slot is no loss', () => {
    const forecast = endTurnForecast(position({ rooms: row, goblins: 'stabby@3,0', torch: above.goblin }))
    expect(forecast).toEqual({ space: 'goblin', goblin: true, enemies: [] })
  })

  it('an empty space brings nothing, and enemies stay where they are', () => {
    const forecast = endTurnForecast(position({ goblins: 'stabby@0,0', torch: above.none }))
    expect(forecast).toEqual({ space: 'none', goblin: false, enemies: [] })
  })

  it('[TE-28.5] the torch rests in the first round of an easy game', () => {
    const state = position({ torch: above.goblin })
    state.grace = 1
    expect(endTurnForecast(state)).toEqual({ space: 'rests', goblin: false, enemies: [] })
  })

  it('[TE-18.14] a troll that brings a fifth goblin loses the game', () => {
    const told = { rooms: row, goblins: four, minions: 'troll@0,0', torch: above.enemies } as const
    expect(endTurnForecast(position(told)).loss).toBe('TE-3.2')
  })
})

describe('[TE-UI.13] what the enemies would do', () => {
  it('[TE-18.5] a minion in the room strikes everybody there', () => {
    const told = { heroes: ['fighter', 'wizard@1,0'], rooms: row, minions: 'ogre@0,0' } as const
    expect(enemyForecast(position(told))).toEqual([
      {
        enemy: 'ogre',
        to: [cellOf('0,0')],
        hits: [{ hero: 'fighter', damage: 3, focus: 0, sure: true, falls: false }],
      },
    ])
  })

  it('[TE-18.5] a blow that also takes focus is foreseen with it, as much as there is', () => {
    const foreseen = (focus: number) =>
      enemyForecast(
        position({ heroes: [{ hero: 'fighter', focus }, 'wizard@3,0'], rooms: row, minions: 'wraith@0,0' }),
      )
    const hit = { hero: 'fighter', damage: 1, sure: true, falls: false }
    expect(foreseen(4)[0]?.hits).toEqual([{ ...hit, focus: 3 }])
    expect(foreseen(2)[0]?.hits).toEqual([{ ...hit, focus: 2 }])
    expect(foreseen(0)[0]?.hits).toEqual([{ ...hit, focus: 0 }])
  })

  it('[TE-18.6] who is attacked at equal distance is the choice of the player', () => {
    const told = { heroes: ['fighter', 'wizard@2,0'], rooms: row, minions: 'ogre@1,0' } as const
    const [ogre] = enemyForecast(position(told))
    expect(ogre?.to).toHaveLength(2)
    expect(ogre?.hits.map(({ sure }) => sure)).toEqual([false, false])
  })

  it('[TE-18.12] each enemy looks at the position the one before it left', () => {
    const told = {
      heroes: [{ hero: 'fighter', health: 1 }, 'wizard@3,0'],
      rooms: row,
      goblins: 'boomy@0,0',
      minions: 'ogre@1,0',
    } as const
    const [boomy, ogre] = enemyForecast(position(told))
    expect(boomy?.hits).toEqual([{ hero: 'fighter', damage: 2, focus: 0, sure: true, falls: true }])
    expect(ogre?.hits.map(({ hero }) => hero)).toEqual(['wizard'])
  })

  it('[TE-18.4] move or attack reaches by its range alone, move and attack by its way too', () => {
    const state = position({ rooms: row, goblins: 'stabby@0,0', minions: 'troglodyte@3,0' })
    expect(enemyReach(state, 'stabby')).toEqual([cellOf('0,0')])
    expect(enemyReach(state, 'troglodyte')).toEqual([cellOf('1,0'), cellOf('2,0'), cellOf('3,0')])
  })

  it('what is sure happens, and what happens was foreseen, in whole games', () => {
    let strikes = 0
    for (let round = 0; strikes < 60; round++) {
      const chance = fastChance(`forecast ${round}`)
      const options = game.options.parse({ choice: 'random', heroes: 2 + (round % 3) })
      const start = game.setup(options, 1, chance, () => undefined)
      const state = round % 2 === 0 ? start : seasoned(start.options, 1, round % 4 === 1)
      for (let step = 0; step < 400 && state.result === undefined; step++) {
        if (state.agenda.at(-1)?.do === 'turn') {
          const { enemies, loss } = endTurnForecast(state)
          const after = clone(state)
          const struck: EventOf<'strikes'>[] = []
          let over = false
          game.apply(after, 0, { do: 'end' }, chance, event => {
            over ||= event.type === 'turn'
            if (event.type === 'strikes' && !over) struck.push(event)
          })
          for (let asked = 0; asked < 50 && !over && after.result === undefined; asked++)
            game.apply(after, 0, pick(chance, game.moves(after, 0)), chance, event => {
              over ||= event.type === 'turn'
              if (event.type === 'strikes' && !over) struck.push(event)
            })
          if (loss !== undefined) expect(after.result).toEqual({ won: false, why: loss })
          else
            for (const { enemy, hits } of enemies)
              for (const hero of heroes) {
                const hit = hits.find(other => other.hero === hero)
                const happened = struck.some(event => event.enemy === enemy && event.heroes.includes(hero))
                if (happened) expect(hit).toBeDefined()
                if (hit?.sure && after.result === undefined) expect(happened).toBe(true)
              }
          strikes += struck.length
        }
        game.apply(state, 0, pick(chance, game.moves(state, 0)), chance, () => undefined)
      }
    }
  })
})

it('[TE-UI.13] the reach of all enemies matters while the next space of the torch makes them act', () => {
  const told = { rooms: 'armory@1,0', goblins: 'stabby@1,0' } as const
  expect(endOfTurnReach(position({ ...told, torch: 9 }))).toContain(cellOf('1,0'))
  expect(endOfTurnReach(position({ ...told, torch: 8 }))).toEqual([])
})
