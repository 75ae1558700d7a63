import { type Chance, canonicalJson, fastChance, type Message } from '@kazamata/kernel'
import type { BotContext } from '@kazamata/search'
import { describe, expect, it } from 'vitest'
import type { Event } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import type { Move } from '../move.ts'
import { clone, type State } from '../state.ts'
import { stats } from '../stats.ts'
import { cellOf, position, riggedTable, seasoned, tableAt, wordOf } from '../testing/index.ts'
import { speaking } from '../testing/speech.ts'
import type { View } from '../view.ts'
import { harmWorth } from './effect-value.ts'
import { bestPlace } from './equipment-value.ts'
import { bots } from './index.ts'
import { movesBeforeChance } from './moves-before-chance.ts'
import { entryWorth, threatOf } from './place-value.ts'
import { rollout } from './rollout.ts'
import { situationOf } from './situation.ts'
import { turnOptions } from './turn-options.ts'
import { winProbability } from './win-probability.ts'

const { levels } = bots
const english = speaking('en')

interface Heard {
  readonly words: readonly string[]
  readonly said: readonly Message[]
}

/** What a bot would play, in words, and what it says. */
function ask(level: string, state: State, rounds = 200, chance: Chance = fastChance(1)): Heard {
  const said: Message[] = []
  const [seat = 0] = game.active(state)
  const context: BotContext<View, Move, Event> = {
    seat,
    view: game.view(state, seat),
    moves: game.moves(state, seat),
    events: [],
    chance,
    shouldStop: iterations => iterations >= rounds,
    announce: message => said.push(message),
  }
  const bot = bots.bot(level)
  const moves = bot.plan?.(context) ?? [bot.choose(context)]
  return { words: moves.map(wordOf), said }
}

/** A whole game of one level; every move of every plan is played at the table, which knows what is legal. */
function whole(level: string, seed: string, heroes: 2 | 3 | 4, rounds = 60): readonly Event[] {
  const chance = fastChance(seed)
  const mind = fastChance(`${seed} mind`)
  const events: Event[] = []
  const emit = (event: Event) => events.push(event)
  const state = game.setup(game.options.parse({ heroes, choice: 'random' }), 1, chance, emit)
  while (state.result === undefined) {
    const legal = game.moves(state, 0)
    const words = legal.length > 1 ? ask(level, state, rounds, mind).words : legal.map(wordOf)
    for (const word of words) {
      const move = game.moves(state, 0).find(other => wordOf(other) === word)
      if (move === undefined) throw new Error(`${word} is not legal.`)
      game.apply(state, 0, move, chance, emit)
    }
  }
  return events
}

/** A hall with a minion next door, and three ways to go. */
const hall = () =>
  position({
    heroes: ['fighter', 'sorceress'],
    rooms: 'portalChamber@1,0 encounter1@2,0 armory@0,1',
    facedown: 'A@1,-1 A@1,1 B@3,0',
    minions: 'troll@2,0',
  })

