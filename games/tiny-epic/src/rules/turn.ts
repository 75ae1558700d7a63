import type { Source } from '../content/ids.ts'
import { roomCards } from '../content/rooms.ts'
import { discoverEither } from '../content/words.ts'
import type { Move } from '../move.ts'
import { activeHero, type HeroState, type Place, type Plan, type State } from '../state.ts'
import { attackTargets, isAimable } from './aim.ts'
import {
  abilitiesOf,
  abilityFor,
  canPay,
  hasSource,
  isStealthy,
  itemsOf,
  sourcesOf,
  speedLeft,
} from './attributes.ts'
import { begin } from './check.ts'
import { canShift, discardItem, shiftHand } from './equipment.ts'
import { hasEnemy, hasHero, isConscious, speedOfEnemy } from './figures.ts'
import { cellCount, facedownTo, lair, roomAt } from './grid.ts'
import { pay, rest as takeRest } from './harm.ts'
import { land, stride, strides } from './lair.ts'
import {
  attack,
  cast,
  decline,
  disarm,
  discard,
  end,
  explore,
  free,
  portal,
  rest,
  room as roomMove,
  search,
  shift,
  special,
  taunt,
  volley,
} from './lists.ts'
import type { Play } from './play.ts'
import { lowerTorch } from './torch.ts'
import { destinations, walkInto, ways } from './walk.ts'

/* A hero's turn (TE-5): in any order movement, one heroic action, free actions. */

/** Neither stopped by an enemy nor ended by a heroic action (TE-5.2, TE-6.2). */
export function canMove(state: State): boolean {
  return !state.turn.still && !state.turn.stopped
}

/** Search and disarm: no enemy in the room, or another conscious hero (TE-10.3). */
function isUndisturbed(state: State, place: Place): boolean {
  return !hasEnemy(state, place) || hasHero(state, place, state.turn.hero)
}

const tauntPrice = 2
const portalPrice = 2

/** Facedown cards behind corridors of the hero's room (TE-16.8). */
function explorable(state: State): Place[] {
  const { place } = activeHero(state)
  if (place >= cellCount) return []
  return [0, 1, 2, 3].map(direction => facedownTo(state, place, direction)).filter(cell => cell >= 0)
}

export function turnMoves(state: State): Move[] {
  const hero = activeHero(state)
  const moves: Move[] = [end]
  if (canMove(state)) addSteps(state, hero, moves)
  if (!state.turn.acted) addDeeds(state, hero, moves)
  addFree(state, hero, moves)
  const { turn } = state
  for (const card of itemsOf(hero)) moves.push(discard(turn.hero, card))
  if (canShift(hero)) moves.push(shift)
  return moves
}

function addSteps(state: State, hero: HeroState, moves: Move[]): void {
  const left = speedLeft(state)
  if (left === 0) return
  moves.push(...ways(state, hero.place))
  for (const { move, cost } of strides(state)) if (cost <= left) moves.push(move)
  const room = roomAt(state, hero.place)
  if (left >= portalPrice && room !== undefined && roomCards[room].portal) moves.push(portal)
}

function addDeeds(state: State, hero: HeroState, moves: Move[]): void {
  moves.push(rest)
  const room = roomAt(state, hero.place)
  if (room !== undefined && isUndisturbed(state, hero.place)) {
    const card = roomCards[room]
    if (card.search !== undefined) moves.push(search)
    if (card.disarm !== undefined && !state.disarmed.includes(hero.place)) moves.push(disarm)
  }
  for (const source of sourcesOf(hero)) addDeed(state, hero, source, moves)
}

function addDeed(state: State, hero: HeroState, source: Source, moves: Move[]): void {
  for (const ability of abilitiesOf(source)) {
    if (ability.when === 'attack') {
      if (attackTargets(state, ability, false).length > 0) moves.push(attack(source))
      if (ability.area && canPay(hero, ability.area.cost) && attackTargets(state, ability, true).length > 0)
        moves.push(volley(source))
    } else if (ability.when === 'cast') {
      if (isAimable(state, ability.check.ok)) moves.push(cast(source))
    } else if (ability.when === 'special' && hero.place !== lair) moves.push(special(source))
  }
}

