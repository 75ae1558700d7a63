import { fastChance, pick } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bossSheets } from '../content/bosses.ts'
import { heroSheets } from '../content/heroes.ts'
import { bosses, encounters, goblins, loots, minions, spells } from '../content/ids.ts'
import { minionCards } from '../content/minions.ts'
import { roomCards } from '../content/rooms.ts'
import { tracks } from '../content/torch.ts'
import type { Event } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { cardsIn } from '../rules/bag.ts'
import { besideOf, cellCount, doorCell, hasExit, lair, roomAt } from '../rules/dungeon/grid.ts'
import { itemsOf } from '../rules/heroes/abilities.ts'
import type { Place, State } from '../state.ts'
import { seasoned } from '../testing/index.ts'

/** Cheaper than `expect`, thousands of times. */
function hold(law: boolean, told: string): void {
  if (!law) throw new Error(told)
}

/** A random game from a position on, move by move. */
function* moments(state: State, seed: string): Generator<{ state: State; events: Event[] }> {
  const chance = fastChance(seed)
  for (let move = 0; move < 400; move++) {
    const [seat] = game.active(state)
    if (seat === undefined) return
    const events: Event[] = []
    const legal = game.moves(state, seat)
    // Turns that end at once teach nothing.
    const wanted = legal.filter(({ do: what }) => what !== 'end' && what !== 'decline')
    const from = wanted.length > 0 && chance.int(5) > 0 ? wanted : legal
    game.apply(state, seat, pick(chance, from), chance, event => events.push(event))
    yield { state, events }
  }
}

const anyGame = [
  fc.integer(),
  fc.integer({ min: 1, max: 4 }),
  fc.constantFrom(2, 3, 4),
  fc.constantFrom(...bosses),
  fc.boolean(),
] as const

function everyMoment(numRuns: number, law: (state: State, events: readonly Event[]) => void): void {
  const run = fc.property(...anyGame, (seed, seats, heroes, boss, late) => {
    const options = optionsSchema.parse({ heroes, boss, choice: 'random' })
    const state = late
      ? seasoned(options, seats, seed % 2 === 0)
      : game.setup(options, seats, fastChance(`setup ${seed}`), () => {})
    for (const moment of moments(state, `law ${seed}`)) law(moment.state, moment.events)
  })
  fc.assert(run, { numRuns })
}

/** Are two places next to each other on paths, the boss sheet included (TE-0.5)? */
function joined(state: State, from: Place, to: Place): boolean {
  if (from === lair || to === lair) return from + to === lair + doorCell(state)
  return [0, 1, 2, 3].some(
    way => besideOf(from, way) === to && hasExit(state, from, way) && hasExit(state, to, (way + 2) % 4),
  )
}

const same = (have: readonly string[], want: readonly string[]) =>
  have.length === want.length && new Set(have).size === have.length && want.every(card => have.includes(card))

