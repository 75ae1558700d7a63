import { runUntilDecision, type TaskHandler } from '@kazamata/kernel'
import { walkPoints } from '../content/dice.ts'
import { heroes, items } from '../content/ids.ts'
import type { EmitSheetEvent } from '../event.ts'
import type { Move } from '../move.ts'
import type { Facts, Task, Turn } from '../state.ts'
import { takeDamage } from './damage.ts'
import { dieUses, freeDice, trackNumber, trainingFit } from './dice.ts'
import { gainGem } from './gems.ts'
import { levelUp, trainable } from './heroes.ts'
import { craft, unfinished } from './items.ts'
import { slay, undefeated } from './minions.ts'
import {
  absorbUpTo,
  confirmOnly,
  diceOf,
  gems,
  heroesOf,
  itemsOf,
  type Moves,
  minionsOf,
  noMoves,
  usesOf,
} from './move-lists.ts'
import { loot, stepTo } from './movement.ts'
import { stepMoves } from './passages.ts'
import { absorbable, asksAboutPotions, brewedPotions, gainPotion } from './potions.ts'
import { addReward } from './rewards.ts'

/*
 * A turn is an agenda of tasks. Whatever happens in it depends only on the turn itself and on public facts, so the turns
 * of one round can be played in any order (PD-GEN.6).
 */

/** All answers to the task on top of the agenda; none if nothing is asked. */
export function answers(facts: Facts, turn: Turn): Moves {
  const task = turn.agenda[turn.agenda.length - 1]
  return task === undefined ? noMoves : answersTo(facts, turn, task)
}

function answersTo(facts: Facts, turn: Turn, task: Task): Moves {
  const { sheet } = turn
  switch (task.do) {
    case 'die':
      return diceOf(freeDice(facts.dice, turn.used))
    case 'use':
      return usesOf(dieUses(turn, task.die, facts.dice[task.die] ?? 'skull'))
    case 'walk':
      return stepMoves(sheet, facts.card)
    case 'gain':
      switch (task.reward) {
        case 'level':
          return heroesOf(trainable(sheet))
        case 'part':
          return itemsOf(unfinished(sheet))
        case 'kill':
          return minionsOf(undefeated(sheet))
        case 'potion':
        case 'gem':
          return noMoves
      }
      break
    case 'hurt':
      return asksAboutPotions(facts, sheet, task.points)
        ? absorbUpTo(absorbable(sheet, task.points))
        : noMoves
    case 'loot':
    case 'slay':
      return noMoves
    case 'confirm':
      return confirmOnly
    case 'keepPower':
      return turn.dealt?.powers.map((power): Move => ({ do: 'power', power })) ?? noMoves
    case 'keepGoal':
      return turn.dealt?.goals.map((goal): Move => ({ do: 'goal', goal })) ?? noMoves
    case 'veteran':
      return heroesOf(trainable(sheet) & ~bitOf(task.not))
    case 'craftsman':
      return itemsOf(unfinished(sheet) & ~bitOf(task.not))
    case 'hunter':
      return gems
  }
}

const bitOf = (index: number | undefined) => (index === undefined ? 0 : 1 << index)

/** Answers the task on top of the agenda, and does what needs no answer until the next decision. */
export function advance(facts: Facts, turn: Turn, move: Move, emit: EmitSheetEvent): void {
  const task = turn.agenda.pop()
  if (task === undefined) throw new Error('Nothing is asked of this player.')
  perform(facts, turn, task, move, emit)
  runAgenda(facts, turn, emit)
}

/** Does what needs no decision; only the player confirms. */
export function runAgenda(facts: Facts, turn: Turn, emit: EmitSheetEvent): void {
  runUntilDecision(turn.agenda, new TurnTasks(facts, turn, emit))
}

/** A class, because an object of closures made at every step costs several times as much. */
class TurnTasks implements TaskHandler<Task, Move> {
  constructor(
    private readonly facts: Facts,
    private readonly turn: Turn,
    private readonly emit: EmitSheetEvent,
  ) {}

  answers(task: Task): readonly Move[] {
    return answersTo(this.facts, this.turn, task)
  }

  perform(task: Task, move: Move | undefined): void {
    perform(this.facts, this.turn, task, move, this.emit)
  }

  waits(task: Task): boolean {
    return task.do === 'confirm'
  }
}