describe('bots', () => {
  it('[TE-BOT.1] meets every kind of chance in imagined worlds: dice, the enemy die, cards, whoever waits', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const events: Event[] = []
      const state = hall()
      const chance = fastChance(seed)
      for (const word of ['step:1,0', 'flip:1,-1']) {
        const move = game.moves(state, 0).find(other => wordOf(other) === word)
        if (move !== undefined) game.apply(state, 0, move, chance, event => events.push(event))
      }
      for (const event of events) if (event.type === 'flipped') seen.add(event.room)
    }
    expect(seen.size).toBeGreaterThan(8)
    const ends = Array.from({ length: 12 }, (_, seed) => rollout(hall(), [], 4, fastChance(seed)))
    expect(new Set(ends).size).toBeGreaterThan(6)
  })

  it('[TE-BOT.2] knows nothing that is not decided: equal views, equal moves', () => {
    for (const level of levels) {
      const [one, two] = [hall(), clone(hall())]
      expect(canonicalJson(game.view(one, 0))).toBe(canonicalJson(game.view(two, 0)))
      expect(ask(level, one).words).toEqual(ask(level, two).words)
    }
    // A card of pile A is never the door, nor an encounter.
    for (let seed = 0; seed < 60; seed++) {
      const table = tableAt({ facedown: 'A@1,0', deck: [0, 3, 3] })
      const copy = clone(table.state)
      const flip = game.moves(copy, 0).find(move => move.do === 'flip')
      if (flip === undefined) throw new Error('There is a card to flip.')
      const rooms: string[] = []
      game.apply(copy, 0, flip, fastChance(seed), event => event.type === 'flipped' && rooms.push(event.room))
      expect(rooms.join()).not.toMatch(/lairDoor|encounter/)
    }
  })

  it('[TE-BOT.3] thinks in options: the way, the action and its target; all of it legal', () => {
    for (const state of [hall(), seasoned(game.options.parse({}), 1)]) {
      const before = canonicalJson(state)
      const options = turnOptions(state)
      expect(canonicalJson(state)).toBe(before)
      const lines = options.map(({ moves }) => moves.map(wordOf).join(' '))
      expect(new Set(lines).size).toBeGreaterThan(10)
      expect(new Set(lines).size).toBeLessThan(120)
      for (const { moves } of options) expect(movesBeforeChance(state, moves).length).toBe(moves.length)
    }
    expect(turnOptions(hall()).map(({ moves }) => moves.map(wordOf).join(' '))).toContain(
      'step:1,0 step:2,0 attack:hammer',
    )
  })

  it.each(['adventurer', 'veteran'])(
    '[TE-16.3] the %s heals between the roll and a blow that would fell it',
    level => {
      const table = riggedTable('6 5 5 e5', {
        heroes: [{ hero: 'paladin', health: 3, focus: 3 }, 'wizard'],
        minions: 'ogre@0,0',
      }).play('attack:hammer')
      // 5 and 4 for melee against a defence of 5: four points.
      expect(ask(level, table.state).words[0]).toBe('free:healingHands')
      const safe = riggedTable('6 5 5 e2', {
        heroes: [{ hero: 'paladin', health: 8, focus: 3 }, 'wizard'],
        minions: 'ogre@0,0',
      }).play('attack:hammer')
      expect(ask(level, safe.state).words[0]).not.toMatch(/^free/)
    },
  )

  it('[TE-BOT.4] solves dice exactly: a plus, a change that pays, and never more than needed', () => {
    const library = (focus: number, told: string) =>
      riggedTable(told, {
        heroes: [{ hero: 'wizard', at: '1,0', focus }, 'fighter'],
        rooms: 'arcaneLibrary@1,0',
      }).play('search').state
    for (const level of levels) {
      // 4 + 1 reaches 5 as it is; the 3 is left for its focus.
      expect(ask(level, library(6, '4 3 1')).words).toEqual(['commit:0+2'])
      // A 5 alone is enough: both others give focus.
      expect(ask(level, library(0, '5 2 2')).words).toEqual(['commit:0'])
      // Nothing reaches 5 but for a little focus.
      expect(ask(level, library(4, '4 4 4')).words[0]).toMatch(/^change:/)
      expect(ask(level, library(0, '4 4 3')).words[0]).toMatch(/^commit:/)
    }
  })

  it('[TE-BOT.5] turns a card so that it opens new ways and wastes none over the border', () => {
    const state = position({ facedown: 'A@3,0', rooms: 'portalChamber@1,0 goblinDen@2,0', deck: [5, 4, 4] })
    state.agenda = [
      { do: 'turn' },
      { do: 'rotate', cell: cellOf('3,0'), room: 'mirrorGate', from: cellOf('2,0') },
    ]
    // North, south and west: nothing leads out of the grid.
    for (const level of levels) expect(ask(level, state).words).toEqual(['rotate:3'])
  })

  it('[TE-BOT.6] kills a goblin before all else when the fifth is near', () => {
    const state = position({
      heroes: ['fighter', 'paladin'],
      rooms: 'portalChamber@1,0 graveyard@0,1',
      facedown: 'A@2,0',
      goblins: 'stabby@1,0 pokey@0,0 boomy@1,0 shooty@1,0',
      torch: 11,
    })
    for (const level of ['adventurer', 'veteran'])
      expect(ask(level, state).words.join(' ')).toMatch(/attack:hammer/)
  })

  it('[TE-BOT.7] shuns places that enemies reach when they act next', () => {
    const at = (torch: number, place: string) => {
      const state = position({ rooms: 'armory@0,1 portalChamber@1,0', goblins: 'boomy@1,0', torch })
      const [hero] = state.heroes
      if (hero === undefined) throw new Error('There is a hero.')
      return threatOf(state, situationOf(state), hero, cellOf(place))
    }
    expect(at(7, '0,0')).toBeGreaterThan(0)
    expect(at(10, '0,0')).toBe(0)
    const horde = position({ goblins: 'stabby@0,0', torch: 7 })
    const [hero] = horde.heroes
    if (hero === undefined) throw new Error('There is a hero.')
    expect(threatOf(horde, situationOf(horde), hero, cellOf('0,0'))).toBeGreaterThan(
      threatOf(horde, situationOf(horde), hero, cellOf('1,0')),
    )
  })

  it('[TE-BOT.8] explores first, and kills a minion rather when the torch has room to rise', () => {
    const fresh = game.setup(game.options.parse({ choice: 'random' }), 1, fastChance('fresh'), () => {})
    for (const level of levels) expect(ask(level, fresh).words.join(' ')).toMatch(/flip|explore|free|cast/)
    const dying = (torch: number) => harmWorth(position({ minions: 'troll@1,0:2', torch }), 'troll', 2)
    expect(dying(13)).toBeGreaterThan(dying(7))
  })

  it('[TE-BOT.9] rests when it hurts, but not where the next blow falls', () => {
    const alone = position({ heroes: [{ hero: 'fighter', health: 1, focus: 0 }, 'paladin'] })
    for (const level of levels) expect(ask(level, alone).words).toContain('rest')
    const near = position({
      heroes: [{ hero: 'sorceress', health: 2, focus: 0 }, 'paladin'],
      rooms: 'portalChamber@1,0 goblinDen@-1,0 guardPost@-2,0 goblinKitchen@-3,0/3',
      goblins: 'boomy@1,0',
      torch: 7,
    })
    for (const level of ['adventurer', 'veteran']) {
      const { words } = ask(level, near)
      expect(words[0]).toMatch(/^step:-/)
    }
  })

  it('[TE-BOT.10] wants what suits it: arms for the strong, books for the wise, pieces of a set', () => {
    const worth = (hero: 'fighter' | 'wizard' | 'rogue', card: Parameters<typeof bestPlace>[1], has = '') => {
      const [one] = position({ heroes: [{ hero, has }, 'cleric'] }).heroes
      if (one === undefined) throw new Error('There is a hero.')
      return bestPlace(one, card).worth
    }
    expect(worth('fighter', 'greatAxe')).toBeGreaterThan(worth('wizard', 'greatAxe'))
    expect(worth('wizard', 'phoenixWand')).toBeGreaterThan(worth('fighter', 'phoenixWand'))
    expect(worth('rogue', 'crossbow')).toBeGreaterThan(worth('wizard', 'crossbow'))
    expect(worth('fighter', 'studdedJerkin', 'greatAxe')).toBeGreaterThan(worth('fighter', 'studdedJerkin'))
  })

  it('[TE-BOT.11] goes in rested and together, and lures the boss over a seal', () => {
    const door = (health: number, far: boolean) => {
      const state = position({
        heroes: [
          { hero: 'fighter', at: '1,0', health },
          { hero: 'paladin', at: far ? '-3,1' : '1,0', health },
        ],
        rooms: 'lairDoor@1,0/1 portalChamber@-1,0 goblinDen@-2,0 guardPost@-3,0 encounter1@-3,1',
        slain: 2,
      })
      return entryWorth(state, situationOf(state))
    }
    expect(door(7, false)).toBeGreaterThan(door(2, false))
    expect(door(7, false)).toBeGreaterThan(door(7, true))
    const lure = position({
      heroes: ['rogue@-1,0', 'fighter@lair:1'],
      rooms: 'encounter1@-1,0 lairDoor@1,0/1',
      boss: 'dragon@lair',
      markers: [4, 4],
      seals: '-1,0',
    })
    for (const level of levels) expect(ask(level, lure).words).toEqual(['taunt'])
  })

  it('[TE-BOT.12] hopes by torch, health and wounds, and thinks alike with equal luck', () => {
    const fight = (markers: readonly number[], torch: number) =>
      winProbability(position({ boss: 'hydra@lair', markers, torch, sealed: 1 }))
    expect(fight([1, 1], 18)).toBeGreaterThan(fight([8, 8], 18))
    expect(fight([4, 4], 18)).toBeGreaterThan(fight([4, 4], 27))
    const hunt = (slain: number, torch: number) =>
      winProbability({ ...position({ slain, torch, deck: [0, 4, 4] }), ambushes: 2 - slain })
    expect(hunt(2, 10)).toBeGreaterThan(hunt(0, 10))
    expect(hunt(1, 8)).toBeGreaterThan(hunt(1, 18))
    expect(winProbability({ ...position(), result: { won: true, why: 'TE-3.1' } })).toBe(1)
    expect(ask('veteran', hall(), 500, fastChance('a'))).toEqual(ask('veteran', hall(), 500, fastChance('a')))
  })

  it('[TE-BOT.12] hopes for more with better equipment, in both acts', () => {
    for (const fight of [{ minions: 'troll@1,0', rooms: 'encounter1@1,0' }, { boss: 'hydra@lair' }]) {
      const armed = (has: string) =>
        winProbability(position({ heroes: [{ hero: 'fighter', has }, 'sorceress'], ...fight }))
      expect(armed('greatAxe rubyFigurine')).toBeGreaterThan(armed(''))
    }
  })

  it('[TE-BOT.13] comes in three levels, and each says in a short line what it is about', () => {
    expect(levels).toEqual(['novice', 'adventurer', 'veteran'])
    expect(() => bots.bot('master')).toThrow('There is no bot of level master.')
    for (const level of levels) {
      const [message] = ask(level, hall()).said
      if (message === undefined) throw new Error(`The ${level} says nothing.`)
      const line = english(message)
      expect(line).toMatch(/^\S.{3,60}$/)
      expect(line).not.toContain('aim.')
    }
    // What it says is what it does.
    const tired = position({ heroes: [{ hero: 'fighter', health: 1, focus: 0 }, 'paladin'] })
    for (const level of levels) expect(english(ask(level, tired).said[0] ?? { id: '' })).toBe('Resting')
  })

  it('[TE-BOT.14] plays whole games of any party, of which boss, heroes, cause and act are counted', () => {
    for (const [level, heroes] of [
      ['novice', 4],
      ['adventurer', 2],
      ['veteran', 3],
    ] as const) {
      const events = whole(level, `${level} game`, heroes)
      const { rates, lengths } = stats(events)
      const named = (of: string) => rates.filter(rate => rate.of === of)
      expect(named('wins by heroes').map(({ name }) => name)).toEqual([`${heroes} heroes`])
      expect(named('wins by hero')).toHaveLength(heroes)
      expect(named('endings').filter(({ hit }) => hit)).toHaveLength(1)
      expect(lengths.turns).toBeGreaterThan(3)
    }
    const again = whole('adventurer', 'twice', 2)
    expect(whole('adventurer', 'twice', 2)).toEqual(again)
  })
})
