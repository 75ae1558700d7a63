import type { Message, MessageValue } from '@kazamata/kernel'
import { roomCards } from '../../content/rooms.ts'
import { all, cause, heroName, placeName } from '../../names.ts'
import { trapOdds } from '../../rules/check/forecast.ts'
import { enemiesOf, placeOf } from '../../rules/dungeon/figures.ts'
import { cellAt, lair, roomAt } from '../../rules/dungeon/grid.ts'
import { roomsAway } from '../../rules/dungeon/range-and-sight.ts'
import { isDoorOpen } from '../../rules/lair/lair-door.ts'
import type { ReachableCell } from '../../rules/movement/reachable.ts'
import type { Place, State } from '../../state.ts'
import { type Figure, isSameFigure, type MapHighlights } from '../shared/display.ts'
import { lairCell } from './figures/positions.ts'
import { type Destination, exitsFrom } from './rooms/exits.ts'
import { columnOf, rowOf } from './viewport/geometry.ts'

/* The map in words: what a cell is called, and where things are from here. */

/** Who a figure is. */
export function figureName(state: State, figure: Figure): Message {
  if ('hero' in figure) {
    const hero = state.heroes[figure.hero]
    if (hero === undefined) throw new Error(`There is no hero ${figure.hero} on the map.`)
    const name = heroName(hero.hero)
    return hero.health === 0 ? { id: 'map.unconscious', values: { name } } : name
  }
  const { enemy } = figure
  const name = cause(enemy)
  const goblin = state.goblins.find(({ card }) => card === enemy)
  if (goblin !== undefined) return { id: 'map.goblin', values: { name, n: goblin.slot } }
  const minion = state.minions.find(({ card }) => card === enemy)
  if (minion !== undefined) return { id: 'map.minion', values: { name, n: minion.health } }
  return { id: 'map.boss', values: { name } }
}

export function figuresAt(state: State, place: Place): Figure[] {
  return [
    ...state.heroes.flatMap((hero, i) => (hero.place === place ? [{ hero: i }] : [])),
    ...enemiesOf(state).flatMap(enemy => (placeOf(state, enemy) === place ? [{ enemy }] : [])),
  ]
}

const sidesOf = (state: State, cell: Place, destination: Destination): MessageValue[] =>
  exitsFrom(state, cell)
    .filter(exit => exit.destination === destination)
    .map(({ side }) => ({ id: `map.to.${side}` }))

const destinationTexts: readonly (readonly [Destination, string])[] = [
  ['path', 'map.open'],
  ['unexplored', 'map.unexplored'],
  ['blocked', 'map.blocked'],
  ['dead', 'map.dead'],
]

/** The corridors of a room, one sentence for each way they end. */
export function exitsText(state: State, cell: Place): Message[] {
  return destinationTexts.flatMap(([destination, id]) => {
    const list = sidesOf(state, cell, destination)
    return list.length === 0 ? [] : [{ id, values: { sides: all(list) } }]
  })
}

/** What a room holds besides figures. */
function contents(state: State, cell: Place): Message[] {
  const room = roomAt(state, cell)
  if (room === undefined) return []
  const { trap, portal } = roomCards[room]
  const found: Message[] = []
  if (trap) found.push({ id: state.disarmed.includes(cell) ? 'map.trapOff' : 'map.trap' })
  if (portal) found.push({ id: 'map.portal' })
  if (state.seals.includes(cell)) found.push({ id: 'map.seal' })
  if (room === 'lairDoor') found.push({ id: isDoorOpen(state) ? 'map.doorOpen' : 'map.doorShut' })
  if (room === 'lairDoor' && state.boss !== undefined) {
    const inside = state.boss.place === lair
    found.push({ id: inside ? 'map.bossIn' : 'map.bossOut', values: { name: cause(state.boss.card) } })
  }
  return found
}

