import { type Chance, pick } from '@kazamata/kernel'
import type { Effects } from '../content/effect.ts'
import { heroSheets } from '../content/heroes.ts'
import { type Enemy, type Hero, type Source, skills } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { attackKind, costOf, effectsOf } from '../rules/check/declared-action.ts'
import { oddsOf } from '../rules/check/odds.ts'
import { attackTargets } from '../rules/check/targets.ts'
import { isBoss, placeOf } from '../rules/dungeon/figures.ts'
import { besideOf, exitsOf, facedownCells, hasExit, isRevealed, pileAt } from '../rules/dungeon/grid.ts'
import { distances } from '../rules/dungeon/range-and-sight.ts'
import { openings, rotations } from '../rules/dungeon/reveal.ts'
import { abilityFor, itemsOf } from '../rules/heroes/abilities.ts'
import { diceOf, skillBonus } from '../rules/heroes/attributes.ts'
import { openMarkers, sealsNeeded } from '../rules/lair/boss-health.ts'
import {
  decline,
  discard,
  draw,
  enemy as enemyMove,
  equip0,
  equip1,
  flip,
  marker,
  option,
  payOrNot,
  skill,
  take,
} from '../rules/moves.ts'
import { extraAttackMoves } from '../rules/turn/actions.ts'
import {
  activeHero,
  type DeclaredAction,
  type EnemyMovement,
  heroAt,
  type Roll,
  type State,
  type Task,
} from '../state.ts'
import { attackWorth, counterLoss, okWorth } from './check-value.ts'
import { decideDice } from './dice-decision.ts'
import { effectsWorth, focusCost, harmWorth, healWorth, isSeeking } from './effect-value.ts'
import { bestOf, bestPlace, drawWorth, missed } from './equipment-value.ts'
import { healings } from './heroic-actions.ts'

/* How every question but the turn itself is answered: by its own merits, without a look ahead. */

type Question = Exclude<Task, { do: 'turn' }>

const pay = payOrNot[0] ?? decline

/** `moves` are the legal ones, two or more. */
export function answer(state: State, task: Question, moves: readonly Move[], chance: Chance): Move {
  switch (task.do) {
    case 'pick':
      return pickHero(state, moves, chance)
    case 'rotate':
      return turnCard(state, task)
    case 'extraMove':
      return stroll(state, moves)
    case 'teleport':
      return moves[0] ?? decline
    case 'reveal':
      return revealNext(state)
    case 'explore':
      return moves[0] ?? decline
    case 'aim':
      return takeAim(state, task.action, moves)
    case 'skill':
      return bestSkill(state)
    case 'adjust':
      return decideDice(state, task.roll)
    case 'pay':
      return worthPaying(state, task.roll) ? pay : decline
    case 'strengthenSpell':
    case 'spoils':
      return bestMove(moves, move => (move.do === 'enemy' ? harmWorth(state, move.enemy, 1) : 0))
    case 'counter':
      return bestMove(moves, move => (move.do === 'enemy' ? -blowOf(state, task.roll, move.enemy) : 0))
    case 'buyDefence':
      return blowOf(state, task.roll, task.enemy) > 0 && task.roll.enemyDie !== 'shield' ? pay : decline
    case 'after':
      return healingWorth(state, task.with) > 0.5 ? pay : decline
    case 'choose':
      return chooseBest(state, task.of)
    case 'maybe':
      return takeAim(state, undefined, moves)
    case 'extra':
      return extraAttack(state, task.kind, task.bonus)
    case 'discover':
      return discover(state, task.kind, task.rowOnly)
    case 'equip': {
      const { slot, worth } = bestPlace(activeHero(state), task.card)
      if (task.drawn && worth <= 0) return decline
      return slot === 0 ? equip0 : equip1
    }
    case 'lose':
      return giveUp(state, task.hero)
    case 'wound':
      return highestMarker(state)
    case 'push':
    case 'controlStep':
      return lead(state, task.enemy, moves)
    case 'control':
      return steer(state, task.enemies)
    case 'hunt':
      return chooseHunted(state, moves)
    case 'enemyMovement':
      return chooseEnemyPath(state, task.movement, moves)
    default:
      return moves[0] ?? decline
  }
}

function bestMove(moves: readonly Move[], worth: (move: Move) => number): Move {
  let best = moves[0] ?? decline
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const w = worth(move)
    if (w > most) {
      most = w
      best = move
    }
  }
  return best
}

/** Whoever brings a skill that nobody has yet; else anybody. */
function pickHero(state: State, moves: readonly Move[], chance: Chance): Move {
  const strong = (hero: Hero) => skills.filter(name => heroSheets[hero].dice[name] === 3)
  const covered = new Set(state.heroes.flatMap(({ hero }) => strong(hero)))
  const fresh = moves.filter(move => move.do === 'hero' && strong(move.hero).some(name => !covered.has(name)))
  return pick(chance, fresh.length > 0 ? fresh : moves)
}

