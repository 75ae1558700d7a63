import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import type { Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { cause, signed } from '../../names.ts'
import { boostOf } from '../../rules/check/dice-adjustment.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import type { State } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { moveTitle, payLabel } from '../draft/move-text.ts'
import { MovePreview } from '../questions/MovePreview.tsx'
import { wasteText } from '../questions/notes.ts'
import type { QuestionProps } from '../questions/props.ts'
import { Facts } from '../questions/QuestionPanel.tsx'
import { fact } from '../questions/question.ts'
import { sourceIcons } from '../shared/card-icons.ts'
import { message } from '../shared/labels.ts'
import { isSameMove } from '../shared/moves.ts'
import { useText, useWords } from '../shared/words.ts'

interface RollExtrasProps {
  readonly view: State
  readonly moves: readonly Move[]
  /** The free action or card that is considered. */
  readonly aside: Move | undefined
  readonly rerolling: Source | undefined
  act(move: Move): void
  onAside(move: Move | undefined): void
  onReroll(source: Source | undefined): void
}

/** What can be done for this roll: a better result, another throw of a die, free actions before its result (TE-16.3). */
export function RollExtras(props: RollExtrasProps) {
  const { moves, aside, rerolling, act, onAside, onReroll } = props
  const w = useWords()
  const tell = useText()
  const rerolls = [...new Set(moves.flatMap(move => (move.do === 'reroll' ? [move.with] : [])))]
  const boosts = moves.flatMap(move => (move.do === 'boost' ? [move] : []))
  const frees = moves.flatMap(move => (move.do === 'free' ? [move] : []))
  const discards = moves.flatMap(move => (move.do === 'discard' ? [move] : []))
  if (rerolls.length + boosts.length + frees.length + discards.length === 0) return null
  const considering = (move: Move, icon: string, text: string) => {
    const on = isSameMove(move, aside)
    return (
      <button
        key={text}
        type="button"
        className="te-quiet"
        aria-pressed={on}
        onClick={() => onAside(on ? undefined : move)}
      >
        <Icon d={icon} />
        {text}
      </button>
    )
  }
  return (
    <div className="te-dice-extras">
      {boosts.map(move => {
        const { cost = {}, by } = boostOf(move.with)
        return (
          <button key={move.with} type="button" className="te-quiet" onClick={() => act(move)}>
            <Icon d={sourceIcons[move.with]} />
            {w('question.boost', { with: cause(move.with), by: signed(by), cost: costText(cost) })}
          </button>
        )
      })}
      {rerolls.map(source => (
        <button
          key={source}
          type="button"
          className="te-quiet"
          aria-pressed={rerolling === source}
          onClick={() => onReroll(rerolling === source ? undefined : source)}
        >
          <Icon d={sourceIcons[source]} />
          {w(rerolling === source ? 'question.reroll.which' : 'question.reroll', { with: cause(source) })}
        </button>
      ))}
      {frees.map(move => considering(move, sourceIcons[move.with], tell(cause(move.with))))}
      {discards.length > 0 && (
        <details>
          <summary>{w('question.discard')}</summary>
          {discards.map(move =>
            considering(move, sourceIcons[move.card], w('panel.do.discard', { card: cause(move.card) })),
          )}
        </details>
      )}
    </div>
  )
}

/** As in the turn: what comes to nothing says so before it is paid. */
export const asideWaste = (view: State, move: Move): Message | undefined =>
  wasteText({ ...view, agenda: [{ do: 'turn' }] }, move)

export function asideLabel(view: State, move: Move): Message {
  const what = moveTitle(view, move)
  return move.do === 'free'
    ? payLabel(abilityFor(move.with, 'free')?.cost ?? {}, what)
    : message('question.do', { what })
}

/** What a free action or a discarded card would bring before the result of the dice. */
export function AsidePreview(props: QuestionProps & { readonly move: Move }) {
  const { view, move } = props
  const tell = useText()
  const waste = asideWaste(view, move)
  const effects = move.do === 'free' ? abilityFor(move.with, 'free')?.effects : undefined
  return (
    <div className="te-dice-aside">
      {waste !== undefined && <p className="te-warn">{tell(waste)}</p>}
      {move.do === 'free' && effects !== undefined && (
        <Facts
          facts={[
            fact(sourceIcons[move.with], message('question.does', { effects: effectsText(effects) }), 'gain'),
          ]}
        />
      )}
      <MovePreview {...props} move={move} />
    </div>
  )
}
