import type { Clause } from '../../clause.ts'
import type { Gain } from '../../content/dice.ts'
import type { Cost } from '../../content/effect.ts'
import { heroSheets } from '../../content/heroes.ts'
import { type Cause, type HeroState, heroAt } from '../../state.ts'
import type { Play } from '../play.ts'
import { discardItem } from './equipment.ts'
import { fall } from './unconscious.ts'

/* Losing and gaining health and focus, costs, and rest. */

/** Health is lost by all at once, then falls are looked at (TE-25.2). The unconscious are left alone (TE-15.9). */
export function hurt(play: Play, whom: readonly number[], amount: number, by: Cause, why: Clause): void {
  if (amount <= 0) return
  const fallen: number[] = []
  for (const index of whom) {
    const hero = heroAt(play.state, index)
    if (hero.health === 0) continue
    hero.health = Math.max(0, hero.health - amount)
    play.tell({ type: 'hurt', why, hero: play.who(index), amount, health: hero.health, by })
    if (hero.health === 0) fallen.push(index)
  }
  for (const index of fallen) fall(play, index)
}

/** Up to the maximum; a fallen hero wakes at once (TE-15.8). */
export function heal(
  play: Play,
  index: number,
  amount: number | 'max',
  by: Cause | 'die',
  why: Clause,
): void {
  const hero = heroAt(play.state, index)
  const most = heroSheets[hero.hero].health
  const health = amount === 'max' ? most : Math.min(most, hero.health + amount)
  const gained = health - hero.health
  hero.health = health
  play.tell({ type: 'healed', why, hero: play.who(index), amount: gained, health, by })
}

export function gainFocus(play: Play, index: number, amount: number, by: Cause | 'die', why: Clause): void {
  const hero = heroAt(play.state, index)
  const focus = Math.min(heroSheets[hero.hero].focus, hero.focus + amount)
  const gained = focus - hero.focus
  hero.focus = focus
  play.tell({ type: 'focused', why, hero: play.who(index), amount: gained, focus, by })
}

export function loseFocus(play: Play, index: number, amount: number, by: Cause, why: Clause): void {
  const hero = heroAt(play.state, index)
  if (hero.health === 0) return
  const lost = Math.min(hero.focus, amount)
  hero.focus -= lost
  play.tell({ type: 'drained', why, hero: play.who(index), amount: lost, focus: hero.focus, by })
}

/** The cost has been found payable. */
export function pay(play: Play, index: number, cost: Cost, by: Cause, why: Clause): void {
  const hero = heroAt(play.state, index)
  const { focus = 0, health = 0 } = cost
  hero.focus -= focus
  hero.health -= health
  play.tell({ type: 'paid', why, hero: play.who(index), by, focus, health })
  if (cost.discard) discardItem(play, index, by, 'TE-16.14')
}

/** Health and focus after a gain, up to the sheet (TE-4.1). */
export function afterGain(hero: HeroState, gain: Gain): Gain {
  const most = heroSheets[hero.hero]
  return {
    health: Math.min(most.health, hero.health + gain.health),
    focus: Math.min(most.focus, hero.focus + gain.focus),
  }
}

/** Three health and five focus more (TE-10.1). */
export function afterRest(hero: HeroState): Gain {
  return afterGain(hero, { health: 3, focus: 5 })
}

/** A hero who begins the turn unconscious must (TE-15.3). */
export function rest(play: Play, index: number, forced: boolean): void {
  const hero = heroAt(play.state, index)
  const { health, focus } = afterRest(hero)
  Object.assign(hero, { health, focus })
  const who = play.who(index)
  if (forced) play.tell({ type: 'rested', why: 'TE-15.3', hero: who, health, focus, forced })
  else play.tell({ type: 'rested', why: 'TE-10.1', hero: who, health, focus })
}