/** Attacks of one kind that the hero can make now: what a spell may grant (TE-26.5). */
export function extraMoves(state: State, kind: 'melee' | 'missile'): Move[] {
  const moves: Move[] = []
  const hero = activeHero(state)
  for (const source of sourcesOf(hero))
    if (abilityFor(source, 'attack')?.kind === kind) addDeed(state, hero, source, moves)
  moves.push(decline)
  return moves
}

export function extra(play: Play, kind: 'melee' | 'missile', bonus: number, move: Move | undefined): void {
  if (move?.do === 'attack') begin(play, { ...planOf(play.state, move), bonus })
  else play.tell({ type: 'declined', why: 'TE-11.2', hero: play.state.turn.hero, what: kind })
}

function addFree(state: State, hero: HeroState, moves: Move[]): void {
  const { turn } = state
  for (const source of sourcesOf(hero))
    for (const ability of abilitiesOf(source))
      if (ability.when === 'free' && canPay(hero, ability.cost) && isUsable(state, source))
        moves.push(free(source))
  const room = roomAt(state, hero.place)
  if (room !== undefined && roomCards[room].free !== undefined && !turn.used.includes(room))
    moves.push(roomMove)
  if (state.act === 1 && explorable(state).length > 0) moves.push(explore)
  const { boss } = state
  if (boss !== undefined && boss.place !== hero.place && hero.focus >= tauntPrice) moves.push(taunt)
}

function isUsable(state: State, source: Source): boolean {
  const effects = abilityFor(source, 'free')?.effects ?? []
  for (const effect of effects) {
    // A teleport is movement (TE-6.12); stealth that one has cannot be bought again.
    if (effect.do === 'teleport' && (!canMove(state) || destinations(state).length === 0)) return false
    if (effect.do === 'stealth' && isStealthy(state, activeHero(state))) return false
  }
  return isAimable(state, effects)
}

/** What a move of the turn declares. */
function planOf(state: State, move: Move): Plan {
  const room = roomAt(state, activeHero(state).place)
  const none = { bonus: 0, aims: [] }
  switch (move.do) {
    case 'attack': {
      const kind = abilityFor(move.with, 'attack')?.kind
      if (kind === undefined) break
      return { deed: kind, by: move.with, ...none, ...(move.area && { area: true }) }
    }
    case 'cast':
    case 'special':
    case 'free':
      return { deed: move.do, by: move.with, ...none }
    case 'search':
    case 'disarm':
    case 'room':
      if (room !== undefined) return { deed: move.do, by: room, ...none }
  }
  throw new Error(`"${move.do}" declares nothing.`)
}

export function takeTurn(play: Play, move: Move | undefined): void {
  const { state } = play
  const { turn } = state
  if (move === undefined || move.do === 'end') {
    play.put({ do: 'endTurn' })
    return
  }
  play.put({ do: 'turn' })
  const hero = activeHero(state)
  switch (move.do) {
    case 'step':
    case 'flip': {
      turn.spent += 1
      const to = move.do === 'step' ? move.to : move.cell
      walkInto(play, { to, by: 'step', stealth: isStealthy(state, hero) })
      return
    }
    case 'enter':
    case 'space':
    case 'leave':
      stride(play, move)
      return
    case 'portal': {
      turn.spent += portalPrice
      const room = roomAt(state, hero.place)
      if (room === undefined) throw new Error('There is no portal outside the dungeon.')
      play.tell({ type: 'portal', why: 'TE-6.8', hero: turn.hero, with: room })
      play.put({ do: 'teleport', by: 'portal', why: 'TE-6.8' })
      return
    }
    case 'rest':
    case 'search':
    case 'disarm':
    case 'attack':
    case 'cast':
    case 'special':
      // Movement ends here, and with it comes the effect of a space (TE-21.9); who falls to it does not act (TE-21.14).
      turn.still = true
      play.put({ do: 'act', plan: move.do === 'rest' ? 'rest' : planOf(state, move) })
      land(play)
      return
    case 'free':
      begin(play, planOf(state, move))
      return
    case 'room': {
      const plan = planOf(state, move)
      const room = roomAt(state, hero.place)
      if (room !== undefined) turn.used = [...turn.used, room]
      begin(play, plan)
      return
    }
    case 'explore': {
      const cells = explorable(state)
      play.tell({ type: 'explored', why: 'TE-16.7', hero: turn.hero, cells })
      play.put({ do: 'explore', cells })
      lowerTorch(play, 1, 'TE-16.9')
      return
    }
    case 'taunt': {
      const { boss } = state
      if (boss === undefined) throw new Error('There is no boss to taunt.')
      pay(play, turn.hero, { focus: tauntPrice }, boss.card, 'TE-22.14')
      play.tell({ type: 'taunted', why: 'TE-22.14', hero: turn.hero, boss: boss.card })
      const march = {
        enemy: boss.card,
        prey: turn.hero,
        left: speedOfEnemy(boss.card),
        last: 'taunted',
      } as const
      play.put({ do: 'march', march })
      return
    }
    case 'discard':
      discardItem(play, move.hero, move.card, 'TE-16.14')
      return
    case 'shift':
      shiftHand(play, turn.hero)
      return
    default:
      throw new Error(`"${move.do}" is no move of a turn.`)
  }
}

