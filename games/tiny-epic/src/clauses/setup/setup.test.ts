import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { heroSheets } from '../../content/heroes.ts'
import { bosses, chambers, encounters, goblins, loots, minions, rooms, spells } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Event } from '../../event.ts'
import { tinyEpic as game } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { countOf } from '../../rules/bag.ts'
import { cellAt, lair } from '../../rules/dungeon/grid.ts'
import { dig } from '../../testing/dig.ts'
import { cellOf, position, riggedTable, sit, type Table, tableAt } from '../../testing/index.ts'

const sizes = [2, 3, 4] as const

function set(told: Partial<Record<string, unknown>> = {}, seats = 1, seed = 'setup') {
  const events: Event[] = []
  const options = optionsSchema.parse(told)
  const state = game.setup(options, seats, fastChance(seed), event => events.push(event))
  return { state, events }
}

/** A whole party of the first sheets that are left. */
function ready(told: Partial<Record<string, unknown>> = {}, seats = 1, seed = 'setup'): Table {
  const table = sit(set(told, seats, seed).state)
  while (table.asked()?.do === 'pick') table.play(table.legal()[0] ?? '')
  return table
}

const isEncounter = (room: string) => encounters.some(name => name === room)

/** Pile and card of every flip. */
function flips(table: Table): (readonly [string, string])[] {
  const cards = table.told('flipped')
  return table.told('flipping').map(({ pile }, at) => [pile, cards[at]?.room ?? ''])
}

