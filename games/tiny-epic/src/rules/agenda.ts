import { runUntilDecision, type TaskHandler } from '@kazamata/kernel'
import type { Move } from '../move.ts'
import { activeHero, heroAt, type State, type Task } from '../state.ts'
import { favour, favourMoves, payMoves, roll, settleCost, takeHearts } from './check/check.ts'
import { after, afterMoves, aimMoves, chooseSkill, skillMoves, takeAim } from './check/declaration.ts'
import { adjust, adjustMoves } from './check/dice-adjustment.ts'
import { blow, brace, braceMoves, counter, counterMoves } from './combat/counter-attack.ts'
import { spoilMoves, takeSpoils } from './combat/killing-enemies.ts'
import { flip, lay, rotations } from './dungeon/reveal.ts'
import { choose, chooseMoves, maybe, maybeMoves, revealMoves, run } from './effects.ts'
import { ambush } from './enemies/ambush.ts'
import { lead, leadMoves, push, pushMoves, steer, steerMoves } from './enemies/enemies-moved-by-heroes.ts'
import { goOn, strike } from './enemies/enemy-actions.ts'
import { hunt, marchMoves, marchOn, preyMoves } from './enemies/enemy-movement.ts'
import { itemsOf } from './heroes/abilities.ts'
import { discardItem, discover, discoveries, equip, placesFor } from './heroes/equipment.ts'
import { wound, woundMoves } from './lair/boss-health.ts'
import { arrive, destinations, extraWays, halt, moveOn, teleport } from './movement/movement.ts'
import { discard, flip as flipMove, none, sheet } from './moves.ts'
import type { Play } from './play.ts'
import { pickHero } from './setup/party.ts'
import { burn } from './torch.ts'
import { extraMoves, turnMoves } from './turn/actions.ts'
import { act, burnDown, endTurn, extra, nextTurn, takeTurn } from './turn/turn.ts'

/* Every task, what may be answered to it, and who does it. */

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
      return extraWays(state, task.left, task.stealth)
    case 'teleport':
      return destinations(state)
    case 'reveal':
      return revealMoves(state, task.left)
    case 'explore':
      return task.cells.map(flipMove)
    case 'aim':
      return aimMoves(state, task.plan)
    case 'skill':
      return skillMoves
    case 'adjust':
      return adjustMoves(state, task.roll)
    case 'pay':
      return payMoves(state, task.roll)
    case 'favour':
      return favourMoves(task.roll)
    case 'spoils':
      return spoilMoves(state)
    case 'counter':
      return counterMoves(state, task.alive)
    case 'brace':
      return braceMoves
    case 'after':
      return afterMoves(state, task.with)
    case 'choose':
      return chooseMoves(task.of, task.scene)
    case 'maybe':
      return maybeMoves(state, task.effects)
    case 'extra':
      return extraMoves(state, task.kind)
    case 'discover':
      return discoveries(state, task.kind, task.rowOnly)
    case 'equip':
      return placesFor(activeHero(state), task.card, task.drawn)
    case 'lose':
      return losses(state, task.hero)
    case 'wound':
      return woundMoves(state)
    case 'push':
      return pushMoves(state, task.enemy, task.left)
    case 'steer':
      return steerMoves(task.enemies)
    case 'lead':
      return leadMoves(state, task.enemy, task.left)
    case 'prey':
      return preyMoves(state, task.enemy)
    case 'march':
      return marchMoves(state, task.march)
    case 'nextTurn':
    case 'endTurn':
    case 'burn':
    case 'halt':
    case 'act':
    case 'roll':
    case 'hearts':
    case 'blow':
    case 'run':
    case 'torch':
    case 'phase':
    case 'strike':
      return none
  }
}

function losses(state: State, index: number): readonly Move[] {
  const hero = heroAt(state, index)
  return hero.health === 0 ? none : itemsOf(hero).map(card => discard(index, card))
}

