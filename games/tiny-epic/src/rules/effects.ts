import type { Amount, Effect, Effects, Target } from '../content/effect.ts'
import type { Enemy } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { activeHero, type EffectContext, type State } from '../state.ts'
import { targetChoices, targetsOfMove } from './check/targets.ts'
import { damageEnemy, kill } from './combat/killing-enemies.ts'
import { heroesWithin, isConscious, isMinion } from './dungeon/figures.ts'
import { entranceCell, facedownCells, lair } from './dungeon/grid.ts'
import { beginEnemyPhase } from './enemies/enemy-actions.ts'
import { addGoblin } from './enemies/goblins.ts'
import { speedOf } from './heroes/attributes.ts'
import { discoveries } from './heroes/equipment.ts'
import { gainFocus, heal, hurt, loseFocus } from './heroes/health-and-focus.ts'
import { healBoss } from './lair/boss-health.ts'
import { decline, flip as flipMove, none, option } from './moves.ts'
import type { Play } from './play.ts'
import { lowerTorch, raiseTorch } from './torch.ts'
import { extraAttackMoves } from './turn/actions.ts'

/* The one interpreter of the effect language (TE-26). */

/** The effect at hand, then the rest of them (TE-25.2). */
export function runEffects(play: Play, effects: Effects, at: number, context: EffectContext): void {
  const effect = effects[at]
  if (effect === undefined) return
  if (at + 1 < effects.length) play.put({ do: 'run', effects, at: at + 1, context })
  perform(play, effect, at, context)
}

export function amountOf(state: State, amount: Amount): number {
  return typeof amount === 'number' ? amount : state.goblins.length + amount.goblins
}

function heroesFor(state: State, target: Target, at: number, context: EffectContext): readonly number[] {
  if (target.to === 'self' || target.to === 'attacker') return [context.hero]
  const aim = context.targets[at]
  if (aim !== undefined) return aim.heroes
  return target.to === 'heroes' ? heroesWithin(state, context.place, target.within, true) : []
}

const isForEnemies = ({ to }: Target) => to === 'enemy' || to === 'enemies'

function enemiesFor(at: number, context: EffectContext): readonly Enemy[] {
  return context.targets[at]?.enemies ?? []
}

/** What a hero does by choice is lost with the fall (TE-25.3); what was earned before is not (TE-25.4). */
function isLost(play: Play, effect: Effect, context: EffectContext): boolean {
  if (context.offer || isConscious(play.state, context.hero)) return false
  switch (effect.do) {
    case 'discover':
    case 'pickUp':
    case 'reveal':
    case 'choose':
    case 'optional':
    case 'extraAction':
    case 'extraMove':
    case 'teleport':
      return true
    default:
      return false
  }
}

/** Is there anything but to decline? */
const isOffer = (moves: readonly Move[]) => moves.length > 1

