import { heroSheets } from '../content/heroes.ts'
import {
  bosses,
  chambers,
  encounters,
  goblins,
  type Hero,
  heroes,
  type Item,
  items,
  loots,
  minions,
  piles,
  rooms,
  spells,
} from '../content/ids.ts'
import { lootCards } from '../content/loot.ts'
import { minionCards } from '../content/minions.ts'
import { tracks } from '../content/torch.ts'
import { type Options, optionsSchema } from '../options.ts'
import { full } from '../rules/bag.ts'
import {
  allTurns,
  besideOf,
  cellCount,
  codeOf,
  entranceCell,
  exitsOf,
  facedownCode,
  hasExit,
  lair,
  roomAt,
  type Turns,
} from '../rules/dungeon/grid.ts'
import { isLoot, isSpell } from '../rules/heroes/abilities.ts'
import { freshHero } from '../rules/setup/party.ts'
import { freshTurn } from '../rules/turn/turn.ts'
import type { GoblinFigure, HeroState, MinionFigure, State, Task, Turn } from '../state.ts'
import { cellOf, list, oneOf } from './notation.ts'

/** A hero; everything but the sheet has a default: fresh, on the Entrance. */
export interface Placed {
  readonly hero: Hero
  /** `'1,0'`, or `'lair:3'` for a space of the boss sheet. */
  readonly at?: string
  readonly health?: number
  readonly focus?: number
  /** Loot and spells: `'greatAxe fireball'`; hand loot covers slot 1, then 2, `none` leaves slot 1 free. */
  readonly has?: string
}

/** A turn about to be played by the first hero, unless told. */
export interface Position {
  /** A fighter and a sorceress, unless told; `'fighter@1,0'` is a fresh hero placed there. */
  readonly heroes?: readonly (Hero | `${Hero}@${string}` | Placed)[]
  /** One, unless told. */
  readonly seats?: number
  /**
   * Revealed cards besides the Entrance: `'buzzsaw@1,0 armory@2,0/1'`, turned so often after the slash, else so that it
   * joins as many earlier ones as it can.
   */
  readonly rooms?: string
  /** Facedown cards and their piles: `'A@0,-1 C@0,1'`. */
  readonly facedown?: string
  /** In slots from 1 on, or as told: `'stabby@1,0 boomy@0,0#4'`. */
  readonly goblins?: string
  /** With their health, if it is not full: `'troll@1,0:3'`. */
  readonly minions?: string
  /** Minions dead so far; all of them in Act 2. */
  readonly slain?: number
  /** In play means Act 2: `'dragon@lair'`. */
  readonly boss?: string
  readonly markers?: readonly number[]
  readonly sealed?: number
  /** Cells with seals; the Entrance, unless told. */
  readonly seals?: string
  readonly disarmed?: string
  /** Its start, unless told. */
  readonly torch?: number
  readonly turn?: Partial<Turn>
  /** Cards in the rows: `'greatAxe fireball'`. */
  readonly rows?: string
  /** Cards of piles A, B, C still to be dealt; none, unless told. */
  readonly deck?: readonly [number, number, number]
  readonly options?: Partial<Options>
  /** What is asked; the turn itself, unless told. */
  readonly agenda?: readonly Task[]
}

const without = (bag: number, names: readonly string[], gone: readonly string[]) =>
  names.reduce((left, name, at) => (gone.includes(name) ? left & ~(1 << at) : left), bag)

/** A position in one line: `position({ heroes: ['fighter', 'wizard'], rooms: 'buzzsaw@1,0', minions: 'troll@1,0' })`. */
export function position(told: Position = {}): State {
  const placed = (told.heroes ?? ['fighter', 'sorceress']).map(hero =>
    typeof hero === 'string' ? placedOf(hero) : hero,
  )
  const party = ([2, 3, 4] as const).find(size => size === placed.length)
  if (party === undefined) throw new Error('A party has two, three or four heroes.')
  const seats = told.seats ?? 1
  const options: Options = { ...optionsSchema.parse({}), heroes: party, ...told.options }
  const act = told.boss === undefined ? 1 : 2
  const [rowLoot, rowSpells] = split(list(told.rows ?? '').map(word => oneOf(items, word)))
  const goblinList = goblinsOf(told.goblins ?? '')
  const minionList = minionsOf(told.minions ?? '')
  const owned = placed.flatMap(({ has = '' }) => list(has))
  const state: State = {
    options,
    seats,
    party,
    heroes: placed.map((hero, i) => heroOf(hero, i % seats)),
    act,
    torch: told.torch ?? tracks[act].start[party],
    grace: 0,
    turn: { ...freshTurn(0), ...told.turn },
    cells: Array.from({ length: cellCount }, () => 0),
    bags: {
      rooms: full(chambers.length),
      encounters: full(encounters.length),
      goblins: without(
        full(goblins.length),
        goblins,
        goblinList.map(({ card }) => card),
      ),
      minions: without(
        full(minions.length),
        minions,
        minionList.map(({ card }) => card),
      ),
      loot: without(full(loots.length), loots, [...owned, ...rowLoot]),
      spells: without(full(spells.length), spells, [...owned, ...rowSpells]),
    },
    deck: [...(told.deck ?? [0, 0, 0])],
    hidden: [...(told.deck ?? [0, 0, 0])],
    ambushes: party,
    disarmed: list(told.disarmed ?? '').map(cellOf),
    seals: list(told.seals ?? '0,0').map(cellOf),
    goblins: goblinList,
    goblinDiscards: [],
    minions: minionList,
    slain: told.slain ?? (act === 2 ? party : 0),
    spoils: [],
    lootRow: rowLoot,
    spellRow: rowSpells,
    agenda: [...(told.agenda ?? [{ do: 'turn' }])],
  }
  layCards(state, told)
  if (told.boss !== undefined) {
    const [name = '', at = 'lair'] = told.boss.split('@')
    state.boss = {
      card: oneOf(bosses, name),
      place: cellOf(at),
      markers: told.markers ?? state.heroes.map(() => 8),
      sealed: told.sealed ?? 0,
    }
  }
  return state
}

