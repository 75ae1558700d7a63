import { bossSheets } from '../content/bosses.ts'
import type { Enemy } from '../content/ids.ts'
import { roomCards } from '../content/rooms.ts'
import type { Move } from '../move.ts'
import { hasEnemy } from '../rules/dungeon/figures.ts'
import { cellCount, facedownTo, isDoor, isRevealed, lair, pileAt, roomAt } from '../rules/dungeon/grid.ts'
import { isStealthy, speedLeft } from '../rules/heroes/attributes.ts'
import { entranceSpace } from '../rules/lair/boss-sheet.ts'
import { isDoorOpen } from '../rules/lair/lair-door.ts'
import { end, enter, explore, flip, go, leave, portal, space, taunt } from '../rules/moves.ts'
import { canMove, portalPrice, tauntPrice } from '../rules/turn/availability.ts'
import { activeHero, type HeroState, type Place, type State } from '../state.ts'
import type { Aim, Errand } from './aim.ts'
import { sealsNeeded } from './boss.ts'
import { deedsAt } from './deed.ts'
import { type Field, far, fieldOf } from './field.ts'
import { freeErrands } from './free.ts'
import { entryWorth, pullOf, threatOf } from './pull.ts'
import { onward, type Trail, trailTo, trapRisk, waysOf } from './way.ts'
import { weights } from './weights.ts'
import { ahead, effectsWorth, focusWorth, isSeeking, lossOf } from './worth.ts'

/** All errands of the hero at turn. The state is only read, but for a moment heroes stand elsewhere in it. */
export function errandsOf(state: State): Errand[] {
  const field = fieldOf(state)
  const hero = activeHero(state)
  const found: Errand[] = []
  if (hero.place === lair) lairErrands(state, field, hero, found)
  else dungeonErrands(state, field, hero, found)
  let best = Number.NEGATIVE_INFINITY
  for (const { worth } of found) best = Math.max(best, worth)
  freeErrands(state, field, best, found)
  return found
}

function dungeonErrands(state: State, field: Field, hero: HeroState, found: Errand[]): void {
  const here = hero.place
  const left = canMove(state) ? speedLeft(state) : 0
  const ways = waysOf(state, hero, left)
  for (let place = 0; place < cellCount; place++) {
    const cost = ways.cost[place] ?? far
    if (cost > left) continue
    const trail = trailTo(state, ways, place)
    const start = -(ways.risk[place] ?? 0)
    hero.place = place
    atPlace(state, field, hero, trail, start, found)
    hero.place = here
    if (!canMove(state) || (place !== here && hasEnemy(state, place) && !isStealthy(state, hero))) continue
    if (cost < left) flips(state, field, hero, place, trail, start, found)
    if (cost < left && isDoor(state, place) && isDoorOpen(state)) {
      if (state.act === 1)
        found.push({
          moves: onward(trail, enter),
          worth: entryWorth(state, field) + start,
          aim: { deed: 'enter', goal: 'door' },
        })
      else sheetErrands(state, field, hero, trail, left - cost, start, found)
    }
    const room = roomAt(state, place)
    if (cost + portalPrice <= left && room !== undefined && roomCards[room].portal)
      jumps(state, field, hero, place, trail, start, found)
  }
}

/** Every heroic action there, or none. */
function atPlace(
  state: State,
  field: Field,
  hero: HeroState,
  trail: Trail,
  start: number,
  found: Errand[],
): void {
  const { place } = hero
  const pull = pullOf(state, field, place)
  const base = start + pull.worth - threatOf(state, field, hero, place)
  const room = roomAt(state, place)
  const push = (moves: readonly Move[], what: Aim['deed'], worth: number, enemy?: Enemy) =>
    found.push({
      moves: onward(trail, ...moves),
      worth: base + worth,
      aim: {
        deed: what,
        goal: pull.goal,
        ...(enemy !== undefined && { enemy }),
        ...(room !== undefined && { room }),
        ...(trail.moves.length > 0 && { walks: true }),
      },
    })
  if (state.turn.acted) push([end], 'none', 0)
  else
    for (const { moves, worth, enemy } of deedsAt(state, field)) push(moves, kindOf(moves[0]), worth, enemy)
  if (sealsNeeded(state) > 0 && hero.focus >= tauntPrice) lures(state, field, hero, trail, base, found)
  if (state.act === 1 && isSeeking(state)) looks(state, place, trail, base, found)
}

