import { heroSheets } from '../content/heroes.ts'
import { roomCards } from '../content/rooms.ts'
import { heroesWithin, isBoss } from '../rules/dungeon/figures.ts'
import { lair, roomAt } from '../rules/dungeon/grid.ts'
import { abilitiesOf, sourcesOf } from '../rules/heroes/abilities.ts'
import { canPay } from '../rules/heroes/attributes.ts'
import { free, room as roomMove, target } from '../rules/moves.ts'
import { torchStart } from '../rules/torch.ts'
import { activeHero, heroAt, type State } from '../state.ts'
import { sealsNeeded } from './boss-health.ts'
import { effectsWorth, focusWorth, lossOf } from './effect-value.ts'
import { checkWorth } from './heroic-actions.ts'
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
      const price = focusWorth(hero.focus) - focusWorth(hero.focus - (ability.cost.focus ?? 0))
      for (const effect of ability.effects) {
        if (effect.do === 'heal' && effect.target.to === 'hero') {
          const near = heroesWithin(state, hero.place, effect.target.within, false)
          const amount = effect.amount === 'max' ? 8 : effect.amount
          for (const index of near) {
            const other = heroAt(state, index)
            const gain = -lossOf(other, -Math.min(amount, heroSheets[other.hero].health - other.health))
            const keep = ability.cost.discard ? 0.9 : 0
            push([free(source), ...(near.length > 1 ? [target(index)] : [])], gain - price - keep)
          }
        } else if (effect.do === 'torch') {
          const risen = Math.min(effect.by, state.torch - torchStart(state))
          push([free(source)], risen < effect.by ? 0 : weights.light * risen - price - 0.7)
        } else if (effect.do === 'discover' && hero.focus >= (ability.cost.focus ?? 0) + 2)
          push([free(source)], effectsWorth(state, [effect]) - price)
        else if (effect.do === 'moveEnemy' && effect.how === 'control' && sealsNeeded(state) > 0) {
          const boss = situation.foes.find(({ enemy }) => isBoss(enemy))
          if (
            boss !== undefined &&
            (boss.place === lair) === (hero.place === lair) &&
            (boss.away[hero.place] ?? far) <= 4 &&
            (situation.seal[boss.place] ?? far) <= effect.steps
          )
            push([free(source)], 3 - price)
        }
      }
    }
  const room = roomAt(state, hero.place)
  const check = room && roomCards[room].free
  if (room !== undefined && check !== undefined && !state.turn.used.includes(room))
    push([roomMove], checkWorth(state, hero, check) - 0.1)
}