describe('setup', () => {
  it('[TE-2.1] two bags: 22 rooms and 4 encounters that nobody has seen; nothing drawn yet', () => {
    const { state } = set()
    expect(countOf(state.bags.rooms)).toBe(chambers.length)
    expect(countOf(state.bags.encounters)).toBe(encounters.length)
    expect(state.cells.filter(code => code > 3)).toHaveLength(1)
  })

  it.each([
    [2, 9],
    [3, 7],
    [4, 5],
  ])('[TE-2.2] %i heroes: pile A has %i rooms, and none of them is an encounter', (heroes, count) => {
    expect(set({ heroes }).state.hidden[0]).toBe(count)
    const found = flips(dig(ready({ heroes }).state, 'A'))
    expect(found.filter(([pile]) => pile === 'A')).toHaveLength(count)
    for (const [pile, room] of found) if (pile === 'A') expect(chambers).toContain(room)
  })

  it('[TE-2.3] pile B is 1 encounter and 3 rooms per hero: all of them turn up in it, the first may be any', () => {
    for (const heroes of sizes) {
      const { state } = set({ heroes })
      expect(state.hidden[1]).toBe(4 * heroes)
      expect(state.ambushes).toBe(heroes)
    }
    const found = flips(dig(ready({ heroes: 4 }).state, 'B')).filter(([pile]) => pile === 'B')
    expect(found).toHaveLength(16)
    expect(found.filter(([, room]) => isEncounter(room))).toHaveLength(4)
    const first = (told: string) =>
      riggedTable(told, { facedown: 'B@1,0 B@-1,0 B@0,1 B@0,-1', deck: [0, 4, 4] })
        .play('flip:1,0')
        .told('flipped')[0]?.room
    expect(first('encounter3')).toBe('encounter3')
    expect(first('buzzsaw')).toBe('buzzsaw')
  })

  it('[TE-0.1] [TE-2.3] [TE-2.4] the odds of a shuffle: 2 of 8 unseen cards of pile B, 1 of 4 of pile C', () => {
    const rooms = (pile: string, deck: readonly [number, number, number], count: number) =>
      Array.from({ length: count }, (_, at) => {
        const state = position({ facedown: `${pile}@1,0 A@0,1`, deck })
        // Which of the unseen cards it is; then whatever comes first.
        return sit(state, `#${at} #0 #0`).play('flip:1,0').told('flipped')[0]?.room ?? ''
      })
    expect(rooms('B', [0, 7, 4], 8).filter(isEncounter)).toHaveLength(2)
    expect(rooms('C', [0, 0, 3], 4).filter(room => room === 'lairDoor')).toHaveLength(1)
  })

  it('[TE-2.4] pile C is 3 rooms and the Lair Door; the last of it must be the door if none was', () => {
    for (const heroes of sizes) expect(set({ heroes }).state.hidden[2]).toBe(4)
    const table = riggedTable('buzzsaw', { facedown: 'C@1,0 C@-1,0' })
    table.state.hidden[2] = 2
    table.play('flip:1,0')
    expect(table.told('flipped')[0]?.room).toBe('buzzsaw')
    const last = riggedTable('', { facedown: 'C@1,0' }).play('flip:1,0')
    expect(last.told('flipped')[0]?.room).toBe('lairDoor')
  })

  it.each([
    [2, 21],
    [3, 23],
    [4, 25],
  ])('[TE-2.5] %i heroes: a deck of %i, dealt A before B before C', (heroes, size) => {
    const { state } = set({ heroes })
    expect(state.deck.reduce((sum, left) => sum + left, 0) + 4).toBe(size)
    for (const seed of ['1', '2', '3']) {
      const dealt = dig(ready({ heroes }).state, seed)
        .told('dealt')
        .map(({ pile }) => pile)
      expect(new Set(dealt)).toEqual(new Set(['A', 'B', 'C']))
      expect(dealt).toEqual(dealt.toSorted())
    }
  })

  it('[TE-2.6] unused cards stay in the bags: nobody knows which they are', () => {
    for (const [heroes, rooms, ambushes] of [
      [2, 4, 2],
      [3, 3, 1],
      [4, 2, 0],
    ] as const) {
      const { state } = set({ heroes })
      const unseen = state.hidden.reduce((sum, left) => sum + left, 0)
      // Encounters and the door among the unseen are no rooms.
      expect(countOf(state.bags.rooms) - (unseen - state.ambushes - 1)).toBe(rooms)
      expect(countOf(state.bags.encounters) - state.ambushes).toBe(ambushes)
    }
  })

  it('[TE-2.7] the Entrance in the centre, faceup; facedown cards on its four sides', () => {
    const { state } = set()
    expect(cellAt(state, cellOf('0,0'))).toEqual({ is: 'room', room: 'entrance', turns: 0 })
    for (const cell of ['0,-1', '1,0', '0,1', '-1,0'])
      expect(cellAt(state, cellOf(cell))).toEqual({ is: 'facedown', pile: 'A' })
    expect(state.cells.filter(code => code !== 0)).toHaveLength(5)
  })

  it('[TE-2.8] dealt in the order north, east, south, west', () => {
    const cells = set()
      .events.filter(event => event.type === 'dealt')
      .map(event => event.cell)
    expect(cells).toEqual(['0,-1', '1,0', '0,1', '-1,0'].map(cellOf))
  })

  it('[TE-2.9] one seal on the Entrance, one set aside for each hero', () => {
    for (const heroes of sizes) {
      const { state } = set({ heroes })
      expect(state.seals).toEqual([cellOf('0,0')])
    }
    // Those set aside come in Act 2, one for each encounter, and there are as many encounters as heroes.
    const table = tableAt({
      heroes: ['fighter@0,1', 'ranger', 'wizard'],
      rooms: 'lairDoor@0,1 encounter1@1,0 encounter2@-1,0 encounter3@0,-1',
      slain: 3,
      options: { boss: 'dragon' },
    }).play('enter')
    expect(table.state.seals).toHaveLength(1 + 3)
  })

  it('[TE-2.10] the torch starts on the space of the hero count, on the Act 1 side', () => {
    for (const [heroes, space] of [
      [2, 7],
      [3, 4],
      [4, 0],
    ] as const)
      expect(set({ heroes }).state).toMatchObject({ act: 1, torch: space })
  })

  it('[TE-2.11] goblins and minions are full bags, no token is in the dungeon', () => {
    const { state } = set()
    expect(countOf(state.bags.goblins)).toBe(goblins.length)
    expect(countOf(state.bags.minions)).toBe(minions.length)
    expect([state.goblins, state.minions, state.goblinDiscards]).toEqual([[], [], []])
  })

  it('[TE-2.12] one enemy health marker per hero: so many hearts has the boss', () => {
    for (const heroes of sizes) {
      const names = (['fighter', 'ranger', 'wizard', 'cleric'] as const).slice(0, heroes)
      const table = tableAt({
        heroes: names.map(hero => ({ hero, at: '1,0' })),
        rooms: 'lairDoor@1,0',
        slain: heroes,
        options: { boss: 'hydra' },
      }).play('enter')
      expect(table.state.boss?.markers).toEqual(names.map(() => 8))
    }
  })

  it('[TE-2.13] no boss is drawn before the lair is entered; then any of the six can come', () => {
    expect(ready().state.boss).toBeUndefined()
    for (const boss of bosses) {
      const table = riggedTable(boss, {
        heroes: ['fighter@1,0', 'ranger'],
        rooms: 'lairDoor@1,0',
        slain: 2,
      }).play('enter')
      expect(table.state.boss).toMatchObject({ card: boss, place: lair })
    }
  })

  it('[TE-2.14] loot and spells are full bags with empty rows', () => {
    const { state } = set()
    expect(countOf(state.bags.loot)).toBe(loots.length)
    expect(countOf(state.bags.spells)).toBe(spells.length)
    expect([state.lootRow, state.spellRow]).toEqual([[], []])
  })

  it('[TE-2.15] heroes chosen freely: all eight, then those that are left', () => {
    const table = sit(set({ heroes: 3 }).state)
    expect(table.legal()).toHaveLength(8)
    table.play('hero:wizard')
    expect(table.legal()).toHaveLength(7)
    expect(table.legal()).not.toContain('hero:wizard')
    table.play('hero:rogue hero:cleric')
    expect(table.state.heroes.map(({ hero }) => hero)).toEqual(['wizard', 'rogue', 'cleric'])
  })

  it('[TE-2.15] at random: different ones, and nobody is asked', () => {
    const parties = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = set({ heroes: 4, choice: 'random' }, 1, seed)
      const names = state.heroes.map(({ hero }) => hero)
      expect(new Set(names).size).toBe(4)
      expect(state.agenda.at(-1)?.do).toBe('turn')
      parties.add(names.join())
    }
    expect(parties.size).toBeGreaterThan(1)
  })

  it.each([
    [2, 3],
    [3, 2],
    [4, 2],
  ])('[TE-2.15] a draft for %i heroes: each picks from %i random ones of its own', (heroes, count) => {
    const table = sit(set({ heroes, choice: 'draft' }).state)
    const seen: string[] = []
    for (let hero = 0; hero < heroes; hero++) {
      const offered = table.legal()
      expect(offered).toHaveLength(count)
      for (const word of offered) expect(seen).not.toContain(word)
      seen.push(...offered)
      table.play(offered[1] ?? '')
    }
    expect(table.asked()?.do).toBe('turn')
  })

  it('[TE-2.16] all figures on the Entrance, health and focus at the most', () => {
    const table = ready({ heroes: 4 })
    for (const { hero, place, health, focus } of table.state.heroes)
      expect({ place, health, focus }).toEqual({
        place: cellOf('0,0'),
        health: heroSheets[hero].health,
        focus: heroSheets[hero].focus,
      })
  })

  it('[TE-2.17] no trap is disarmed, and the 7 markers are enough for all that can be', () => {
    expect(set().state.disarmed).toEqual([])
    const traps = rooms.filter(room => roomCards[room].disarm !== undefined)
    expect(traps).toHaveLength(6)
  })

  it('[TE-2.18] the first seat is told, or random by seed', () => {
    const first = (told: string, seats: number, seed = 'x') =>
      ready({ first: told, heroes: 4 }, seats, seed).state.turn.hero
    expect(['1', '2', '3', '4'].map(seat => first(seat, 4))).toEqual([0, 1, 2, 3])
    expect(first('3', 2)).toBe(0)
    const found = new Set(Array.from({ length: 30 }, (_, seed) => first('random', 3, `${seed}`)))
    expect([...found].toSorted()).toEqual([0, 1, 2])
  })

  it('[TE-2.19] turns go round in the order of seats', () => {
    const table = tableAt({ heroes: ['fighter', 'ranger', 'wizard'], seats: 3, turn: { hero: 1 }, torch: 13 })
    const order = Array.from({ length: 3 }, () => {
      const { hero } = table.state.turn
      table.next('boomy').play('end')
      return hero
    })
    expect(order).toEqual([1, 2, 0])
    expect(table.state.turn.hero).toBe(1)
  })

  it('[TE-2.20] rules count heroes, not people; one person may run several', () => {
    const alone = ready({ heroes: 4 }, 1).state
    const full = ready({ heroes: 4 }, 4).state
    expect([alone.party, alone.torch, alone.hidden]).toEqual([full.party, full.torch, full.hidden])
    expect(alone.heroes.map(({ seat }) => seat)).toEqual([0, 0, 0, 0])
    expect(full.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(ready({ heroes: 2 }, 3).state.party).toBe(3)
    expect(ready({ heroes: 3 }, 2).state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 0])
  })

  it('[TE-2.21] as many heroes as are wished for, at least one for each seat, dealt to the seats in turn', () => {
    const sizesOf = (seats: number) => sizes.map(heroes => ready({ heroes }, seats).state.heroes.length)
    expect([1, 2, 3, 4].map(sizesOf)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [3, 3, 4],
      [4, 4, 4],
    ])
    expect(ready({ heroes: 4 }, 3).state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2, 0])
    for (const heroes of [1, 5, 0]) expect(optionsSchema.safeParse({ heroes }).success).toBe(false)
  })
})