function kindOf(move: Move | undefined): Aim['deed'] {
  switch (move?.do) {
    case 'attack':
    case 'rest':
    case 'search':
    case 'cast':
      return move.do
    case 'disarm':
      return 'search'
    default:
      return 'none'
  }
}

/** Explore: every card behind the room's corridors for a space of the torch (TE-16.7). */
function looks(state: State, place: Place, trail: Trail, base: number, found: Errand[]): void {
  let cards = 0
  for (let direction = 0; direction < 4; direction++) if (facedownTo(state, place, direction) >= 0) cards += 1
  if (cards === 0 || state.goblins.length + cards > 5) return
  const trouble =
    0.5 * ahead(state, 'enemies', 1) + goblinCost(state) * (ahead(state, 'goblin', 1) + 0.2 * cards)
  found.push({
    moves: onward(trail, explore),
    worth: base + weights.lookCard * cards - weights.light - trouble + weights.look,
    aim: { deed: 'look', goal: 'explore' },
  })
}

/** What one more goblin costs. */
function goblinCost(state: State): number {
  return weights.crowd * ([0.5, 0.7, 1.2, 4, 60][state.goblins.length] ?? 60)
}

/** Facedown cards next to a room: what they hide, and whoever waits there (TE-BOT.8). */
function flips(
  state: State,
  field: Field,
  hero: HeroState,
  place: Place,
  trail: Trail,
  start: number,
  found: Errand[],
): void {
  if (!isSeeking(state)) return
  for (let direction = 0; direction < 4; direction++) {
    const cell = facedownTo(state, place, direction)
    if (cell < 0) continue
    const pile = pileAt(state, cell)
    const unseen = Math.max(1, state.hidden[pile] ?? 1)
    const minion = pile === 1 ? state.ambushes / unseen : 0
    const goblin = (1 - minion) * 0.22
    const danger = isStealthy(state, hero) ? 0 : minion * lossOf(hero, 2) + goblin * lossOf(hero, 1)
    const trap = (1 - minion) * 0.3 * 0.5 * lossOf(hero, 2)
    const wanted = pile === 1 ? (state.ambushes > 0 ? 1 : 0.6) : pile === 2 ? 1 : 0.8
    // What can still be done after it is worth about a rest.
    const rest = state.turn.acted ? 0 : weights.after
    const worth =
      start + weights.flip + weights.wanted * wanted + rest - danger - trap - goblin * goblinCost(state)
    found.push({
      moves: onward(trail, flip(cell)),
      worth: worth - 0.5 * threatOf(state, field, hero, place),
      aim: { deed: 'flip', goal: 'explore' },
    })
  }
}

/** Taunts from a place, if the boss comes over a seal on its way (TE-BOT.11). */
function lures(
  state: State,
  field: Field,
  hero: HeroState,
  trail: Trail,
  base: number,
  found: Errand[],
): void {
  const { boss } = state
  const { place } = hero
  if (boss === undefined || boss.place === place) return
  const foe = field.foes.find(({ enemy }) => enemy === boss.card)
  if (foe === undefined) return
  const away = foe.away[place] ?? far
  if (away >= far) return
  let nearest = far
  for (const seal of field.seals) {
    const there = foe.away[seal.place] ?? far
    // On a shortest way the two distances add up.
    if (there > 0 && there + (seal.away[place] ?? far) === away) nearest = Math.min(nearest, there)
  }
  if (nearest >= far) return
  const taunts = Math.ceil(nearest / foe.speed)
  const payable = Math.floor(hero.focus / tauntPrice)
  const done = Math.min(1, payable / taunts)
  const cost = focusWorth(hero.focus) - focusWorth(hero.focus - tauntPrice * Math.min(taunts, payable))
  const meets = away <= payable * foe.speed && !state.turn.acted ? weights.meet : 0
  found.push({
    moves: onward(trail, taunt),
    worth: base + (done >= 1 ? weights.lure + meets : 1.2 * done) - cost,
    aim: { deed: 'lure', goal: 'seal', enemy: boss.card },
  })
}