describe('laws of every game', () => {
  test('[TE-4.1] [TE-4.2] [TE-21.7] heroes stay within their sheets, and share no space of the boss sheet', () => {
    everyMoment(25, ({ heroes }) => {
      for (const { hero, health, focus, place, space } of heroes) {
        hold(health >= 0 && health <= heroSheets[hero].health, `${hero} has ${health} health`)
        hold(focus >= 0 && focus <= heroSheets[hero].focus, `${hero} has ${focus} focus`)
        hold((place === lair) === space > 0 && space <= 6, `${hero} stands on space ${space} of ${place}`)
      }
      const spaces = heroes.flatMap(({ space }) => (space > 0 ? [space] : []))
      hold(new Set(spaces).size === spaces.length, 'two heroes on one space')
    })
  })

  test('[TE-8.2] [TE-14.2] [TE-19.15] every card is in exactly one place', () => {
    everyMoment(25, state => {
      const { bags, heroes, lootRow, spellRow, agenda } = state
      // A card just taken is in the air until it has its place.
      const held: string[] = agenda.flatMap(task => (task.do === 'equip' ? [task.card] : []))
      const items = [...heroes.flatMap(itemsOf), ...lootRow, ...spellRow, ...held]
      const drawn = [...cardsIn(bags.loot, loots), ...cardsIn(bags.spells, spells)]
      hold(same([...items, ...drawn], [...loots, ...spells]), 'loot or spells are lost or doubled')
      const seen = state.goblins.map(({ card }) => card)
      hold(same([...seen, ...state.goblinDiscards, ...cardsIn(bags.goblins, goblins)], goblins), 'goblins')
      hold(new Set(state.goblins.map(({ slot }) => slot)).size === seen.length, 'two goblins in one slot')
      const alive = state.minions.map(({ card }) => card)
      const unseen = cardsIn(bags.minions, minions)
      hold(new Set([...alive, ...unseen]).size === alive.length + unseen.length, 'a minion is doubled')
      hold(alive.length + state.slain <= state.party, 'more minions than heroes')
      for (const { card, health } of state.minions)
        hold(health > 0 && health <= minionCards[card].health, `${card} has ${health} health`)
    })
  })

  test('[TE-20.5] [TE-22.4] [TE-22.6] [TE-22.8] markers stay above open seals, seals are neither lost nor made', () => {
    everyMoment(25, state => {
      const { boss, seals, cells, party, act } = state
      const rooms = cells.map((_, cell) => roomAt(state, cell))
      const found = rooms.filter(room => encounters.some(name => name === room)).length
      if (boss === undefined) {
        hold(act === 1 && seals.length === 1, 'seals before Act 2')
        return
      }
      const open = bossSheets[boss.card].seals.slice(boss.sealed)
      hold(boss.markers.length === party, 'a marker is missing')
      for (const health of boss.markers) {
        hold(health >= 0 && health <= 8, `a marker on ${health}`)
        hold(
          open.every(space => health > space),
          `a marker on ${health} with seals open on ${open}`,
        )
      }
      hold(seals.length + boss.sealed === found + 1, 'a seal is lost')
    })
  })

  test('[TE-14.4] [TE-17.1] the torch goes down step by step, never above its start', () => {
    everyMoment(25, (state, events) => {
      hold(state.torch >= tracks[state.act].start[state.party], `the torch is on ${state.torch}`)
      for (const event of events)
        if (event.type === 'torch' && event.by < 0) {
          hold(event.by === -1, 'a step of more than one space')
          const shown = [tracks[1], tracks[2]].some(({ spaces }) => spaces[event.at] === event.space)
          hold(shown, `space ${event.at} is no ${event.space}`)
        }
    })
  })

  test('[TE-18.7] [TE-18.9] [TE-22.17] enemies walk along paths only, room by room', () => {
    everyMoment(25, (state, events) => {
      for (const event of events)
        if (event.type === 'crept')
          hold(joined(state, event.from, event.to), `${event.enemy} from ${event.from} to ${event.to}`)
    })
  })

  test('[TE-25.7] [TE-25.5] whoever is asked has a choice, and of one task only', () => {
    everyMoment(25, state => {
      const [seat] = game.active(state)
      if (seat === undefined) return
      const moves = game.moves(state, seat)
      const task = state.agenda.at(-1)?.do
      hold(moves.length > (task === 'turn' ? 0 : 1), `${task} has ${moves.length} answers`)
      for (let other = 0; other < state.seats; other++)
        if (other !== seat) hold(game.moves(state, other).length === 0, 'two seats are asked')
    })
  })

  test('[TE-10.7] what is disarmed is a trap, and each once', () => {
    everyMoment(25, state => {
      hold(new Set(state.disarmed).size === state.disarmed.length, 'disarmed twice')
      for (const cell of state.disarmed) {
        const room = roomAt(state, cell)
        hold(room !== undefined && roomCards[room].disarm !== undefined, `no trap in ${room}`)
      }
      hold(state.disarmed.length <= 7 && state.cells.length === cellCount, 'more than there are markers')
    })
  })
})

test('[TE-3.1] [TE-3.2] [TE-3.3] [TE-3.4] games end in these four ways only', () => {
  const ends = new Set<string>()
  everyMoment(30, ({ result }) => {
    if (result !== undefined) ends.add(`${result.won} ${result.why}`)
  })
  for (const end of ends)
    expect(['true TE-3.1', 'false TE-3.2', 'false TE-3.3', 'false TE-3.4']).toContain(end)
  expect(ends.size).toBeGreaterThan(1)
})
