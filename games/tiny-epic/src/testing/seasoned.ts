import { fastChance, pick } from '@kazamata/kernel'
import type { Hero } from '../content/ids.ts'
import { tinyEpic } from '../game.ts'
import { type Options, optionsSchema } from '../options.ts'
import { position } from '../position/position.ts'
import { partySize } from '../rules/setup/party.ts'
import type { State } from '../state.ts'

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

/** Turns of random games from there, by one person, each as its hero finds it. */
export function* turns(seed: string, games: number): Generator<State> {
  const chance = fastChance(seed)
  for (let n = 0; n < games; n++) {
    const state = seasoned(optionsSchema.parse({ heroes: 2 + (n % 3) }), 1, n % 2 === 1)
    for (let k = 0; k < 500; k++) {
      const moves = tinyEpic.moves(state, 0)
      if (moves.length === 0) break
      if (state.agenda.at(-1)?.do === 'turn') yield state
      tinyEpic.apply(state, 0, pick(chance, moves), chance, () => {})
    }
  }
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
