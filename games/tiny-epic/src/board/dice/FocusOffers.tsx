import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { useMemo } from 'react'
import type { Move } from '../../move.ts'
import { enemyName } from '../../names.ts'
import { type DicePlan, dicePlans, paidPlans } from '../../rules/check/dice-plans.ts'
import type { Roll, State } from '../../state.ts'
import { costText } from '../../texts/effects.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { useText } from '../shared/words.ts'

interface FocusOffersProps {
  readonly view: State
  readonly roll: Roll
  /** Pays for the dice; nothing is committed yet. */
  pay(moves: readonly Move[]): void
}

/** What focus would make of dice that do not pass, or do not kill (TE-UI.8). */
export function FocusOffers({ view, roll, pay }: FocusOffersProps) {
  const tell = useText()
  const plans = useMemo(() => paidPlans(dicePlans(view, roll)), [view, roll])
  if (plans.length === 0) return null
  return (
    <div className="te-dice-offers">
      {plans.map(plan => (
        <button
          key={JSON.stringify(plan.moves)}
          type="button"
          className="te-quiet"
          onClick={() => pay(plan.moves.filter(move => move.do !== 'commit'))}
        >
          <Icon d={signs.focus} />
          {tell(offerText(plan))}
        </button>
      ))}
    </div>
  )
}

function offerText({ focus, health, forecast }: DicePlan): Message {
  const cost = costText({ ...(focus > 0 && { focus }), ...(health > 0 && { health }) })
  const [hit, ...more] = forecast.hits
  if (hit === undefined) return message('question.spend', { cost })
  if (more.length > 0) return message('question.spend.hits', { cost, n: forecast.hits.length })
  if (hit.dies) return message('question.spend.kill', { cost, ...enemyName(hit.enemy) })
  return message('question.spend.damage', { cost, n: hit.amount })
}
