import type { Hero } from '../content/ids.ts'
import { tinyEpic } from '../game.ts'
import type { Options } from '../options.ts'
import { partySize } from '../rules/party.ts'
import type { State } from '../state.ts'
import { position } from './position.ts'

const party: readonly Hero[] = ['sorceress', 'paladin', 'rogue', 'fighter']
const others: readonly Hero[] = ['wizard', 'barbarian', 'cleric', 'ranger']
const gear = [
  'longSword lionShield elvenChain lionBoots fireball chainLightning',
  'pantherBow pantherFang pantherCloak warHorn tempestOfArrows gust',
  'phoenixWand phoenixTome phoenixRobes phoenixFeather banish dimensionDoor',
  'morningStar greatAxe studdedJerkin healingDraught massMending clairvoyance',
]

/**
 * Chance alone hardly ever opens the lair: a well equipped party before its open door, two goblins and two facedown cards
 * about, and everything that a room can hold within reach.
 */
export function seasoned(options: Options, seats: number, second = false): State {
  const count = partySize(options.heroes, seats)
  return position({
    heroes: (second ? others : party).slice(0, count).map((hero, i) => ({
      hero,
      at: i === 0 ? '2,1' : '1,1',
      has: gear[(i + (second ? 2 : 0)) % gear.length] ?? '',
    })),
    seats,
    rooms:
      'encounter1@1,0 encounter3@0,1 portalChamber@1,1 lairDoor@2,1 buzzsaw@0,-1 feasthall@-1,0 armory@-1,1 goblinBunks@2,0',
    facedown: 'C@0,-2 C@1,2',
    goblins: 'boomy@0,1 pokey@-1,0',
    rows: 'crossbow healingLight',
    slain: count,
    options,
  })
}

/** The game as it goes on from there. */
export function atTheDoor(second: boolean): typeof tinyEpic {
  return {
    ...tinyEpic,
    setup(options, seats, ...rest) {
      const { options: fixed } = tinyEpic.setup({ ...options, choice: 'random' }, seats, ...rest)
      return seasoned(fixed, seats, second)
    },
  }
}
