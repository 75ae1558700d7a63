import { bossSheets } from '../content/bosses.ts'
import type { Enemy } from '../content/ids.ts'
import { ambushDamage, roomCards } from '../content/rooms.ts'
import type { Move } from '../move.ts'
import { hasEnemy } from '../rules/dungeon/figures.ts'
import { cellCount, facedownTo, isDoor, isRevealed, lair, pileAt, roomAt } from '../rules/dungeon/grid.ts'
import { isStealthy, speedLeft } from '../rules/heroes/attributes.ts'
import { sealsNeeded } from '../rules/lair/boss-health.ts'
import { sheetSteps, spaceAfter } from '../rules/lair/boss-sheet.ts'
import { isDoorOpen } from '../rules/lair/lair-door.ts'
import { end, enter, explore, flip, go, portal, taunt } from '../rules/moves.ts'
import { availability, canMove, explorable, portalPrice, tauntPrice } from '../rules/turn/availability.ts'
import { activeHero, type HeroState, type Place, type State } from '../state.ts'
import { ahead, effectsWorth, focusWorth, isSeeking, lossOf } from './effect-value.ts'
import { addFreeActions } from './free-actions.ts'
import { heroicActionsAt } from './heroic-actions.ts'
import type { Intention, TurnOption } from './intention.ts'
import { andThen, pathsWithin, type Route, routeTo, trapRisk } from './paths.ts'
import { entryWorth, placeValue, threatOf } from './place-value.ts'
import { far, type Situation, situationOf } from './situation.ts'
import { weights } from './weights.ts'

/** All options of the hero at turn. The state is only read, but for a moment heroes stand elsewhere in it. */
export function turnOptions(state: State): TurnOption[] {
  const situation = situationOf(state)
  const hero = activeHero(state)
  const found: TurnOption[] = []
  if (hero.place === lair) addLairOptions(state, situation, hero, found)
  else addDungeonOptions(state, situation, hero, found)
  let best = Number.NEGATIVE_INFINITY
  for (const { worth } of found) best = Math.max(best, worth)
  addFreeActions(state, situation, best, found)
  return found
}

function addDungeonOptions(state: State, situation: Situation, hero: HeroState, found: TurnOption[]): void {
  const here = hero.place
  const left = canMove(state) ? speedLeft(state) : 0
  const ways = pathsWithin(state, hero, left)
  for (let place = 0; place < cellCount; place++) {
    const cost = ways.cost[place] ?? far
    if (cost > left) continue
    const route = routeTo(state, ways, place)
    const start = -(ways.risk[place] ?? 0)
    hero.place = place
    addActionsAt(state, situation, hero, route, start, found)
    hero.place = here
    if (!canMove(state) || (place !== here && hasEnemy(state, place) && !isStealthy(state, hero))) continue
    if (cost < left) addReveals(state, situation, hero, place, route, start, found)
    if (cost < left && isDoor(state, place) && isDoorOpen(state)) {
      if (state.act === 1)
        found.push({
          moves: andThen(route, enter),
          worth: entryWorth(state, situation) + start,
          intention: { does: 'enter', goal: 'door' },
        })
      else {
        hero.place = place
        const entry = addSheetWays(state, hero, { moves: [], cost }, [])
        hero.place = here
        addSheetOptions(state, situation, hero, route, entry, left, start, found)
      }
    }
    const room = roomAt(state, place)
    if (cost + portalPrice <= left && room !== undefined && roomCards[room].portal)
      addPortals(state, situation, hero, place, route, start, found)
  }
}