/** New exits are doors to the rest of the deck, links shorten ways, exits over the border are wasted (TE-BOT.5). */
function turnCard(state: State, task: Extract<Task, { do: 'rotate' }>): Move {
  const left = state.deck.reduce((sum, count) => sum + count, 0)
  const open = left > 0 ? 1 : 0
  return bestMove(rotations(state, task.cell, task.room, task.from), move => {
    if (move.do !== 'rotate') return 0
    const exits = exitsOf(task.room, move.turns)
    let worth = open * openings(state, task.cell, exits).length
    for (let direction = 0; direction < 4; direction++) {
      if ((exits & (1 << direction)) === 0) continue
      const next = besideOf(task.cell, direction)
      if (next < 0) worth -= 0.2
      else if (pileAt(state, next) >= 0) worth += 0.25
      else if (isRevealed(state, next)) worth += hasExit(state, next, (direction + 2) & 3) ? 0.5 : -0.1
    }
    return worth
  })
}

/** On the way by Shadow Walk: onto facedown cards, else to whoever can be hurt. */
function stroll(state: State, moves: readonly Move[]): Move {
  const { place } = activeHero(state)
  const enemies = [...state.goblins, ...state.minions, ...(state.boss ? [state.boss] : [])]
  if (enemies.some(enemy => enemy.place === place)) return decline
  const flips = moves.find(move => move.do === 'flip')
  if (flips !== undefined && isSeeking(state) && state.goblins.length < 4) return flips
  let nearest = 99
  let toward: Move = decline
  for (const enemy of enemies) {
    const away = distances(state, enemy.place, false)
    for (const move of moves)
      if (move.do === 'step' && (away[move.to] ?? 99) < nearest) {
        nearest = away[move.to] ?? 99
        toward = move
      }
  }
  return toward
}

/** Cards of the pile that hides what is sought, nearest the heroes. */
function revealNext(state: State): Move {
  if (state.goblins.length >= 4 || !isSeeking(state)) return decline
  const { place } = activeHero(state)
  const wanted = state.ambushes > 0 ? 1 : 2
  const cells = facedownCells(state)
  let best: Move = decline
  let most = Number.NEGATIVE_INFINITY
  for (const cell of cells) {
    const pile = pileAt(state, cell)
    const far = Math.abs((cell % 7) - (place % 7)) + Math.abs(Math.floor(cell / 7) - Math.floor(place / 7))
    const worth = (pile === wanted ? 3 : pile === 2 ? 2 : 0) - 0.1 * far
    if (worth > most) {
      most = worth
      best = flip(cell)
    }
  }
  return best
}

function takeAim(state: State, action: DeclaredAction | undefined, moves: readonly Move[]): Move {
  const effects = action === undefined ? [] : effectsOf(action)
  const at = action?.targets.length ?? 0
  const effect = effects[at]
  return bestMove(moves, move => {
    if (move.do === 'target') {
      return healWorth(heroAt(state, move.hero), effect?.do === 'heal' ? effect.amount : 4)
    }
    if (move.do !== 'enemy') return action === undefined ? -0.01 : 0
    if (action === undefined) return harmWorth(state, move.enemy, 1)
    if (effect?.do === 'moveEnemy') return isBoss(move.enemy) ? 1 : 0.5
    const kind = attackKind(action)
    if (kind === 'melee' || kind === 'missile')
      return attackWorth(state, { ...action, targets: [{ enemies: [move.enemy], heroes: [] }] })
    const amount = effect?.do === 'damage' && typeof effect.amount === 'number' ? effect.amount : 1
    return harmWorth(state, move.enemy, amount)
  })
}

function bestSkill(state: State): Move {
  const hero = activeHero(state)
  return skill(
    skills.reduce((a, b) =>
      oddsOf(diceOf(state, hero, b), skillBonus(state, hero, b), 6) >
      oddsOf(diceOf(state, hero, a), skillBonus(state, hero, a), 6)
        ? b
        : a,
    ),
  )
}

function worthPaying(state: State, { action }: Roll): boolean {
  const hero = activeHero(state)
  return (
    attackKind(action) === 'spell' || okWorth(state, action) > focusCost(hero, costOf(action, hero)?.focus)
  )
}

/** What this enemy's counter-attack with the die on the table would take. */
function blowOf(state: State, roll: Roll, enemy: Enemy): number {
  const kind = attackKind(roll.action)
  return kind === undefined ? 0 : counterLoss(state, enemy, kind, roll.enemyDie)
}

/** What the healing of an ability would do for the hero that needs it most. */
function healingWorth(state: State, source: Source): number {
  let most = 0
  for (const effect of abilityFor(source, 'on')?.effects ?? [])
    if (effect.do === 'heal') for (const { gain } of healings(state, effect)) most = Math.max(most, gain)
  return most
}

