import { fastChance } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { cellOf, type Placed, type Position, riggedTable } from '../../testing/index.ts'

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const play = (told: Position, words = '') => riggedTable(words, told)

describe('solo', () => {
  test('[TE-24.1] one person runs 2, 3 or 4 heroes, each with its own sheet, place and turn', () => {
    for (const heroes of [2, 3, 4] as const) {
      const options = optionsSchema.parse({ heroes, choice: 'random' })
      const chance = fastChance(`solo ${heroes}`)
      const state = game.setup(options, 1, chance, () => {})
      expect(new Set(state.heroes.map(({ hero }) => hero)).size).toBe(heroes)
      const turns: number[] = []
      for (let i = 0; i < heroes; i++) {
        expect(game.active(state)).toEqual([0])
        turns.push(state.turn.hero)
        game.apply(state, 0, { do: 'end' }, chance, () => {})
      }
      expect(turns.toSorted()).toEqual([0, 1, 2, 3].slice(0, heroes))
    }
  })

  test('[TE-24.2] every count is by heroes, however many people run them', () => {
    for (const seats of [1, 2, 3]) {
      const options = optionsSchema.parse({ heroes: 3, choice: 'random' })
      const state = game.setup(options, seats, fastChance(`seats ${seats}`), () => {})
      expect(state).toMatchObject({ party: 3, torch: 4, hidden: [7, 12, 4], ambushes: 3 })
      expect(state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2].map(hero => hero % seats))
    }
  })
})