/** Every heroic action there, or none. */
function addActionsAt(
  state: State,
  situation: Situation,
  hero: HeroState,
  route: Route,
  start: number,
  found: TurnOption[],
): void {
  const { place } = hero
  const pull = placeValue(state, situation, place)
  const base = start + pull.worth - threatOf(state, situation, hero, place)
  const room = roomAt(state, place)
  const push = (moves: readonly Move[], what: Intention['does'], worth: number, enemy?: Enemy) =>
    found.push({
      moves: andThen(route, ...moves),
      worth: base + worth,
      intention: {
        does: what,
        goal: pull.goal,
        ...(enemy !== undefined && { enemy }),
        ...(room !== undefined && { room }),
        ...(route.moves.length > 0 && { walks: true }),
      },
    })
  if (state.turn.acted) push([end], 'none', 0)
  else
    for (const { moves, worth, enemy } of heroicActionsAt(state, situation))
      push(moves, kindOf(moves[0]), worth, enemy)
  if (sealsNeeded(state) > 0 && availability(state, taunt) === true)
    addTaunts(state, situation, hero, route, base, found)
  if (isSeeking(state)) addExplore(state, route, base, found)
}

function kindOf(move: Move | undefined): Intention['does'] {
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
function addExplore(state: State, route: Route, base: number, found: TurnOption[]): void {
  const cards = explorable(state).length
  if (cards === 0 || state.goblins.length + cards > 5) return
  const trouble =
    0.5 * ahead(state, 'enemies', 1) + goblinCost(state) * (ahead(state, 'goblin', 1) + 0.2 * cards)
  found.push({
    moves: andThen(route, explore),
    worth: base + weights.lookCard * cards - weights.light - trouble + weights.look,
    intention: { does: 'look', goal: 'explore' },
  })
}

/** What one more goblin costs. */
function goblinCost(state: State): number {
  return weights.crowd * ([0.5, 0.7, 1.2, 4, 60][state.goblins.length] ?? 60)
}

/** Facedown cards next to a room: what they hide, and whoever waits there (TE-BOT.8). */
function addReveals(
  state: State,
  situation: Situation,
  hero: HeroState,
  place: Place,
  route: Route,
  start: number,
  found: TurnOption[],
): void {
  if (!isSeeking(state)) return
  for (let direction = 0; direction < 4; direction++) {
    const cell = facedownTo(state, place, direction)
    if (cell < 0) continue
    const pile = pileAt(state, cell)
    const unseen = Math.max(1, state.hidden[pile] ?? 1)
    const minion = pile === 1 ? state.ambushes / unseen : 0
    const goblin = (1 - minion) * 0.22
    const danger = isStealthy(state, hero)
      ? 0
      : minion * lossOf(hero, ambushDamage.minion) + goblin * lossOf(hero, ambushDamage.goblin)
    const trap = (1 - minion) * 0.3 * 0.5 * lossOf(hero, 2)
    const wanted = pile === 1 ? (state.ambushes > 0 ? 1 : 0.6) : pile === 2 ? 1 : 0.8
    // What can still be done after it is worth about a rest.
    const rest = state.turn.acted ? 0 : weights.after
    const worth =
      start + weights.flip + weights.wanted * wanted + rest - danger - trap - goblin * goblinCost(state)
    found.push({
      moves: andThen(route, flip(cell)),
      worth: worth - 0.5 * threatOf(state, situation, hero, place),
      intention: { does: 'flip', goal: 'explore' },
    })
  }
}

/** Taunts from a place, if the boss comes over a seal on its way (TE-BOT.11). */
function addTaunts(
  state: State,
  situation: Situation,
  hero: HeroState,
  route: Route,
  base: number,
  found: TurnOption[],
): void {
  const { boss } = state
  const { place } = hero
  if (boss === undefined) return
  const foe = situation.foes.find(({ enemy }) => enemy === boss.card)
  if (foe === undefined) return
  const away = foe.away[place] ?? far
  if (away >= far) return
  let nearest = far
  for (const seal of situation.seals) {
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
    moves: andThen(route, taunt),
    worth: base + (done >= 1 ? weights.lure + meets : 1.2 * done) - cost,
    intention: { does: 'lure', goal: 'seal', enemy: boss.card },
  })
}