function perform(play: Play, effect: Effect, at: number, context: EffectContext): void {
  const { state } = play
  const { by, why } = context
  if (isLost(play, effect, context)) return
  switch (effect.do) {
    case 'damage':
      damage(play, effect.target, amountOf(state, effect.amount), at, context)
      return
    case 'heal':
      for (const hero of heroesFor(state, effect.target, at, context))
        heal(play, hero, effect.amount, by, why)
      return
    case 'gainFocus':
    case 'loseFocus': {
      const change = effect.do === 'gainFocus' ? gainFocus : loseFocus
      for (const hero of heroesFor(state, effect.target, at, context))
        change(play, hero, effect.amount, by, why)
      return
    }
    case 'torch':
      if (effect.by > 0) raiseTorch(play, effect.by, why)
      else lowerTorch(play, -effect.by, why)
      return
    case 'addGoblin':
      addGoblin(play, effect.at === 'here' ? context.place : entranceCell, why)
      return
    case 'reveal':
      play.put({ do: 'reveal', left: effect.count, why })
      return
    case 'discover':
    case 'pickUp': {
      const rowOnly = effect.do === 'pickUp'
      if (isOffer(discoveries(state, effect.kind, rowOnly)))
        play.put({ do: 'discover', kind: effect.kind, rowOnly })
      else play.tell({ type: 'void', why: 'TE-19.14', by })
      return
    }
    case 'discardEquipped':
      for (const hero of heroesFor(state, effect.target, at, context).toReversed())
        play.put({ do: 'lose', hero, count: effect.count, by })
      return
    case 'extraAction':
      if (isOffer(extraAttackMoves(state, effect.kind)))
        play.put({ do: 'extra', kind: effect.kind, bonus: effect.bonus })
      else play.tell({ type: 'void', why: 'TE-11.16', by })
      return
    case 'extraMove':
      // Only stealth walks away from an enemy that has stopped the hero (TE-6.14).
      if (state.turn.stopped && !effect.stealth) play.tell({ type: 'void', why: 'TE-6.14', by })
      else play.put({ do: 'extraMove', left: speedOf(state, activeHero(state)), stealth: effect.stealth })
      return
    case 'modifySpeed':
      state.turn.haste += effect.by
      play.tell({ type: 'hastened', why, hero: play.who(context.hero), by: effect.by })
      return
    case 'stealth':
      state.turn.stealth = true
      play.tell({ type: 'hidden', why, hero: play.who(context.hero) })
      return
    case 'teleport':
      if (state.turn.stopped) play.tell({ type: 'void', why: 'TE-6.14', by })
      else play.put({ do: 'teleport', by: 'teleport', why })
      return
    case 'moveEnemy': {
      const enemies = enemiesFor(at, context)
      if (effect.how === 'control') play.put({ do: 'control', enemies, steps: effect.steps })
      else for (const enemy of enemies.toReversed()) play.put({ do: 'push', enemy, left: effect.steps })
      return
    }
    case 'kill':
      for (const enemy of enemiesFor(at, context))
        kill(play, enemy, by, isMinion(enemy) ? 'TE-14.2' : 'TE-14.7')
      return
    case 'enemyHeal':
      healBoss(play, effect.amount)
      return
    case 'bossToLair':
      bossToLair(play)
      return
    case 'triggerEnemies':
      beginEnemyPhase(play, why)
      return
    case 'choose':
      play.put({ do: 'choose', of: effect.of, context })
      return
    case 'optional':
      play.put({ do: 'maybe', effects: effect.effects, context })
      return
    case 'byPlace':
      play.put({
        do: 'run',
        effects: state.boss?.place === lair ? effect.lair : effect.dungeon,
        at: 0,
        context: { ...context, targets: [] },
      })
      return
    case 'modifyCheck':
    case 'modifyDefence':
    case 'reroll':
      throw new Error(`"${effect.do}" belongs to a check or a counter-attack.`)
  }
}

function damage(play: Play, target: Target, amount: number, at: number, context: EffectContext): void {
  const { by, why, strengthened } = context
  if (!isForEnemies(target)) {
    hurt(play, heroesFor(play.state, target, at, context), amount, by, why)
    return
  }
  for (const enemy of enemiesFor(at, context)) {
    const first = context.targets.findIndex(aim => aim.enemies.includes(enemy)) === at
    damageEnemy(play, enemy, amount + (first && strengthened?.enemy === enemy ? strengthened.by : 0), by, why)
  }
}

function bossToLair(play: Play): void {
  const { boss } = play.state
  if (boss === undefined || boss.place === lair) return
  play.state.boss = { ...boss, place: lair }
  play.tell({ type: 'toLair', why: 'TE-22.10', boss: boss.card, from: boss.place })
}

/** One of several; an offer may be left (TE-0.8, TE-14.8). */
export function optionMoves(of: readonly Effects[], context: EffectContext): readonly Move[] {
  const moves: Move[] = of.map((_, at) => option(at))
  if (context.offer) moves.push(decline)
  return moves
}

export function chooseOption(
  play: Play,
  of: readonly Effects[],
  context: EffectContext,
  move: Move | undefined,
): void {
  const chosen = move?.do === 'option' ? of[move.option] : undefined
  if (move?.do !== 'option' || chosen === undefined) {
    play.tell({ type: 'declined', why: 'TE-14.8', hero: play.who(), what: context.by })
    return
  }
  play.tell({ type: 'chose', why: 'TE-0.8', hero: play.who(), option: move.option, by: context.by })
  play.put({ do: 'run', effects: chosen, at: 0, context: { ...context, targets: [] } })
}

/** What may be done now that everything before it is done; its target is chosen here. */
export function optionalMoves(state: State, effects: Effects): readonly Move[] {
  const [effect] = effects
  if (effect === undefined) return none
  const choices = targetChoices(state, effect)
  return 'of' in choices && choices.of.length > 0 ? [...choices.of, decline] : none
}

export function acceptOptional(
  play: Play,
  effects: Effects,
  context: EffectContext,
  move: Move | undefined,
): void {
  if (move === undefined) return
  if (move.do === 'decline') {
    play.tell({ type: 'declined', why: context.why, hero: play.who(context.hero), what: context.by })
    return
  }
  play.put({ do: 'run', effects, at: 0, context: { ...context, targets: [targetsOfMove(move)] } })
}

/** Up to so many facedown cards, one after another (TE-26.3). */
export function revealMoves(state: State, left: number): readonly Move[] {
  if (left === 0) return none
  const cells = facedownCells(state)
  return cells.length === 0 ? none : [...cells.map(flipMove), decline]
}
