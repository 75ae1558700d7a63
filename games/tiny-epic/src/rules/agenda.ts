import { runUntilDecision, type TaskHandler } from '@kazamata/kernel'
import type { Move } from '../move.ts'
import { activeHero, heroAt, type State, type Task } from '../state.ts'
import {
  payMoves,
  paySuccessCost,
  roll,
  strengthenMoves,
  strengthenSpell,
  takeHearts,
} from './check/check.ts'
import {
  afterAction,
  afterActionMoves,
  chooseSkill,
  chooseTarget,
  skillMoves,
  targetMoves,
} from './check/declaration.ts'
import { adjust, adjustMoves } from './check/dice-adjustment.ts'
import {
  buyDefence,
  buyDefenceMoves,
  chooseCounterAttacker,
  counterAttack,
  counterMoves,
} from './combat/counter-attack.ts'
import { rewardMoves, takeReward } from './combat/killing-enemies.ts'
import { placeCard, revealCard, rotations } from './dungeon/reveal.ts'
import {
  acceptOptional,
  chooseOption,
  optionalMoves,
  optionMoves,
  revealMoves,
  runEffects,
} from './effects.ts'
import { ambush } from './enemies/ambush.ts'
import {
  chooseControlled,
  controlEnemy,
  controlMoves,
  controlStepMoves,
  pushEnemy,
  pushMoves,
} from './enemies/enemies-moved-by-heroes.ts'
import { enemyAttack, nextEnemyActs } from './enemies/enemy-actions.ts'
import { chooseHuntedHero, huntMoves, moveAlongPath, pathMoves } from './enemies/enemy-movement.ts'
import { itemsOf } from './heroes/abilities.ts'
import { discardItem, discover, discoveries, equip, placesFor } from './heroes/equipment.ts'
import { damageMarker, markerMoves } from './lair/boss-health.ts'
import {
  arrive,
  destinations,
  extraMove,
  extraMoveMoves,
  stopAtEnemies,
  teleport,
} from './movement/movement.ts'
import { discard, flip as flipMove, none, sheet } from './moves.ts'
import type { Play } from './play.ts'
import { pickHero } from './setup/party.ts'
import { torchStep } from './torch.ts'
import { extraAttackMoves, turnMoves } from './turn/actions.ts'
import { endOfTurnTorch, endTurn, extraAttack, nextTurn, performAction, takeTurn } from './turn/turn.ts'

/* Every task, what may be answered to it, and who does it. */

/** It asks nobody. */
export type AutomaticTask = Extract<
  Task,
  {
    do:
      | 'nextTurn'
      | 'endTurn'
      | 'burn'
      | 'halt'
      | 'act'
      | 'roll'
      | 'hearts'
      | 'counterAttack'
      | 'run'
      | 'torch'
      | 'phase'
      | 'strike'
  }
>

/** What may be answered; none for a task that only has to be done. */
export function answers(state: State, task: Task): readonly Move[] {
  switch (task.do) {
    case 'pick':
      return task.from.map(sheet)
    case 'turn':
      return turnMoves(state)
    case 'rotate':
      return rotations(state, task.cell, task.room, task.from)
    case 'extraMove':
      return extraMoveMoves(state, task.left, task.stealth)
    case 'teleport':
      return destinations(state)
    case 'reveal':
      return revealMoves(state, task.left)
    case 'explore':
      return task.cells.map(flipMove)
    case 'aim':
      return targetMoves(state, task.action)
    case 'skill':
      return skillMoves
    case 'adjust':
      return adjustMoves(state, task.roll)
    case 'pay':
      return payMoves(state, task.roll)
    case 'strengthenSpell':
      return strengthenMoves(task.roll)
    case 'spoils':
      return rewardMoves(state)
    case 'counter':
      return counterMoves(state, task.alive)
    case 'buyDefence':
      return buyDefenceMoves
    case 'after':
      return afterActionMoves(state, task.with)
    case 'choose':
      return optionMoves(task.of, task.context)
    case 'maybe':
      return optionalMoves(state, task.effects)
    case 'extra':
      return extraAttackMoves(state, task.kind)
    case 'discover':
      return discoveries(state, task.kind, task.rowOnly)
    case 'equip':
      return placesFor(activeHero(state), task.card, task.drawn)
    case 'lose':
      return losses(state, task.hero)
    case 'wound':
      return markerMoves(state)
    case 'push':
      return pushMoves(state, task.enemy, task.left)
    case 'control':
      return controlMoves(task.enemies)
    case 'controlStep':
      return controlStepMoves(state, task.enemy, task.left)
    case 'hunt':
      return huntMoves(state, task.enemy)
    case 'enemyMovement':
      return pathMoves(state, task.movement)
    default:
      task satisfies AutomaticTask
      return none
  }
}

