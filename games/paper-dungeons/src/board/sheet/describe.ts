import type { MessageValue } from '@kazamata/kernel'
import { dungeons } from '../../content/dungeons.ts'
import { goalCards } from '../../content/goals.ts'
import { type Hero, heroes, type Item, items, type Room } from '../../content/ids.ts'
import { entrances, places } from '../../content/map.ts'
import { mastery } from '../../content/tracks.ts'
import { boss, hero as heroName, item as itemName, minion as minionName } from '../../names.ts'
import { distance } from '../../rules/distance.ts'
import { hasCrossed, hasTaken } from '../../rules/gems.ts'
import { isSlain, opponents } from '../../rules/minions.ts'
import { passagesFrom } from '../../rules/passages.ts'
import { roomInfo } from '../../rules/rooms.ts'
import { hasExplored, openHearts } from '../../rules/sheet-counts.ts'
import type { Words } from '../words.ts'
import { placeOf, roomAt } from './map/grid.ts'
import type { SheetProps } from './props.ts'

const yes = (is: boolean) => (is ? 'yes' : 'no')

/** Left and right, up and down: the neighbours of a room. */
const sides = [
  ['up', 0, 1],
  ['right', 1, 0],
  ['down', 0, -1],
  ['left', -1, 0],
] as const

/** What a room's words depend on. */
type Known = Pick<SheetProps, 'sheet' | 'card' | 'bosses' | 'deadly'>

/** What is printed in a room and what became of it. */
function contents(w: Words, { sheet, card, bosses }: Known, room: Room): string[] {
  const { minion, trap, potions, part, level, gem } = places[room]
  const explored = hasExplored(sheet, room)
  const taken = yes(explored)
  const lair = dungeons[card].rooms.indexOf(room)
  const lord = bosses[lair]
  const texts: string[] = []
  if (lord !== undefined)
    texts.push(
      w('sheet.room.boss', { n: lair + 1, boss: boss(lord), fought: yes(sheet.glory.length > lair) }),
    )
  if (minion !== undefined)
    texts.push(
      w('sheet.room.minion', {
        minion: minionName(minion.kind),
        level: minion.level,
        hero: heroName(opponents[minion.kind]),
        slain: yes(isSlain(sheet, roomInfo(room))),
      }),
    )
  if (trap) texts.push(w('sheet.room.trap'))
  if (potions !== undefined) texts.push(w('sheet.room.potions', { n: potions, taken }))
  if (part) texts.push(w('sheet.room.part', { taken }))
  if (level) texts.push(w('sheet.room.level', { taken }))
  if (gem !== undefined) {
    const state = hasTaken(sheet, gem) ? 'taken' : hasCrossed(sheet, gem) ? 'lost' : 'open'
    texts.push(w('sheet.room.gem', { letter: gem, state }))
  }
  if (texts.length === 0) texts.push(w('sheet.room.empty'))
  texts.push(w(explored ? 'sheet.room.explored' : 'sheet.room.unexplored'))
  return texts
}

/** What lies around a room: open sides, walls, waters, a warp, an entrance. */
function around(w: Words, { card }: Known, room: Room): string[] {
  const { column, row } = placeOf(room)
  const passages = passagesFrom(card, room)
  const found: Record<'open' | 'wall' | 'water', MessageValue[]> = { open: [], wall: [], water: [] }
  for (const [side, dx, dy] of sides) {
    const next = roomAt(column + dx, row + dy)
    if (next === undefined) continue
    const through = passages.find(passage => passage.room === next)?.through
    const kind = through === 'wall' || through === 'water' ? through : 'open'
    found[kind].push({ id: `sheet.side.${side}`, values: { room: next } })
  }
  const texts: string[] = []
  if (found.open.length > 0) texts.push(w('sheet.room.open', { sides: { list: found.open } }))
  if (found.wall.length > 0) texts.push(w('sheet.room.walls', { sides: { list: found.wall } }))
  if (found.water.length > 0) texts.push(w('sheet.room.waters', { sides: { list: found.water } }))
  const warp = passages.find(({ through }) => through === 'warp')
  if (warp !== undefined) texts.push(w('sheet.room.warp', { room: warp.room }))
  if (entrances.includes(room)) texts.push(w('sheet.room.entrance'))
  return texts
}

function whereabouts(w: Words, { sheet, card }: Known, room: Room): string {
  if (sheet.at === room) return w('sheet.room.here')
  const steps = distance(sheet, card, room)
  return steps === undefined ? w('sheet.room.unreachable') : w('sheet.room.far', { steps })
}

/** A room in words (PD-UI.14). */
export function describeRoom(w: Words, props: Known, room: Room): string {
  return [
    w('sheet.room', { room }),
    ...contents(w, props, room),
    ...around(w, props, room),
    whereabouts(w, props, room),
    ...(props.deadly?.includes(room) ? [w('sheet.room.deadly')] : []),
  ].join(' ')
}

export function describeHero(w: Words, { sheet }: SheetProps, hero: Hero): string {
  const i = heroes.indexOf(hero)
  const level = sheet.levels[i] ?? 1
  const colour = sheet.goal === undefined ? 'none' : (goalCards[sheet.goal].training[i] ?? 'none')
  const power = w(`hero.${hero}.power`)
  return [
    w('sheet.hero', { hero: heroName(hero), level, colour }),
    level < mastery ? w('sheet.hero.later', { power }) : power,
  ].join(' ')
}

export function describeItem(w: Words, { sheet }: SheetProps, item: Item): string {
  const parts = sheet.parts[items.indexOf(item)] ?? 0
  return [w('sheet.item', { item: itemName(item), parts }), w(`item.${item}.text`)].join(' ')
}

export function describePotions(w: Words, { sheet }: SheetProps): string {
  return w('sheet.potions', { potions: sheet.potions, hearts: openHearts(sheet) })
}
