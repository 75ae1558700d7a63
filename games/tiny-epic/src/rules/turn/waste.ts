import type { Effect, Effects, Target } from '../../content/effect.ts'
import { heroSheets } from '../../content/heroes.ts'
import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeclaredAction, heroAt, type State, type Task } from '../../state.ts'
import { effectsOf } from '../check/declared-action.ts'
import { isDeclaration } from '../check/target-preview.ts'
import { targetChoices } from '../check/targets.ts'
import { triggers } from '../check/triggered-abilities.ts'
import { buyableDefence, counterForecasts } from '../combat/counter-attack.ts'
import { heroesWithin } from '../dungeon/figures.ts'
import { hasFacedown } from '../dungeon/grid.ts'
import { pushMoves } from '../enemies/enemies-moved-by-heroes.ts'
import { abilitiesOf, abilityFor, sourcesOf } from '../heroes/abilities.ts'
import { discoveries } from '../heroes/equipment.ts'
import { torchStart } from '../torch.ts'
import { declaredAction, extraAttackMoves } from './actions.ts'
import { canMove } from './availability.ts'

/* Moves that are allowed and come to nothing (TE-UI.4): a player is told before. */

export const wastes = [
  /** The counter-attack does no damage as it is. */
  'noDamage',
  /** A shield match: its damage does not depend on defence (TE-13.2). */
  'shieldMatch',
  /** Nobody in range lacks health; the hero lacks no focus; the hero lacks neither. */
  'unhurt',
  'focusFull',
  'rested',
  /** The torch is where it started (TE-14.4). */
  'torchFull',
  /** The hero moves no more in this turn: stopped by an enemy, or after a heroic action. */
  'stopped',
  'still',
  /** No enemy can be attacked, or moved. */
  'noEnemy',
  'cornered',
  /** Deck and row are empty; the row is empty; no card lies facedown. */
  'noCards',
  'allRevealed',
] as const
export type Waste = (typeof wastes)[number]

/** Why this move would come to nothing, if it would. */
export function waste(state: State, move: Move): Waste | undefined {
  const task = state.agenda.at(-1)
  switch (task?.do) {
    case 'turn':
      return wasteOfTurn(state, move)
    case 'aim':
      return move.do === 'target' || move.do === 'enemy' ? wasteOfTarget(state, task, move) : undefined
    case 'pay':
      return move.do === 'pay' ? wasteOfAction(state, task.roll.action) : undefined
    case 'after':
      return move.do === 'pay' ? wasteOfEffects(state, abilityFor(task.with, 'on')?.effects ?? []) : undefined
    case 'buyDefence':
      return move.do === 'pay' ? wasteOfDefence(state, task) : undefined
    case 'choose':
      return move.do === 'option' ? wasteOfEffects(state, task.of[move.option] ?? []) : undefined
    default:
      return undefined
  }
}

function wasteOfTurn(state: State, move: Move): Waste | undefined {
  const hero = activeHero(state)
  if (move.do === 'rest') {
    const { health, focus } = heroSheets[hero.hero]
    return hero.health === health && hero.focus === focus ? 'rested' : undefined
  }
  return isDeclaration(move) ? wasteOfAction(state, declaredAction(state, move)) : undefined
}

/** A cast may be worth its check alone: what is triggered by it comes after (TE-16.12). */
function wasteOfAction(state: State, action: DeclaredAction): Waste | undefined {
  const sources = sourcesOf(activeHero(state))
  if (sources.some(source => abilitiesOf(source).some(ability => triggers(ability, action, 'after'))))
    return undefined
  return wasteOfEffects(state, effectsOf(action))
}

/** All of them must come to nothing. */
function wasteOfEffects(state: State, effects: Effects): Waste | undefined {
  const found = effects.map(effect => wasteOfEffect(state, effect))
  return found.every(reason => reason !== undefined) ? found[0] : undefined
}

function wasteOfEffect(state: State, effect: Effect): Waste | undefined {
  const { turn } = state
  switch (effect.do) {
    case 'heal':
      return healed(state, effect.target).every(index => isUnhurt(state, index)) ? 'unhurt' : undefined
    case 'gainFocus': {
      const full = (index: number) =>
        heroAt(state, index).focus === heroSheets[heroAt(state, index).hero].focus
      return healed(state, effect.target).every(full) ? 'focusFull' : undefined
    }
    case 'torch':
      return effect.by > 0 && state.torch === torchStart(state) ? 'torchFull' : undefined
    case 'reveal':
      return hasFacedown(state) ? undefined : 'allRevealed'
    case 'discover':
    case 'pickUp':
      return discoveries(state, effect.kind, effect.do === 'pickUp').length > 1 ? undefined : 'noCards'
    case 'extraAction':
      return extraAttackMoves(state, effect.kind).length > 1 ? undefined : 'noEnemy'
    case 'extraMove':
      return turn.stopped && !effect.stealth ? 'stopped' : undefined
    case 'teleport':
      return turn.stopped ? 'stopped' : undefined
    case 'modifySpeed':
    case 'stealth':
      if (canMove(state)) return undefined
      return turn.stopped ? 'stopped' : 'still'
    case 'moveEnemy':
      return moved(state, effect).some(enemy => canBeMoved(state, effect, enemy)) ? undefined : 'cornered'
    case 'choose': {
      const found = effect.of.map(effects => wasteOfEffects(state, effects))
      return found.every(reason => reason !== undefined) ? found[0] : undefined
    }
    default:
      return undefined
  }
}

type MoveEnemy = Extract<Effect, { do: 'moveEnemy' }>

/** Everybody whom an effect could be for. */
function healed(state: State, target: Target): readonly number[] {
  if (target.to !== 'hero' && target.to !== 'heroes') return [state.turn.hero]
  return heroesWithin(state, activeHero(state).place, target.within, false)
}

function isUnhurt(state: State, index: number): boolean {
  const { hero, health } = heroAt(state, index)
  return health === heroSheets[hero].health
}

function moved(state: State, effect: MoveEnemy): readonly Enemy[] {
  const choices = targetChoices(state, effect)
  if ('aim' in choices) return choices.aim.enemies
  return choices.of.flatMap(move => (move.do === 'enemy' ? [move.enemy] : []))
}

function canBeMoved(state: State, { how, steps }: MoveEnemy, enemy: Enemy): boolean {
  return how === 'control' || pushMoves(state, enemy, steps).length > 0
}

/** One target of an action that is being aimed. */
function wasteOfTarget(
  state: State,
  { action }: Extract<Task, { do: 'aim' }>,
  move: Extract<Move, { do: 'target' | 'enemy' }>,
): Waste | undefined {
  const effect = effectsOf(action)[action.targets.length]
  if (move.do === 'target') return effect?.do === 'heal' && isUnhurt(state, move.hero) ? 'unhurt' : undefined
  return effect?.do === 'moveEnemy' && !canBeMoved(state, effect, move.enemy) ? 'cornered' : undefined
}

/** Defence that changes nothing about the die on the table. */
function wasteOfDefence(state: State, task: Extract<Task, { do: 'buyDefence' }>): Waste | undefined {
  const counter = state.agenda.findLast(other => other.do === 'counterAttack')
  const bought = counter?.do === 'counterAttack' ? counter.defence : 0
  const damageWith = (defence: number) =>
    counterForecasts(state, task.roll, defence).find(({ enemy }) => enemy === task.enemy)?.damage ?? 0
  const now = damageWith(bought)
  if (now === 0) return 'noDamage'
  return damageWith(bought + buyableDefence(task.with).by) === now ? 'shieldMatch' : undefined
}