function losses(state: State, index: number): readonly Move[] {
  const hero = heroAt(state, index)
  return hero.health === 0 ? none : itemsOf(hero).map(card => discard(index, card))
}

function perform(play: Play, task: Task, move: Move | undefined) {
  const { state } = play
  switch (task.do) {
    case 'pick':
      return pickHero(play, task.hero, move)
    case 'nextTurn':
      return nextTurn(play, task.hero)
    case 'turn':
      return takeTurn(play, move)
    case 'endTurn':
      return endTurn(play)
    case 'burn':
      return endOfTurnTorch(play)
    case 'rotate':
      if (move?.do !== 'rotate') throw new Error('A card lies in one of four ways.')
      placeCard(play, task.cell, task.room, move.turns)
      if (play.over) return
      if (task.walk !== undefined) arrive(play, task.walk, true)
      else ambush(play, task.cell, undefined)
      return
    case 'halt':
      return stopAtEnemies(play, task.walk)
    case 'extraMove':
      return extraMove(play, task.left, task.stealth, move)
    case 'teleport':
      return teleport(play, task.by, move)
    case 'reveal':
      return reveal(play, task, move)
    case 'explore':
      if (move?.do !== 'flip') return
      if (task.cells.length > 1)
        play.put({ do: 'explore', cells: task.cells.filter(cell => cell !== move.cell) })
      revealCard(play, move.cell, 'TE-16.7', activeHero(state).place)
      return
    case 'act':
      return performAction(play, task.action)
    case 'aim':
      return chooseTarget(play, task.action, move)
    case 'skill':
      return chooseSkill(play, task.action, move)
    case 'roll':
      return roll(play, task.action, task.skill)
    case 'adjust':
      return adjust(play, task.roll, move)
    case 'pay':
      return paySuccessCost(play, task.roll, move)
    case 'strengthenSpell':
      return strengthenSpell(play, task.roll, task.by, move)
    case 'hearts':
      return takeHearts(play, task.count)
    case 'spoils':
      return takeReward(play, move)
    case 'counter':
      return chooseCounterAttacker(play, task.roll, move)
    case 'buyDefence':
      return buyDefence(play, task.with, move)
    case 'counterAttack':
      return counterAttack(play, task.roll, task.enemy, task.defence)
    case 'after':
      return afterAction(play, task.with, move)
    case 'run':
      return runEffects(play, task.effects, task.at, task.context)
    case 'choose':
      return chooseOption(play, task.of, task.context, move)
    case 'maybe':
      return acceptOptional(play, task.effects, task.context, move)
    case 'extra':
      return extraAttack(play, task.kind, task.bonus, move)
    case 'discover':
      return discover(play, task.kind, move)
    case 'equip':
      return equip(play, task.card, move)
    case 'lose':
      if (move?.do !== 'discard') return
      discardItem(play, task.hero, move.card, 'TE-26.6', task.by)
      if (task.count > 1) play.put({ ...task, count: task.count - 1 })
      return
    case 'wound':
      return damageMarker(play, task.points, task.by, move)
    case 'push':
      return pushEnemy(play, task.enemy, task.left, move)
    case 'control':
      return chooseControlled(play, task.enemies, task.steps, move)
    case 'controlStep':
      return controlEnemy(play, task.enemy, task.left, move)
    case 'torch':
      return torchStep(play, task.steps, task.why)
    case 'phase':
      return nextEnemyActs(play, task.enemies)
    case 'hunt':
      return chooseHuntedHero(play, task.enemy, task.last, move)
    case 'enemyMovement':
      return moveAlongPath(play, task.movement, move)
    case 'strike':
      return enemyAttack(play, task.enemy)
  }
}

function reveal(play: Play, task: Extract<Task, { do: 'reveal' }>, move: Move | undefined): void {
  if (move?.do === 'flip') {
    play.put({ ...task, left: task.left - 1 })
    revealCard(play, move.cell, task.why)
  } else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-26.3', hero: play.who(), what: 'reveal' })
}

/** Does what has to be done until somebody has to decide. A turn is always waited for. */
class Handler implements TaskHandler<Task, Move> {
  constructor(private readonly play: Play) {}

  answers(task: Task): readonly Move[] {
    return answers(this.play.state, task)
  }

  perform(task: Task, move: Move | undefined): void {
    perform(this.play, task, move)
  }

  waits(task: Task): boolean {
    return task.do === 'turn'
  }
}

/** Answers the task on top, if there is an answer, and goes on from there. */
export function proceed(play: Play, move?: Move): void {
  const { agenda } = play.state
  if (move !== undefined) {
    const task = agenda.pop()
    if (task === undefined) throw new Error('Nobody can move when nothing is asked.')
    perform(play, task, move)
  }
  runUntilDecision(agenda, new Handler(play))
}