function perform(facts: Facts, turn: Turn, task: Task, move: Move | undefined, emit: EmitSheetEvent): void {
  switch (task.do) {
    case 'die':
      if (move?.do !== 'die') throw misfit(task, move)
      takeDie(facts, turn, move.die, emit)
      break
    case 'use':
      spendDie(facts, turn, task, move, emit)
      break
    case 'walk':
      if (move?.do === 'step') stepTo(facts, turn, task, move.room, emit)
      else emit({ do: 'stopped', why: 'PD-MOV.7', mp: task.mp })
      break
    case 'gain':
      takeReward(turn, task, move, emit)
      break
    case 'hurt': {
      const potions = move?.do === 'absorb' ? move.hearts : absorbable(turn.sheet, task.points)
      takeDamage(turn, task.harm, task.points, potions, emit)
      break
    }
    case 'loot':
      loot(turn, task.room, emit)
      break
    case 'slay':
      slay(turn, task.room, 'fight', emit)
      break
    case 'keepPower':
      if (move?.do !== 'power') throw misfit(task, move)
      turn.sheet.power = move.power
      emit({ do: 'keptPower', why: 'PD-SET.6', power: move.power })
      break
    case 'keepGoal':
      if (move?.do !== 'goal') throw misfit(task, move)
      turn.sheet.goal = move.goal
      emit({ do: 'keptGoal', why: 'PD-SET.6', goal: move.goal })
      break
    case 'veteran':
      if (move?.do !== 'hero') throw misfit(task, move)
      if (task.not === undefined) turn.agenda.push({ do: 'veteran', not: heroes.indexOf(move.hero) })
      levelUp(turn, move.hero, 'power', emit)
      break
    case 'craftsman':
      if (move?.do !== 'item') throw misfit(task, move)
      if (task.not === undefined) turn.agenda.push({ do: 'craftsman', not: items.indexOf(move.item) })
      craft(turn, move.item, 'power', emit)
      break
    case 'hunter':
      if (move?.do !== 'gem') throw misfit(task, move)
      gainGem(turn, move.letter, 'power', emit)
      break
    case 'confirm':
      throw misfit(task, move)
  }
}

function misfit(task: Task, move: Move | undefined): Error {
  return new Error(`${move?.do ?? 'Nothing'} is no answer to ${task.do}.`)
}

const useTasks: readonly Task[] = [0, 1, 2, 3, 4, 5].map(die => Object.freeze({ do: 'use', die }))

function takeDie(facts: Facts, turn: Turn, die: number, emit: EmitSheetEvent): void {
  const face = facts.dice[die]
  const use = useTasks[die]
  if (face === undefined || use === undefined) throw new Error(`There is no die ${die}.`)
  const number = trackNumber(die, face)
  turn.used |= 1 << die
  turn.sheet.track += number
  emit({ do: 'die', why: 'PD-RND.7', die, face, number })
  turn.agenda.push(use)
}

function spendDie(
  facts: Facts,
  turn: Turn,
  task: Extract<Task, { do: 'use' }>,
  move: Move | undefined,
  emit: EmitSheetEvent,
): void {
  const { die } = task
  switch (move?.do) {
    case 'walk': {
      const mp = walkPoints[facts.dice[die] ?? 'skull']
      emit({ do: 'walk', why: 'PD-MOV.1', mp })
      turn.agenda.push({ do: 'walk', mp, paid: 0 })
      return
    }
    case 'train': {
      const way = facts.dice[die] === 'clover' ? 'colour' : trainingFit(turn, die, heroes.indexOf(move.hero))
      if (way === 'psionic') turn.psionic = true
      levelUp(turn, move.hero, 'die', emit, way === 'colour' ? undefined : way)
      return
    }
    case 'craft':
      craft(turn, move.item, 'die', emit)
      return
    case 'brew':
      addReward(turn, 'potion', 'brew', brewedPotions(turn.sheet))
      return
    default:
      throw misfit(task, move)
  }
}

function takeReward(
  turn: Turn,
  { reward, from }: Extract<Task, { do: 'gain' }>,
  move: Move | undefined,
  emit: EmitSheetEvent,
): void {
  switch (reward) {
    case 'potion':
      gainPotion(turn, from, emit)
      return
    case 'gem':
      gainGem(turn, undefined, from, emit)
      return
    case 'level':
      if (move?.do === 'hero') levelUp(turn, move.hero, from, emit)
      else emit({ do: 'lost', why: 'PD-RWD.7', reward, by: from })
      return
    case 'part':
      if (move?.do === 'item') craft(turn, move.item, from, emit)
      else emit({ do: 'lost', why: 'PD-RWD.7', reward, by: from })
      return
    case 'kill':
      if (move?.do === 'minion') slay(turn, move.room, from === 'scepter' ? 'scepter' : 'assassin', emit)
      else emit({ do: 'lost', why: from === 'scepter' ? 'PD-ITM.10' : 'PD-RWD.7', reward, by: from })
      return
  }
}