/** What entering a cell means (TE-UI.5). */
function reachText(state: State, { cell, cost, stops, trap, unexplored }: ReachableCell): Message[] {
  const found: Message[] = [{ id: 'map.cost', values: { n: cost } }]
  if (stops) found.push({ id: 'map.stops' })
  const odds = trap === undefined ? undefined : trapOdds(state, cell)
  if (odds !== undefined) found.push({ id: 'map.odds', values: { odds } })
  if (unexplored) found.push({ id: 'map.turnsCard' })
  return found
}

/** All there is to say of a cell, sentence by sentence. */
export function cellText(state: State, highlights: MapHighlights, cell: Place): Message[] {
  const card = cellAt(state, cell)
  const place = placeName(cell)
  const reach = highlights.reach.find(other => other.cell === cell)
  const here = figuresAt(state, cell)
  const inLair = cell === lairCell(state) ? figuresAt(state, lair) : []
  const dealt = highlights.rotating?.deals.includes(cell) ?? false
  const found: Message[] = []
  if (card.is === 'room') found.push({ id: 'map.room', values: { place, room: cause(card.room) } })
  else if (card.is === 'facedown' && !dealt) found.push({ id: 'map.facedown', values: { place } })
  else if (cell === lairCell(state)) found.push({ id: 'map.lair', values: { place } })
  else found.push({ id: 'map.free', values: { place } })
  if (highlights.rotating?.cell === cell) found.push({ id: 'map.turning' })
  if (card.is === 'room') found.push(...exitsText(state, cell), ...contents(state, cell))
  if (here.length > 0)
    found.push({ id: 'map.here', values: { figures: all(here.map(figure => figureName(state, figure))) } })
  if (inLair.length > 0)
    found.push({
      id: 'map.inside',
      values: { figures: all(inLair.map(figure => figureName(state, figure))) },
    })
  if (reach !== undefined) found.push(...reachText(state, reach))
  if (highlights.advised === cell) found.push({ id: 'board.advised' })
  if (highlights.legal.includes(cell)) found.push({ id: 'map.legal' })
  if (highlights.range.includes(cell)) found.push({ id: 'map.range' })
  if (highlights.threat.includes(cell)) found.push({ id: 'map.threat' })
  if (dealt) found.push({ id: 'map.deals' })
  for (const ping of highlights.pings)
    if (ping.place === cell) found.push({ id: 'map.ping', values: { name: ping.name } })
  return found
}

/** A figure as a button: who, where, and whether it answers the question. */
export function figureText(state: State, highlights: MapHighlights, figure: Figure, place: Place): Message[] {
  const found: Message[] = [
    { id: 'map.figure', values: { name: figureName(state, figure), where: placeText(state, place) } },
  ]
  if ('enemy' in figure && figure.enemy === highlights.acting) found.push({ id: 'map.acting' })
  if (isSameFigure(figure, highlights.aimed)) found.push({ id: 'map.aimed' })
  else if (highlights.targets.some(target => isSameFigure(figure, target))) found.push({ id: 'map.target' })
  return found
}

function placeText(state: State, place: Place): Message {
  const room = roomAt(state, place)
  if (room === undefined) return placeName(place)
  return { id: 'map.where', values: { room: cause(room), place: placeName(place) } }
}

const rose = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

/** How far along corridors, and roughly where: "2 rooms to the north". */
export function directionsTo(state: State, from: Place, to: Place): Message {
  if (from === to) return { id: 'map.way.here' }
  if (to === lair) return { id: 'place.lair' }
  const n = roomsAway(state, from, to)
  const [dx, dy] = from === lair ? [0, 0] : [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  if (dx === 0 && dy === 0) return { id: 'map.way.steps', values: { n: n ?? 0 } }
  const eighth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4))
  const side = { id: `map.to.${rose[(eighth + 8) % 8] ?? 'north'}` }
  return n === undefined
    ? { id: 'map.way.none', values: { side } }
    : { id: 'map.way.rooms', values: { n, side } }
}