/** By portal or robe to any room. */
function jumps(
  state: State,
  field: Field,
  hero: HeroState,
  from: Place,
  trail: Trail,
  start: number,
  found: Errand[],
): void {
  const here = hero.place
  for (let to = 0; to < cellCount; to++) {
    if (!isRevealed(state, to) || to === from) continue
    const pull = pullOf(state, field, to)
    if (pull.worth < 0.8) continue
    hero.place = to
    let best = 0
    if (!state.turn.acted) for (const deed of deedsAt(state, field)) best = Math.max(best, deed.worth)
    const threat = threatOf(state, field, hero, to)
    hero.place = here
    found.push({
      moves: onward(trail, portal, go(to)),
      worth: start + pull.worth + best - threat - trapRisk(state, hero, to),
      aim: { deed: 'none', goal: pull.goal },
    })
  }
}

/** On the boss sheet: stay, go to another space, go out. */
function lairErrands(state: State, field: Field, hero: HeroState, found: Errand[]): void {
  sheetErrands(
    state,
    field,
    hero,
    { moves: [], whole: true },
    canMove(state) ? speedLeft(state) : 0,
    0,
    found,
  )
  const out = Math.abs(hero.space - entranceSpace(state)) + 1
  if (!canMove(state) || out > speedLeft(state)) return
  const moves = chain(state, hero.space, entranceSpace(state), true)
  const door = field.door.indexOf(0)
  const pull = pullOf(state, field, door)
  found.push({
    moves: [...moves, leave],
    worth:
      pull.worth -
      threatOf(state, field, hero, door) +
      (speedLeft(state) - out) * 0.25 +
      (state.turn.acted ? 0 : 0.8),
    aim: { deed: 'none', goal: pull.goal },
  })
}

/** Spaces that can be reached, from the door or on the sheet, and what can be done there. */
function sheetErrands(
  state: State,
  field: Field,
  hero: HeroState,
  trail: Trail,
  left: number,
  start: number,
  found: Errand[],
): void {
  const { boss } = state
  if (boss === undefined) return
  const { place, space: here } = hero
  const sheet = bossSheets[boss.card]
  const inside = place === lair
  for (let number = 1; number <= 6; number++) {
    const cost = inside ? Math.abs(number - here) : 1 + Math.abs(number - sheet.entrance)
    if (cost > left || state.heroes.some(other => other !== hero && other.space === number)) continue
    const way = inside ? chain(state, here, number, false) : entering(state, number)
    hero.place = lair
    hero.space = number
    const landing =
      inside && number === here ? 0 : effectsWorth(state, sheet.spaces[number - 1]?.effects ?? [])
    const pull = pullOf(state, field, lair)
    const base = start + landing + pull.worth - threatOf(state, field, hero, lair)
    const deeds = state.turn.acted ? [] : deedsAt(state, field)
    hero.place = place
    hero.space = here
    if (deeds.length === 0 && (!inside || number === here))
      found.push({
        moves: onward(trail, ...(way.length > 0 ? way : [end])),
        worth: base,
        aim: { deed: 'none', goal: 'boss' },
      })
    for (const { moves, worth, enemy } of deeds)
      found.push({
        moves: onward(trail, ...way, ...moves),
        worth: base + worth,
        aim: { deed: kindOf(moves[0]), goal: 'boss', ...(enemy !== undefined && { enemy }) },
      })
  }
}

/** Moves along the chain of spaces, past those that are taken. */
function chain(state: State, from: number, to: number, out: boolean): Move[] {
  const moves: Move[] = []
  const by = to > from ? 1 : -1
  for (let number = from; number !== to; number += by)
    if (!state.heroes.some(hero => hero.space === number + by)) moves.push(space(number + by))
    else if (out && number + by === to) return moves
  return moves
}

/** From the door onto a space. */
function entering(state: State, to: number): Move[] {
  const entrance = entranceSpace(state)
  const taken = state.heroes.some(hero => hero.space === entrance)
  return [...(taken ? [] : [enter]), ...chain(state, entrance, to, false)]
}