function layCards(state: State, told: Position): void {
  state.cells[entranceCell] = codeOf('entrance', 0)
  for (const word of list(told.rooms ?? '')) {
    const [, name = '', at = '', turned] = /^(\w+)@([^/]+)(?:\/(\d))?$/.exec(word) ?? []
    const room = oneOf(rooms, name)
    const cell = cellOf(at)
    const turns = allTurns.find(number => String(number) === turned) ?? bestTurns(state, cell, room)
    state.cells[cell] = codeOf(room, turns)
  }
  const seen: string[] = []
  for (let cell = 0; cell < cellCount; cell++) seen.push(roomAt(state, cell) ?? '')
  state.bags.rooms = without(state.bags.rooms, chambers, seen)
  state.bags.encounters = without(state.bags.encounters, encounters, seen)
  state.ambushes -= seen.filter(name => encounters.some(room => room === name)).length
  for (const word of list(told.facedown ?? '')) {
    const [name = '', at = ''] = word.split('@')
    const pile = piles.indexOf(oneOf(piles, name))
    state.cells[cellOf(at)] = facedownCode(pile)
    state.hidden[pile] = (state.hidden[pile] ?? 0) + 1
  }
  state.ambushes = Math.min(state.ambushes, state.hidden[1] ?? 0)
}

/** The rotation that joins a card to as many revealed neighbours as it can. */
function bestTurns(state: State, cell: number, room: (typeof rooms)[number]): Turns {
  const links = (turns: Turns) =>
    allTurns.filter(direction => {
      const next = besideOf(cell, direction)
      return next >= 0 && exitsOf(room, turns) & (1 << direction) && hasExit(state, next, (direction + 2) & 3)
    }).length
  return allTurns.reduce((best, turns) => (links(turns) > links(best) ? turns : best))
}

function split(cards: readonly Item[]) {
  return [cards.filter(isLoot), cards.filter(isSpell)] as const
}

function placedOf(word: string): Placed {
  const [name = '', at = '0,0'] = word.split('@')
  return { hero: oneOf(heroes, name), at }
}

function heroOf({ hero, at = '0,0', health, focus, has = '' }: Placed, seat: number): HeroState {
  const [place = '0,0', space = '0'] = at.split(':')
  const made: HeroState = {
    ...freshHero(hero, seat),
    health: health ?? heroSheets[hero].health,
    focus: focus ?? heroSheets[hero].focus,
    place: cellOf(place),
    space: cellOf(place) === lair ? Number(space) : 0,
  }
  let hand = 0
  for (const word of list(has)) {
    if (word === 'none') {
      hand += 1
      continue
    }
    const card = oneOf(items, word)
    if (isSpell(card)) made.spells = [...made.spells, card]
    else if (lootCards[card].type === 'garb') made.garb = card
    else if (lootCards[card].type === 'trinket') made.trinkets = [...made.trinkets, card]
    else {
      made.hands = hand === 0 ? [card, made.hands[1]] : [made.hands[0], card]
      hand += 1
    }
  }
  return made
}

function goblinsOf(text: string): GoblinFigure[] {
  const slots = [1, 2, 3, 4] as const
  return list(text)
    .map((word, at): GoblinFigure => {
      const [, name = '', place = '', number = String(at + 1)] = /^(\w+)@([^#]+)(?:#(\d))?$/.exec(word) ?? []
      const slot = slots.find(other => String(other) === number)
      if (slot === undefined) throw new Error(`There is no goblin slot ${number}.`)
      return { card: oneOf(goblins, name), slot, place: cellOf(place) }
    })
    .sort((a, b) => a.slot - b.slot)
}

function minionsOf(text: string): MinionFigure[] {
  return list(text).map(word => {
    const [, name = '', place = '', health] = /^(\w+)@([^:]+)(?::(\d+))?$/.exec(word) ?? []
    const card = oneOf(minions, name)
    return {
      card,
      health: health === undefined ? minionCards[card].health : Number(health),
      place: cellOf(place),
    }
  })
}
