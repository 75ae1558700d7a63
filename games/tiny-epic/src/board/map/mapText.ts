import type { Message, MessageValue } from '@kazamata/kernel'
import { skills } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { all, cause, heroName, placeName } from '../../names.ts'
import { profileOf } from '../../rules/check/profile.ts'
import { cellAt, lair, roomAt } from '../../rules/dungeon/grid.ts'
import { distances, isFar } from '../../rules/dungeon/range-and-sight.ts'
import { isDoorOpen } from '../../rules/lair/lair-door.ts'
import type { Reach } from '../../rules/movement/reachable.ts'
import type { Place, State } from '../../state.ts'
import type { Figure, Marks } from '../shared/display.ts'
import { isSame, lairCell } from './figures/positions.ts'
import { exitsFrom, type Leads } from './rooms/exits.ts'
import { columnOf, rowOf } from './viewport/geometry.ts'

/* The map in words: what a cell is called, and where things are from here. */

/** Who a figure is. */
export function figureName(scene: State, figure: Figure): Message {
  if ('hero' in figure) {
    const hero = scene.heroes[figure.hero]
    if (hero === undefined) throw new Error(`There is no hero ${figure.hero} on the map.`)
    const name = heroName(hero.hero)
    return hero.health === 0 ? { id: 'map.lying', values: { name } } : name
  }
  const { enemy } = figure
  const name = cause(enemy)
  const goblin = scene.goblins.find(({ card }) => card === enemy)
  if (goblin !== undefined) return { id: 'map.goblin', values: { name, n: goblin.slot } }
  const minion = scene.minions.find(({ card }) => card === enemy)
  if (minion !== undefined) return { id: 'map.minion', values: { name, n: minion.health } }
  return { id: 'map.boss', values: { name } }
}

export function figuresAt(scene: State, place: Place): Figure[] {
  return [
    ...scene.heroes.flatMap((hero, i) => (hero.place === place ? [{ hero: i }] : [])),
    ...scene.goblins.flatMap(({ card, place: at }) => (at === place ? [{ enemy: card }] : [])),
    ...scene.minions.flatMap(({ card, place: at }) => (at === place ? [{ enemy: card }] : [])),
    ...(scene.boss?.place === place ? [{ enemy: scene.boss.card }] : []),
  ]
}

/** The chance of the hero at turn to pass the trap of a room with its best skill. */
export function trapOdds(scene: State, cell: Place): number | undefined {
  const room = roomAt(scene, cell)
  const trap = room && roomCards[room].trap
  if (room === undefined || trap === undefined) return undefined
  const plan = { deed: 'trap', by: room, bonus: 0, aims: [] } as const
  const open = trap.skill === 'any' ? skills : [trap.skill]
  return Math.max(...open.map(skill => profileOf(scene, plan, skill).odds))
}

const sidesOf = (scene: State, cell: Place, leads: Leads): MessageValue[] =>
  exitsFrom(scene, cell)
    .filter(exit => exit.leads === leads)
    .map(({ side }) => ({ id: `map.to.${side}` }))

const leadsSaid: readonly (readonly [Leads, string])[] = [
  ['path', 'map.open'],
  ['unexplored', 'map.unexplored'],
  ['blocked', 'map.blocked'],
  ['dead', 'map.dead'],
]

/** The corridors of a room, one sentence for each way they end. */
export function exitsSaid(scene: State, cell: Place): Message[] {
  return leadsSaid.flatMap(([leads, id]) => {
    const list = sidesOf(scene, cell, leads)
    return list.length === 0 ? [] : [{ id, values: { sides: all(list) } }]
  })
}

/** What a room holds besides figures. */
function contents(scene: State, cell: Place): Message[] {
  const room = roomAt(scene, cell)
  if (room === undefined) return []
  const { trap, portal } = roomCards[room]
  const found: Message[] = []
  if (trap) found.push({ id: scene.disarmed.includes(cell) ? 'map.trapOff' : 'map.trap' })
  if (portal) found.push({ id: 'map.portal' })
  if (scene.seals.includes(cell)) found.push({ id: 'map.seal' })
  if (room === 'lairDoor') found.push({ id: isDoorOpen(scene) ? 'map.doorOpen' : 'map.doorShut' })
  if (room === 'lairDoor' && scene.boss !== undefined) {
    const inside = scene.boss.place === lair
    found.push({ id: inside ? 'map.bossIn' : 'map.bossOut', values: { name: cause(scene.boss.card) } })
  }
  return found
}