/** By portal or robe to any room. */
function addPortals(
  state: State,
  situation: Situation,
  hero: HeroState,
  from: Place,
  route: Route,
  start: number,
  found: TurnOption[],
): void {
  const here = hero.place
  for (let to = 0; to < cellCount; to++) {
    if (!isRevealed(state, to) || to === from) continue
    const pull = placeValue(state, situation, to)
    if (pull.worth < 0.8) continue
    hero.place = to
    let best = 0
    if (!state.turn.acted)
      for (const { worth } of heroicActionsAt(state, situation)) best = Math.max(best, worth)
    const threat = threatOf(state, situation, hero, to)
    hero.place = here
    found.push({
      moves: andThen(route, portal, go(to)),
      worth: start + pull.worth + best - threat - trapRisk(state, hero, to),
      intention: { does: 'none', goal: pull.goal },
    })
  }
}

/** On the boss sheet: stay, go to another space, go out. */
function addLairOptions(state: State, situation: Situation, hero: HeroState, found: TurnOption[]): void {
  const left = canMove(state) ? speedLeft(state) : 0
  const stay: SheetWay = { moves: [], cost: 0 }
  const ways: SheetWays = []
  ways[hero.space] = stay
  addSheetWays(state, hero, stay, ways)
  addSheetOptions(state, situation, hero, { moves: [], whole: true }, ways, left, 0, found)
  const out = ways[0]
  if (out === undefined || out.cost > left) return
  const door = situation.door.indexOf(0)
  const pull = placeValue(state, situation, door)
  found.push({
    moves: out.moves,
    worth:
      pull.worth -
      threatOf(state, situation, hero, door) +
      (left - out.cost) * 0.25 +
      (state.turn.acted ? 0 : 0.8),
    intention: { does: 'none', goal: pull.goal },
  })
}

/** Spaces that can be reached, from the door or on the sheet, and what can be done there. */
function addSheetOptions(
  state: State,
  situation: Situation,
  hero: HeroState,
  route: Route,
  ways: SheetWays,
  left: number,
  start: number,
  found: TurnOption[],
): void {
  const { boss } = state
  if (boss === undefined) return
  const { place, space: here } = hero
  const sheet = bossSheets[boss.card]
  const inside = place === lair
  for (let number = 1; number <= 6; number++) {
    const way = ways[number]
    if (way === undefined || way.cost > left) continue
    hero.place = lair
    hero.space = number
    const landing =
      inside && number === here ? 0 : effectsWorth(state, sheet.spaces[number - 1]?.effects ?? [])
    const pull = placeValue(state, situation, lair)
    const base = start + landing + pull.worth - threatOf(state, situation, hero, lair)
    const actions = state.turn.acted ? [] : heroicActionsAt(state, situation)
    hero.place = place
    hero.space = here
    if (actions.length === 0 && (!inside || number === here))
      found.push({
        moves: andThen(route, ...(way.moves.length > 0 ? way.moves : [end])),
        worth: base,
        intention: { does: 'none', goal: 'boss' },
      })
    for (const { moves, worth, enemy } of actions)
      found.push({
        moves: andThen(route, ...way.moves, ...moves),
        worth: base + worth,
        intention: { does: kindOf(moves[0]), goal: 'boss', ...(enemy !== undefined && { enemy }) },
      })
  }
}

/** The moves of a way over the boss sheet, and the Speed it takes. */
interface SheetWay {
  readonly moves: readonly Move[]
  readonly cost: number
}

/** By space of the boss sheet, the way there; at 0 the way to the Lair Door. */
type SheetWays = (SheetWay | undefined)[]

/** The cheapest ways on from where the hero stands, at the end of a way that led there. */
function addSheetWays(state: State, hero: HeroState, soFar: SheetWay, ways: SheetWays): SheetWays {
  const { place, space } = hero
  for (const step of sheetSteps(state)) {
    const to = spaceAfter(state, step.move)
    const cost = soFar.cost + step.cost
    if (cost >= (ways[to]?.cost ?? far)) continue
    const way = { moves: [...soFar.moves, step.move], cost }
    ways[to] = way
    if (to === 0) continue
    hero.place = lair
    hero.space = to
    addSheetWays(state, hero, way, ways)
    hero.place = place
    hero.space = space
  }
  return ways
}
