import type { Effect, Effects } from '../content/effect.ts'
import { heroSheets } from '../content/heroes.ts'
import type { Enemy } from '../content/ids.ts'
import { tracks } from '../content/torch.ts'
import { isBoss, isGoblin } from '../rules/dungeon/figures.ts'
import { doorCell, facedownCells } from '../rules/dungeon/grid.ts'
import { damageBeforeSeal } from '../rules/lair/boss-health.ts'
import { torchStart } from '../rules/torch.ts'
import { activeHero, type HeroState, type State } from '../state.ts'
import { bestOf, drawWorth } from './equipment-value.ts'
import { weights } from './weights.ts'

/*
 * What things are worth, in hero turns: a space of the torch is about one (TE-BOT.7), and so is a rest.
 */

/** The first points of health are the dearest: by health, summed up. */
const healthSums = sums([0.9, 0.55, 0.45, 0.35, 0.28, 0.22, 0.16, 0.12])
const focusSums = sums([0.16, 0.16, 0.16, 0.15, 0.12, 0.11, 0.1, 0.1])

function sums(steps: readonly number[]): readonly number[] {
  let sum = 0
  return [0, ...steps].map(step => {
    sum += step
    return sum
  })
}

export function healthWorth(health: number): number {
  return (
    weights.health * (healthSums[Math.min(8, Math.max(0, health))] ?? 0) + (health > 0 ? weights.fall : 0)
  )
}

export function focusWorth(focus: number): number {
  return weights.focus * (focusSums[Math.min(8, Math.max(0, focus))] ?? 0)
}

/** What a card is worth that goes to the row when it is used. */
export const spentCard = 0.9

export function maxFocus({ hero }: HeroState): number {
  return heroSheets[hero].focus
}

/** What it costs a hero to spend so much focus. */
export function focusCost({ focus }: HeroState, spent = 0): number {
  return focusWorth(focus) - focusWorth(focus - spent)
}

/** What so much damage takes from a hero. */
export function lossOf({ health }: HeroState, damage: number): number {
  return healthWorth(health) - healthWorth(health - damage)
}

/** What a healing gives a hero, up to the health of its sheet. */
export function healWorth({ hero, health }: HeroState, amount: number | 'max'): number {
  const most = heroSheets[hero].health
  return healthWorth(amount === 'max' ? most : Math.min(most, health + amount)) - healthWorth(health)
}

/** Spaces that bring something among the next so many. */
export function ahead(state: State, kind: 'goblin' | 'enemies', steps: number): number {
  const { spaces } = tracks[state.act]
  let count = 0
  for (let at = state.torch + 1; at <= state.torch + steps; at++) if (spaces[at] === kind) count += 1
  return count
}

/** Steps of the torch until all is lost. */
export function stepsLeft(state: State): number {
  return tracks[state.act].spaces.length - 1 - state.torch
}

/** By goblins in the dungeon: what one less is worth, and what one more costs (TE-BOT.6). */
const goblinSteps = [0.6, 0.8, 1.4, 4, 60]

function goblinWorth(state: State): number {
  const count = state.goblins.length
  const soon = count >= 3 && ahead(state, 'goblin', state.party + 1) + count > 4 ? 8 : 0
  return weights.crowd * (goblinSteps[count - 1] ?? 0) + soon
}

/** What damage to an enemy is worth; a minion is worth more when it is dead, most when the torch has room to rise (TE-BOT.8). */
export function harmWorth(state: State, enemy: Enemy, damage: number): number {
  if (damage <= 0) return 0
  if (isGoblin(enemy)) return goblinWorth(state) + weights.reward
  if (isBoss(enemy)) {
    const room = damageBeforeSeal(state)
    return weights.bossWound * Math.min(damage, room)
  }
  const minion = state.minions.find(({ card }) => card === enemy)
  if (minion === undefined) return 0
  const risen = Math.min(6, state.torch - torchStart(state))
  if (damage >= minion.health) return weights.wound * minion.health + weights.kill + weights.risen * risen
  return weights.wound * damage
}

/** Is there still something to be found behind facedown cards? */
export function isSeeking(state: State): boolean {
  return state.act === 1 && (state.ambushes > 0 || doorCell(state) < 0)
}

/** What effects mean to the hero at turn, as far as it can be said without dice. */
export function effectsWorth(state: State, effects: Effects): number {
  let total = 0
  for (const effect of effects) total += effectWorth(state, effect)
  return total
}

function effectWorth(state: State, effect: Effect): number {
  const hero = activeHero(state)
  switch (effect.do) {
    case 'damage':
      return effect.target.to === 'self' && typeof effect.amount === 'number'
        ? -lossOf(hero, effect.amount)
        : 0
    case 'heal': {
      if (effect.target.to === 'self') return healWorth(hero, effect.amount)
      let best = 0
      let sum = 0
      for (const other of state.heroes) {
        const gain = healWorth(other, effect.amount)
        best = Math.max(best, gain)
        sum += gain
      }
      return effect.target.to === 'heroes' ? sum : best
    }
    case 'gainFocus':
      return focusWorth(Math.min(maxFocus(hero), hero.focus + effect.amount)) - focusWorth(hero.focus)
    case 'loseFocus':
      return -focusCost(hero, effect.amount)
    case 'torch':
      return effect.by > 0
        ? weights.light * Math.min(effect.by, state.torch - torchStart(state))
        : weights.light * effect.by
    case 'addGoblin':
      return -weights.crowd * (goblinSteps[state.goblins.length] ?? 60)
    case 'reveal':
      return isSeeking(state) && state.goblins.length < 4
        ? weights.reveal * Math.min(effect.count, facedownCells(state).length)
        : 0
    case 'discover':
      return (
        weights.gear * Math.max(drawWorth(state, hero, effect.kind), bestOf(state, hero, effect.kind).worth)
      )
    case 'pickUp':
      return weights.gear * bestOf(state, hero, effect.kind).worth
    case 'triggerEnemies':
      return -1.5 * Math.min(1, state.goblins.length + state.minions.length)
    case 'choose':
      return Math.max(...effect.of.map(some => effectsWorth(state, some)))
    default:
      return 0
  }
}
