import { roomCards } from '../content/rooms.ts'
import { targetChoices } from '../rules/check/targets.ts'
import { isBoss, placeOf } from '../rules/dungeon/figures.ts'
import { roomAt } from '../rules/dungeon/grid.ts'
import { abilitiesOf, sourcesOf } from '../rules/heroes/abilities.ts'
import { canPay } from '../rules/heroes/attributes.ts'
import { sealsNeeded } from '../rules/lair/boss-health.ts'
import { free, room as roomMove } from '../rules/moves.ts'
import { torchStart } from '../rules/torch.ts'
import { availability } from '../rules/turn/availability.ts'
import { activeHero, type State } from '../state.ts'
import { effectsWorth, focusCost, spentCard } from './effect-value.ts'
import { checkWorth, healings } from './heroic-actions.ts'
import type { TurnOption } from './intention.ts'
import { far, type Situation } from './situation.ts'
import { weights } from './weights.ts'

/** Free actions that pay now: they come before whatever else is best, so they are worth that and what they gain. */
export function addFreeActions(state: State, situation: Situation, best: number, found: TurnOption[]): void {
  const hero = activeHero(state)
  const push = (moves: TurnOption['moves'], gain: number) => {
    if (gain > 0.15) found.push({ moves, worth: best + gain, intention: { does: 'free', goal: 'none' } })
  }
  for (const source of sourcesOf(hero))
    for (const ability of abilitiesOf(source)) {
      if (ability.when !== 'free' || !canPay(hero, ability.cost)) continue
      const price = focusCost(hero, ability.cost.focus)
      for (const effect of ability.effects) {
        if (effect.do === 'heal' && effect.target.to === 'hero') {
          const keep = ability.cost.discard ? spentCard : 0
          for (const { gain, moves } of healings(state, effect))
            push([free(source), ...moves], gain - price - keep)
        } else if (effect.do === 'torch') {
          const risen = Math.min(effect.by, state.torch - torchStart(state))
          push([free(source)], risen < effect.by ? 0 : weights.light * risen - price - 0.7)
        } else if (effect.do === 'discover' && hero.focus >= (ability.cost.focus ?? 0) + 2)
          push([free(source)], effectsWorth(state, [effect]) - price)
        else if (effect.do === 'moveEnemy' && effect.how === 'control' && sealsNeeded(state) > 0) {
          const choices = targetChoices(state, effect)
          const boss = 'aim' in choices ? choices.aim.enemies.find(isBoss) : undefined
          if (boss !== undefined && (situation.seal[placeOf(state, boss)] ?? far) <= effect.steps)
            push([free(source)], 3 - price)
        }
      }
    }
  const room = roomAt(state, hero.place)
  const check = room && roomCards[room].free
  if (check !== undefined && availability(state, roomMove) === true)
    push([roomMove], checkWorth(state, hero, check) - 0.1)
}