function perform(play: Play, task: Task, move: Move | undefined): void {
  const { state } = play
  switch (task.do) {
    case 'pick':
      pickHero(play, task.hero, move)
      return
    case 'nextTurn':
      nextTurn(play, task.hero)
      return
    case 'turn':
      takeTurn(play, move)
      return
    case 'endTurn':
      endTurn(play)
      return
    case 'burn':
      burnDown(play)
      return
    case 'rotate':
      if (move?.do !== 'rotate') throw new Error('A card lies in one of four ways.')
      lay(play, task.cell, task.room, move.turns)
      if (play.over) return
      if (task.walk !== undefined) arrive(play, task.walk, true)
      else ambush(play, task.cell, undefined)
      return
    case 'halt':
      halt(play, task.walk)
      return
    case 'extraMove':
      moveOn(play, task.left, task.stealth, move)
      return
    case 'teleport':
      teleport(play, task.by, move)
      return
    case 'reveal':
      reveal(play, task, move)
      return
    case 'explore':
      if (move?.do !== 'flip') return
      if (task.cells.length > 1)
        play.put({ do: 'explore', cells: task.cells.filter(cell => cell !== move.cell) })
      flip(play, move.cell, 'TE-16.7', activeHero(state).place)
      return
    case 'act':
      act(play, task.plan)
      return
    case 'aim':
      takeAim(play, task.plan, move)
      return
    case 'skill':
      chooseSkill(play, task.plan, move)
      return
    case 'roll':
      roll(play, task.plan, task.skill)
      return
    case 'adjust':
      adjust(play, task.roll, move)
      return
    case 'pay':
      settleCost(play, task.roll, move)
      return
    case 'favour':
      favour(play, task.roll, task.by, move)
      return
    case 'hearts':
      takeHearts(play, task.count)
      return
    case 'spoils':
      takeSpoils(play, move)
      return
    case 'counter':
      counter(play, task.roll, move)
      return
    case 'brace':
      brace(play, task.with, move)
      return
    case 'blow':
      blow(play, task.roll, task.enemy, task.defence)
      return
    case 'after':
      after(play, task.with, move)
      return
    case 'run':
      run(play, task.effects, task.at, task.scene)
      return
    case 'choose':
      choose(play, task.of, task.scene, move)
      return
    case 'maybe':
      maybe(play, task.effects, task.scene, move)
      return
    case 'extra':
      extra(play, task.kind, task.bonus, move)
      return
    case 'discover':
      discover(play, task.kind, move)
      return
    case 'equip':
      equip(play, task.card, move)
      return
    case 'lose':
      if (move?.do !== 'discard') return
      discardItem(play, task.hero, move.card, 'TE-26.6', task.by)
      if (task.count > 1) play.put({ ...task, count: task.count - 1 })
      return
    case 'wound':
      wound(play, task.points, task.by, move)
      return
    case 'push':
      push(play, task.enemy, task.left, move)
      return
    case 'steer':
      steer(play, task.enemies, task.steps, move)
      return
    case 'lead':
      lead(play, task.enemy, task.left, move)
      return
    case 'torch':
      burn(play, task.steps, task.why)
      return
    case 'phase':
      goOn(play, task.enemies)
      return
    case 'prey':
      hunt(play, task.enemy, task.last, move)
      return
    case 'march':
      marchOn(play, task.march, move)
      return
    case 'strike':
      strike(play, task.enemy)
      return
  }
}

function reveal(play: Play, task: Extract<Task, { do: 'reveal' }>, move: Move | undefined): void {
  if (move?.do === 'flip') {
    play.put({ ...task, left: task.left - 1 })
    flip(play, move.cell, task.why)
  } else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-26.3', hero: play.who(), what: 'reveal' })
}

/** Does what has to be done until somebody has to decide. A turn is always waited for. */
class Clerk implements TaskHandler<Task, Move> {
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
  runUntilDecision(agenda, new Clerk(play))
}
