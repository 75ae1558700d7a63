import {
  type Enemy,
  enemies,
  heroes,
  type Item,
  items,
  type Skill,
  type Source,
  skills,
  sources,
} from '../content/ids.ts'
import type { Move } from '../move.ts'
import { lair } from './dungeon/grid.ts'

/* Moves are made once and shared, frozen: listing them is what a playout does most. */

type Of<D extends Move['do']> = Extract<Move, { do: D }>

const made = <M extends Move>(move: M): M => Object.freeze(move)
const places = Array.from({ length: lair + 1 }, (_, place) => place)

/** Moves by a number that is one of a short range. */
function byNumber<M extends Move>(count: number, of: (index: number) => M): (index: number) => M {
  const all = Array.from({ length: count }, (_, index) => made(of(index)))
  return index => {
    const move = all[index]
    if (move === undefined) throw new Error(`There is no such move as number ${index}.`)
    return move
  }
}

/** Moves by a name that is one of a closed list. */
function byName<K extends string, M extends Move>(names: readonly K[], of: (name: K) => M): (name: K) => M {
  const all = new Map(names.map(name => [name, made(of(name))]))
  return name => {
    const move = all.get(name)
    if (move === undefined) throw new Error(`There is no such move as ${name}.`)
    return move
  }
}

export const none: readonly Move[] = Object.freeze([])
export const end = made({ do: 'end' })
export const rest = made({ do: 'rest' })
export const search = made({ do: 'search' })
export const disarm = made({ do: 'disarm' })
export const room = made({ do: 'room' })
export const explore = made({ do: 'explore' })
export const taunt = made({ do: 'taunt' })
export const enter = made({ do: 'enter' })
export const leave = made({ do: 'leave' })
export const portal = made({ do: 'portal' })
const pay = made({ do: 'pay' })
export const decline = made({ do: 'decline' })
export const draw = made({ do: 'draw' })
export const payOrNot: readonly Move[] = Object.freeze([pay, decline])

export const sheet = byName(heroes, (hero): Of<'hero'> => ({ do: 'hero', hero }))
export const step = byNumber(places.length, (to): Of<'step'> => ({ do: 'step', to }))
export const flip = byNumber(places.length, (cell): Of<'flip'> => ({ do: 'flip', cell }))
export const go = byNumber(places.length, (to): Of<'go'> => ({ do: 'go', to }))
export const path = byNumber(places.length, (to): Of<'path'> => ({ do: 'path', to }))
export const space = byNumber(7, (number): Of<'space'> => ({ do: 'space', space: number }))
export const target = byNumber(4, (hero): Of<'target'> => ({ do: 'target', hero }))
export const marker = byNumber(4, (number): Of<'marker'> => ({ do: 'marker', marker: number }))
export const option = byNumber(2, (number): Of<'option'> => ({ do: 'option', option: number }))
export const enemy = byName<Enemy, Of<'enemy'>>(enemies, name => ({ do: 'enemy', enemy: name }))
export const skill = byName<Skill, Of<'skill'>>(skills, name => ({ do: 'skill', skill: name }))
export const take = byName<Item, Of<'take'>>(items, card => ({ do: 'take', card }))

export const attack = byName<Source, Of<'attack'>>(sources, name => ({ do: 'attack', with: name }))
export const volley = byName<Source, Of<'attack'>>(sources, name => ({
  do: 'attack',
  with: name,
  area: true,
}))
export const cast = byName<Source, Of<'cast'>>(sources, name => ({ do: 'cast', with: name }))
export const special = byName<Source, Of<'special'>>(sources, name => ({ do: 'special', with: name }))
export const free = byName<Source, Of<'free'>>(sources, name => ({ do: 'free', with: name }))
export const boost = byName<Source, Of<'boost'>>(sources, name => ({ do: 'boost', with: name }))

const discards = [0, 1, 2, 3].map(hero =>
  byName<Item, Of<'discard'>>(items, card => ({ do: 'discard', hero, card })),
)
export function discard(hero: number, card: Item): Move {
  const of = discards[hero]
  if (of === undefined) throw new Error(`There is no hero ${hero}.`)
  return of(card)
}

export const rotate: readonly Move[] = ([0, 1, 2, 3] as const).map(turns => made({ do: 'rotate', turns }))
export const equip0 = made({ do: 'equip', slot: 0 })
export const equip1 = made({ do: 'equip', slot: 1 })

const commits = byNumber(24, (at): Of<'commit'> => ({ do: 'commit', main: at >> 3, plus: at & 7 }))
export function commit(main: number, plus: number): Of<'commit'> {
  return commits(8 * main + plus)
}

const ups = byNumber(3, (die): Of<'change'> => ({ do: 'change', die, by: 1 }))
const downs = byNumber(3, (die): Of<'change'> => ({ do: 'change', die, by: -1 }))
export function change(die: number, by: 1 | -1): Of<'change'> {
  return by === 1 ? ups(die) : downs(die)
}

const rerolls = [0, 1, 2].map(die =>
  byName<Source, Of<'reroll'>>(sources, name => ({ do: 'reroll', with: name, die })),
)
export function reroll(source: Source, die: number): Move {
  const of = rerolls[die]
  if (of === undefined) throw new Error(`There is no die ${die}.`)
  return of(source)
}
