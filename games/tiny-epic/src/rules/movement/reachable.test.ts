import { describe, expect, it } from 'vitest'
import { heroAt } from '../../state.ts'
import { position, wordOfCell } from '../../testing/index.ts'
import { checkForecast } from '../check/forecast.ts'
import { previewTargets } from '../check/target-preview.ts'
import { counterDamageByFace } from '../combat/counter-attack.ts'
import { torchAhead } from '../torch.ts'
import { reachable } from './reachable.ts'

/** A corridor to the east with a trap, a goblin behind it and one more room; a facedown card to the north. */
const corridor = (hero: 'paladin' | 'ranger', stealth = false) =>
  position({
    heroes: [hero, 'cleric'],
    rooms: 'buzzsaw@1,0 goblinDen@2,0 portalChamber@3,0',
    facedown: 'A@0,-1',
    goblins: 'boomy@2,0',
    turn: { stealth },
  })

const words = (state: Parameters<typeof reachable>[0]) =>
  reachable(state).map(({ cell, cost, stops, trap, unexplored }) =>
    [wordOfCell(cell), cost, stops && 'stops', trap && 'trap', unexplored && 'unexplored']
      .filter(Boolean)
      .join(' '),
  )

describe('where the hero at turn can go', () => {
  it('[TE-6.2] as far as Speed goes, but not past an enemy', () => {
    expect(words(corridor('paladin'))).toEqual(['0,-1 1 unexplored', '1,0 1 trap', '2,0 2 stops'])
  })

  it('[TE-6.4] past an enemy with stealth', () => {
    expect(words(corridor('ranger', true))).toEqual(['0,-1 1 unexplored', '1,0 1 trap', '2,0 2', '3,0 3'])
  })

  it('[TE-6.13] nowhere once an enemy has stopped the hero', () => {
    const state = corridor('paladin')
    state.turn.stopped = true
    expect(reachable(state)).toEqual([])
  })
})

describe('what an attack promises', () => {
  const state = position({ heroes: ['fighter', 'cleric@0,0'], minions: 'minotaur@0,0' })

  it('[TE-11.8] the Minotaur is harder to hit in melee', () => {
    const { action } = previewTargets(state, { do: 'attack', with: 'hammer' })
    expect(checkForecast(state, action)).toMatchObject({
      skill: 'strength',
      dice: 3,
      modifier: 0,
      need: 6,
      beats: true,
      enemyDie: true,
    })
  })

  it('[TE-13.1] each face of the enemy die against defence 4', () => {
    expect(
      counterDamageByFace(state, heroAt(state, 0), 'minotaur', 'melee').map(({ damage }) => damage),
    ).toEqual([1, 2, 3, 4, 3, 0])
  })

  it('[TE-23.2] damage printed instead of a modifier comes with every face', () => {
    const lair = position({
      heroes: ['wizard@lair:4', 'cleric'],
      rooms: 'lairDoor@1,0',
      boss: 'demonLord@lair',
    })
    expect(
      counterDamageByFace(lair, heroAt(lair, 0), 'demonLord', 'spell').map(({ damage }) => damage),
    ).toEqual([2, 2, 2, 3, 2, 2])
  })

  it('[TE-17.1] the torch ahead ends at the skull', () => {
    expect(torchAhead(state)[0]).toEqual({ at: 8, space: 'enemies' })
    expect(torchAhead(state).at(-1)).toEqual({ at: 20, space: 'skull' })
  })
})
