import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Move } from '../../move.ts'
import { cause } from '../../names.ts'
import type { State } from '../../state.ts'
import { type Arm, armsOn, type Wish } from '../draft/draft.ts'
import { sameMove } from '../questions/question.ts'
import { sourceIcons } from '../shared/cardIcons.ts'
import { useText, useWords } from '../shared/words.ts'

/** Other ways to get at the same enemy: a touch takes another weapon or spell. */
export function Arms(props: {
  readonly view: State
  readonly moves: readonly Move[]
  readonly wish: Extract<Wish, { on: 'move' }>
  onDraft(deed: readonly Move[]): void
}) {
  const { view, moves, wish, onDraft } = props
  const w = useWords()
  const tell = useText()
  const [target] = wish.whom
  const arms = target?.do === 'enemy' ? armsOn(view, moves, { enemy: target.enemy }) : []
  if (arms.length < 2) return null
  return (
    <fieldset className="te-arms" aria-label={w('board.arms')}>
      {arms.map(arm => (
        <ArmButton
          key={JSON.stringify(arm.move)}
          arm={arm}
          on={sameMove(arm.move, wish.move)}
          onDraft={onDraft}
        >
          {'with' in arm.move ? tell(cause(arm.move.with)) : ''}
          {arm.move.do === 'attack' && arm.move.area && <small>{w('board.arms.area')}</small>}
        </ArmButton>
      ))}
    </fieldset>
  )
}

function ArmButton(props: {
  readonly arm: Arm
  readonly on: boolean
  readonly children: ReactNode
  onDraft(deed: readonly Move[]): void
}) {
  const { arm, on, children, onDraft } = props
  return (
    <button
      type="button"
      className="te-arm"
      aria-pressed={on}
      onClick={() => onDraft([arm.move, ...arm.whom])}
    >
      {'with' in arm.move && <Icon d={sourceIcons[arm.move.with]} />}
      <span>{children}</span>
    </button>
  )
}