/** What entering a cell means (TE-UI.5). */
function reachSaid(scene: State, { cell, cost, stops, trap, unexplored }: Reach): Message[] {
  const found: Message[] = [{ id: 'map.cost', values: { n: cost } }]
  if (stops) found.push({ id: 'map.stops' })
  const odds = trap === undefined ? undefined : trapOdds(scene, cell)
  if (odds !== undefined) found.push({ id: 'map.odds', values: { odds } })
  if (unexplored) found.push({ id: 'map.turnsCard' })
  return found
}

/** All there is to say of a cell, sentence by sentence. */
export function cellSaid(scene: State, marks: Marks, cell: Place): Message[] {
  const card = cellAt(scene, cell)
  const place = placeName(cell)
  const reach = marks.reach.find(other => other.cell === cell)
  const here = figuresAt(scene, cell)
  const inLair = cell === lairCell(scene) ? figuresAt(scene, lair) : []
  const dealt = marks.turning?.deals.includes(cell) ?? false
  const found: Message[] = []
  if (card.is === 'room') found.push({ id: 'map.room', values: { place, room: cause(card.room) } })
  else if (card.is === 'facedown' && !dealt) found.push({ id: 'map.facedown', values: { place } })
  else if (cell === lairCell(scene)) found.push({ id: 'map.lair', values: { place } })
  else found.push({ id: 'map.free', values: { place } })
  if (marks.turning?.cell === cell) found.push({ id: 'map.turning' })
  if (card.is === 'room') found.push(...exitsSaid(scene, cell), ...contents(scene, cell))
  if (here.length > 0)
    found.push({ id: 'map.here', values: { figures: all(here.map(figure => figureName(scene, figure))) } })
  if (inLair.length > 0)
    found.push({
      id: 'map.inside',
      values: { figures: all(inLair.map(figure => figureName(scene, figure))) },
    })
  if (reach !== undefined) found.push(...reachSaid(scene, reach))
  if (marks.legal.includes(cell)) found.push({ id: 'map.legal' })
  if (marks.range.includes(cell)) found.push({ id: 'map.range' })
  if (dealt) found.push({ id: 'map.deals' })
  for (const ping of marks.pings)
    if (ping.place === cell) found.push({ id: 'map.ping', values: { name: ping.name } })
  return found
}

/** A figure as a button: who, where, and whether it answers the question. */
export function figureSaid(scene: State, marks: Marks, figure: Figure, place: Place): Message[] {
  const found: Message[] = [
    { id: 'map.figure', values: { name: figureName(scene, figure), where: whereSaid(scene, place) } },
  ]
  if ('enemy' in figure && figure.enemy === marks.acting) found.push({ id: 'map.acting' })
  if (isSame(figure, marks.aimed)) found.push({ id: 'map.aimed' })
  else if (marks.targets.some(target => isSame(figure, target))) found.push({ id: 'map.target' })
  return found
}

function whereSaid(scene: State, place: Place): Message {
  const room = roomAt(scene, place)
  if (room === undefined) return placeName(place)
  return { id: 'map.where', values: { room: cause(room), place: placeName(place) } }
}

const rose = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

/** How far along corridors, and roughly where: "2 rooms to the north". */
export function wayTo(scene: State, from: Place, to: Place): Message {
  if (from === to) return { id: 'map.way.here' }
  if (to === lair) return { id: 'place.lair' }
  const near = distances(scene, from, true)[to]
  const [dx, dy] = from === lair ? [0, 0] : [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  if (dx === 0 && dy === 0) return { id: 'map.way.steps', values: { n: near ?? 0 } }
  const eighth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4))
  const side = { id: `map.to.${rose[(eighth + 8) % 8] ?? 'north'}` }
  return isFar(near)
    ? { id: 'map.way.none', values: { side } }
    : { id: 'map.way.rooms', values: { n: near ?? 0, side } }
}
