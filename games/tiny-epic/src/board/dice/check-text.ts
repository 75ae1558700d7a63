import type { Message } from '@kazamata/kernel'
import type { Enemy } from '../../content/ids.ts'
import { enemyName } from '../../names.ts'
import { attackKind, costOf, targetsOf } from '../../rules/check/declared-action.ts'
import type { CommitForecast } from '../../rules/check/forecast.ts'
import { defenceOf, isBoss } from '../../rules/dungeon/figures.ts'
import { activeHero, type DeclaredAction, type State } from '../../state.ts'
import { costText } from '../../texts/effects.ts'
import { message } from '../shared/labels.ts'

/* Texts of a check. */

export function defencesOf(action: DeclaredAction): { readonly enemy: Enemy; readonly defence: number }[] {
  const kind = attackKind(action)
  return kind === undefined
    ? []
    : targetsOf(action).map(enemy => ({ enemy, defence: defenceOf(enemy, kind) }))
}

/** The confirm button: what these dice bring. */
export function commitLabel(
  state: State,
  action: DeclaredAction,
  { success, hits }: CommitForecast,
): Message {
  if (action.kind === 'melee' || action.kind === 'missile') {
    const [hit] = hits
    if (hit === undefined) return message('question.commit.miss')
    if (hits.length > 1) return message('question.commit.damages', { n: hits.length })
    if (hit.dies) return message('question.commit.kill', enemyName(hit.enemy))
    return message(isBoss(hit.enemy) ? 'question.commit.boss' : 'question.commit.damage', {
      n: hit.amount,
      ...enemyName(hit.enemy),
    })
  }
  if (!success) return message('question.commit.failure')
  const cost = costOf(action, activeHero(state))
  return cost?.focus || cost?.health
    ? message('question.commit.successCost', { cost: costText(cost) })
    : message('question.commit.success')
}