/** The declared action, if it is still there: a card taken on a space may have covered it. */
export function act(play: Play, plan: Plan | 'rest'): void {
  const { state } = play
  const { turn } = state
  if (plan === 'rest') {
    turn.acted = true
    takeRest(play, turn.hero, false)
    return
  }
  if (!isPossible(state, plan)) {
    play.tell({ type: 'void', why: 'TE-21.9', by: plan.by })
    return
  }
  turn.acted = true
  begin(play, plan)
}

function isPossible(state: State, { by, deed, area }: Plan): boolean {
  if (deed === 'search' || deed === 'disarm') return true
  const hero = activeHero(state)
  const moves: Move[] = []
  for (const source of sourcesOf(hero))
    if (source === by && hasSource(hero, source)) addDeed(state, hero, source, moves)
  return moves.some(move => (area === true) === (move.do === 'attack' && move.area === true))
}

/** The space, then the torch, then the next hero (TE-5.4, TE-21.14). */
export function endTurn(play: Play): void {
  const { state } = play
  const { turn } = state
  if (turn.landed && isConscious(state, turn.hero)) {
    play.put({ do: 'endTurn' })
    land(play)
    return
  }
  play.tell({ type: 'turnEnded', why: 'TE-5.4', hero: turn.hero, final: true })
  play.put({ do: 'nextTurn', hero: (turn.hero + 1) % state.party }, { do: 'burn' })
}

export function burnDown(play: Play): void {
  const { state } = play
  if (state.grace === 0) {
    lowerTorch(play, 1, 'TE-5.4')
    return
  }
  state.grace -= 1
  play.tell({ type: 'grace', why: 'TE-28.5', left: state.grace })
}

export function nextTurn(play: Play, index: number): void {
  const { state } = play
  Object.assign(state.turn, freshTurn(index))
  play.tell({ type: 'turn', why: 'TE-2.19', hero: index })
  const hero = activeHero(state)
  if (hero.health > 0) play.put({ do: 'turn' })
  else {
    // Who begins the turn unconscious rests, and may have no more of it (TE-15.3 – TE-15.7).
    const alone = hasEnemy(state, hero.place) && !hasHero(state, hero.place, index)
    takeRest(play, index, true)
    state.turn.acted = true
    play.put(hero.place === lair || alone ? { do: 'endTurn' } : { do: 'turn' })
  }
  // An easy game gives every hero a card before the first turn (D12).
  if (state.grace > 0) {
    const scene = {
      why: 'TE-28.5',
      by: 'entrance',
      hero: index,
      place: hero.place,
      aims: [],
      offer: true,
    } as const
    play.put({ do: 'run', effects: [discoverEither], at: 0, scene })
  }
}

export function freshTurn(hero: number): State['turn'] {
  return {
    hero,
    spent: 0,
    haste: 0,
    stopped: false,
    still: false,
    acted: false,
    stealth: false,
    landed: false,
    used: [],
  }
}