function chooseBest(state: State, of: readonly Effects[]): Move {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [at, effects] of of.entries()) {
    const worth = effectsWorth(state, effects)
    if (worth > most) {
      most = worth
      best = at
    }
  }
  return option(best)
}

function extraAttack(state: State, kind: 'melee' | 'missile', bonus: number): Move {
  return bestMove(extraAttackMoves(state, kind), move => {
    if (move.do !== 'attack') return 0
    return attackMoveWorth(state, move, bonus)
  })
}

/** The best target of an attack, and what to expect of it. */
export function attackMoveWorth(state: State, move: Extract<Move, { do: 'attack' }>, bonus = 0): number {
  const ability = abilityFor(move.with, 'attack')
  if (ability === undefined) return 0
  const targets = attackTargets(state, ability, move.area ?? false)
  const action = (enemies: readonly Enemy[]): DeclaredAction => ({
    kind: ability.kind,
    by: move.with,
    bonus,
    targets: [{ enemies, heroes: [] }],
    ...(move.area && { area: true }),
  })
  if (move.area)
    return attackWorth(state, action(targets)) - focusCost(activeHero(state), ability.area?.cost.focus)
  return Math.max(...targets.map(enemy => attackWorth(state, action([enemy]))))
}

function discover(state: State, kind: 'loot' | 'spell', rowOnly: boolean): Move {
  const hero = activeHero(state)
  const { card, worth } = bestOf(state, hero, kind)
  const drawn = rowOnly ? 0 : drawWorth(state, hero, kind)
  if (card !== undefined && worth >= drawn) return take(card)
  const bag = kind === 'loot' ? state.bags.loot : state.bags.spells
  return rowOnly || bag === 0 ? decline : draw
}

function giveUp(state: State, index: number): Move {
  const hero = heroAt(state, index)
  const [first, ...rest] = itemsOf(hero)
  if (first === undefined) throw new Error('Who has nothing can lose nothing.')
  return discard(
    index,
    rest.reduce((a, b) => (missed(hero, b) < missed(hero, a) ? b : a), first),
  )
}

/** Evenly: the highest that can move. */
function highestMarker(state: State): Move {
  const { boss } = state
  if (boss === undefined) throw new Error('There is no boss to hurt.')
  const open = openMarkers(boss)
  return marker(
    open.reduce((a, b) => ((boss.markers[b] ?? 0) > (boss.markers[a] ?? 0) ? b : a), open[0] ?? 0),
  )
}

/** An enemy led by a hero: the boss to the nearest seal while it needs one, others away from the heroes. */
function lead(state: State, enemy: Enemy, moves: readonly Move[]): Move {
  if (isBoss(enemy)) {
    if (sealsNeeded(state) === 0) return moves.at(-1) ?? decline
    const away = sealDistances(state)
    const here = away[placeOf(state, enemy)] ?? 99
    return bestMove(moves, move => (move.do === 'path' ? -(away[move.to] ?? 99) : -here))
  }
  const safety = (place: number) => {
    const away = distances(state, place, true)
    let least = 99
    for (const hero of state.heroes) if (hero.health > 0) least = Math.min(least, away[hero.place] ?? 99)
    return least
  }
  const stay = safety(placeOf(state, enemy))
  return bestMove(moves, move => (move.do === 'path' ? safety(move.to) : stay))
}

/** Steps from every place to the nearest seal. */
function sealDistances(state: State): Int8Array {
  const nearest = new Int8Array(50).fill(99)
  for (const seal of state.seals) {
    const away = distances(state, seal, true)
    for (let place = 0; place < 50; place++)
      nearest[place] = Math.min(nearest[place] ?? 99, away[place] ?? 99)
  }
  return nearest
}

function steer(state: State, enemies: readonly Enemy[]): Move {
  const boss = enemies.find(isBoss)
  if (boss !== undefined && sealsNeeded(state) > 0) return enemyMove(boss)
  const other = enemies.find(enemy => !isBoss(enemy))
  return other === undefined ? decline : enemyMove(other)
}

/** Whoever can bear it best is hunted. */
function chooseHunted(state: State, moves: readonly Move[]): Move {
  return bestMove(moves, move => (move.do === 'target' ? heroAt(state, move.hero).health : 0))
}

/** Of the ways of an enemy one over a seal, if the boss needs it; else away from weak heroes. */
function chooseEnemyPath(state: State, { enemy }: EnemyMovement, moves: readonly Move[]): Move {
  if (isBoss(enemy) && sealsNeeded(state) > 0) {
    const away = sealDistances(state)
    return bestMove(moves, move => (move.do === 'path' ? -(away[move.to] ?? 99) : 0))
  }
  return moves[0] ?? decline
}