describe('order', () => {
  const rooms = `${row} lairDoor@0,-1`

  test('[TE-25.1] a win ends everything before a loss, a fall or a reward is looked at', () => {
    // The Dragon's last point falls with a goblin beside it; the torch stands before the skull.
    const table = play(
      {
        heroes: [{ hero: 'wizard', at: 'lair:3', has: 'frostNova', focus: 8 }, 'fighter'],
        rooms,
        boss: 'dragon@lair',
        markers: [0, 1],
        sealed: 1,
        goblins: 'boomy@lair',
        torch: 29,
      },
      '6 5 5 etorch',
    ).play('cast:frostNova commit:0 pay')
    expect(table.state.result).toEqual({ won: true, why: 'TE-3.1' })
    expect(table.told('reward')).toEqual([])
    expect(table.told('torch')).toEqual([])
  })

  test('[TE-25.1] a fall is looked at before the end of the turn, and that before the next hero', () => {
    const table = play(
      { heroes: [{ hero: 'wizard', health: 3 }, 'fighter'], rooms: 'buzzsaw@1,0', torch: 10 },
      '3',
    ).play('step:1,0 skill:strength commit:0')
    const wanted = ['hurt', 'fell', 'turnEnded', 'torch', 'turn']
    expect(table.events.map(({ type }) => type).filter(type => wanted.includes(type))).toEqual(wanted)
  })

  test('[TE-25.2] parts go from left to right; all are hurt before anyone falls', () => {
    const table = play({
      heroes: [{ hero: 'fighter', health: 2 }, { hero: 'wizard', health: 2 }, 'rogue'],
      minions: 'skeleton@0,0',
      torch: 9,
    }).play('end')
    const seen = table.events
      .filter(({ type }) => /^(hurt|fell|drained)$/.test(type))
      .map(event => `${event.type} ${'hero' in event ? event.hero : ''}`)
    expect(seen).toEqual([
      'hurt fighter',
      'hurt wizard',
      'hurt rogue',
      'fell fighter',
      'fell wizard',
      'drained rogue',
    ])
  })

  test('[TE-25.3] when the active hero falls what must happen happens, what may is lost', () => {
    // Shot down by a trap on a Shadow Walk: neither further steps nor the stab are offered.
    const table = play(
      {
        heroes: [{ hero: 'rogue', health: 2, focus: 5 }, 'fighter'],
        rooms: 'spikedPit@1,0 encounter1@2,0',
        goblins: 'boomy@1,0',
        torch: 10,
      },
      '6 5 5 3 3 3',
    ).play('special:shadowWalk commit:0 pay step:1,0 commit:0')
    expect(table.told('fell')).toMatchObject([{ hero: 'rogue' }])
    expect(table.state.goblins).toHaveLength(1)
    expect(table.state).toMatchObject({ torch: 11, turn: { hero: 1 } })
    // A goblin room kills the hero at its door: the goblin comes all the same.
    const ambush = play(
      { heroes: [{ hero: 'wizard', health: 1 }, 'fighter'], facedown: 'A@1,0 A@0,1', torch: 10 },
      'goblinDen pokey',
    ).play('flip:1,0')
    expect(ambush.told('fell')).toHaveLength(1)
    expect(ambush.told('goblin')).toMatchObject([{ goblin: 'pokey', place: cellOf('1,0') }])
    expect(ambush.state.turn.hero).toBe(1)
  })

  test('[TE-25.3] the Cleric who falls to a counter-attack heals nobody', () => {
    const cleric: Placed = { hero: 'cleric', health: 1, focus: 7, has: 'fireball' }
    const told = { heroes: [cleric, 'fighter'] as const, minions: 'ogre@0,0', torch: 10 }
    const table = play(told, '1 1 1 e5').play('cast:fireball commit:0')
    expect(table.told('fell')).toHaveLength(1)
    expect(table.state.turn.hero).toBe(1)
  })

  test('[TE-25.4] a reward earned before the fall is kept', () => {
    // Two goblins: one dies, then the other one strikes the hero down.
    const table = play(
      {
        heroes: [{ hero: 'wizard', health: 1, focus: 8, has: 'chainLightning' }, 'fighter'],
        goblins: 'boomy@0,0',
        minions: 'ogre@0,0',
        torch: 10,
      },
      '6 5 5 e5 gust',
    ).play('cast:chainLightning enemy:boomy commit:0 pay option:1 draw equip:0')
    expect(table.told('fell')).toHaveLength(1)
    expect(table.hero(0).spells).toEqual(['chainLightning', 'gust'])
    const order = table.events
      .map(({ type }) => type)
      .filter(type => /^(died|reward|countered|fell)$/.test(type))
    expect(order).toEqual(['died', 'reward', 'countered', 'fell'])
  })

  test('[TE-25.5] the choice asked last is answered first, and nothing else is possible meanwhile', () => {
    const table = play(
      {
        heroes: [{ hero: 'wizard', focus: 8, has: 'clairvoyance' }, 'fighter'],
        facedown: 'A@1,0 A@0,1',
        deck: [9, 0, 0],
      },
      '6 5 5 armory feasthall',
    ).play('cast:clairvoyance commit:0 pay flip:1,0')
    // The rotation of the first card, above the second card, above the turn.
    expect(table.state.agenda.map(task => task.do)).toEqual(['turn', 'spoils', 'reveal', 'rotate'])
    for (const word of table.legal()) expect(word).toMatch(/^rotate/)
    table.play(table.legal()[0] ?? '')
    for (const word of table.legal()) expect(word).toMatch(/^(flip|decline)/)
  })

  test('[TE-25.6] all of them are asked of whoever runs the active hero, also about others', () => {
    const told = { rooms: row, seats: 2, torch: 9 }
    const lose = play({
      ...told,
      heroes: ['fighter', { hero: 'wizard', has: 'gust banish' }],
      minions: 'gelatinousOoze@0,0',
    }).play('end')
    expect(game.active(lose.state)).toEqual([0])
    expect(lose.legal()).toEqual(['discard:1:gust', 'discard:1:banish'])
    const tie = play({
      ...told,
      heroes: ['fighter@1,0', 'wizard@3,0'],
      goblins: 'brawny@2,0',
    }).play('end')
    expect(game.active(tie.state)).toEqual([0])
    expect(game.moves(tie.state, 1)).toEqual([])
    expect(tie.legal()).toEqual(['target:0', 'target:1'])
    const deaths = play(
      {
        heroes: [{ hero: 'wizard', focus: 8, has: 'frostNova' }, 'fighter'],
        goblins: 'boomy@0,0 stabby@0,0',
        seats: 2,
      },
      '6 5 5 e2',
    ).play('cast:frostNova commit:0 pay')
    expect(deaths.legal()).toEqual(['enemy:boomy', 'enemy:stabby'])
  })

  test('[TE-25.7] what has one answer only is not asked; a turn always is', () => {
    const one = play({ minions: 'ogre@0,0' }, '3 4 4 e2').play('attack:hammer')
    expect(one.asked()?.do).toBe('adjust')
    const two = play({ minions: 'ogre@0,0 troll@0,0' }).play('attack:hammer')
    expect(two.legal()).toEqual(['enemy:ogre', 'enemy:troll'])
    const idle = play({
      heroes: [{ hero: 'fighter', focus: 0 }, 'wizard'],
      turn: { acted: true, still: true },
    })
    expect(idle.legal()).toEqual(['end'])
    expect(idle.asked()?.do).toBe('turn')
  })

  test('[TE-25.8] inside a check the dead are gone at once, their reward waits for the whole effect', () => {
    const table = play(
      {
        heroes: [{ hero: 'wizard', focus: 8, has: 'tempestOfArrows' }, 'fighter'],
        rooms: row,
        goblins: 'boomy@2,0',
        minions: 'troll@3,0',
      },
      '6 5 5 etorch',
    ).play('cast:tempestOfArrows enemy:boomy commit:0 pay')
    // The first target is dead, and the storm still blows round its room.
    const order = table.events.map(({ type }) => type).filter(type => /^(died|struck|reward)$/.test(type))
    expect(order).toEqual(['struck', 'died', 'struck', 'reward'])
    expect(table.state.minions).toMatchObject([{ card: 'troll', health: 6 }])
    expect(table.state.goblins).toEqual([])
  })
})
