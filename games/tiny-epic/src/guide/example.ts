import { noHighlights } from '../board/shared/display.ts'
import { cellOf } from '../position/notation.ts'
import { position } from '../position/position.ts'
import { exitsOf } from '../rules/dungeon/grid.ts'
import { openings } from '../rules/dungeon/reveal.ts'
import { reachable } from '../rules/movement/reachable.ts'
import type { Roll } from '../state.ts'

/* What the pictures of the guide show. */

/** Four rooms around the entrance are known. */
const explored = {
  rooms: 'arcaneLibrary@1,0/2 encounter1@-1,0 graveyard@0,-1',
  facedown: 'A@-2,0 A@-1,-1 A@1,-1 A@0,1 A@-1,1 A@1,1',
} as const

export const inTheDungeon = position({
  ...explored,
  heroes: ['rogue@0,0', 'paladin@-1,0', 'sorceress@0,-1'],
  minions: 'troll@-1,0',
  goblins: 'stabby@1,0',
})

export const onTheWay = {
  state: inTheDungeon,
  highlights: { ...noHighlights, reach: reachable(inTheDungeon) },
}

/** A card just turned over, east of the hero. */
const flipped = { cell: cellOf('1,0'), room: 'armory', turns: 2 } as const
const before = position({
  heroes: ['barbarian', 'wizard'],
  facedown: 'A@1,0 A@0,-1 A@0,1 A@-1,0',
  deck: [5, 8, 4],
})
export const atTheDoorstep = {
  state: before,
  highlights: {
    ...noHighlights,
    rotating: { ...flipped, deals: openings(before, flipped.cell, exitsOf(flipped.room, flipped.turns)) },
  },
}

export const equipped = position({
  heroes: [{ hero: 'fighter', health: 5, focus: 2, has: 'greatAxe studdedJerkin' }, 'wizard'],
})

export const fighting = position({
  heroes: [{ hero: 'rogue', health: 4, focus: 3 }, 'paladin', 'sorceress'],
  rooms: 'encounter1@1,0',
  minions: 'troll@1,0:5',
  goblins: 'stabby@0,0',
})

export const knives: Roll = {
  action: { kind: 'missile', by: 'throwingKnives', bonus: 0, targets: [{ enemies: ['troll'], heroes: [] }] },
  skill: 'agility',
  dice: [5, 2, 3],
  enemyDie: 4,
  boost: 0,
  used: [],
}

export const burning = position({ heroes: ['rogue', 'paladin', 'sorceress'], torch: 11 })

export const inTheLair = position({
  heroes: ['rogue@lair:2', 'paladin@lair:4', 'sorceress@1,0'],
  rooms: 'lairDoor@1,0',
  boss: 'dragon@lair',
  markers: [8, 6, 5],
})
