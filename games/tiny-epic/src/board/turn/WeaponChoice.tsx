import { Icon } from '@kazamata/ui'
import type { Move } from '../../move.ts'
import { cause } from '../../names.ts'
import type { State } from '../../state.ts'
import { actionsOn, type MoveDraft } from '../draft/draft.ts'
import { sourceIcons } from '../shared/card-icons.ts'
import { isSameMove } from '../shared/moves.ts'
import { useText, useWords } from '../shared/words.ts'

/** Other weapons and spells against the same enemy. */
export function WeaponChoice(props: {
  readonly view: State
  readonly moves: readonly Move[]
  readonly draft: MoveDraft
  onDraft(action: readonly Move[]): void
}) {
  const { view, moves, draft, onDraft } = props
  const w = useWords()
  const tell = useText()
  const [target] = draft.targets
  const weapons = target?.do === 'enemy' ? actionsOn(view, moves, { enemy: target.enemy }) : []
  if (weapons.length < 2) return null
  return (
    <fieldset className="te-weapons" aria-label={w('board.weapons')}>
      {weapons.map(({ move, targets }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className="te-weapon"
          aria-pressed={isSameMove(move, draft.move)}
          onClick={() => onDraft([move, ...targets])}
        >
          {'with' in move && <Icon d={sourceIcons[move.with]} />}
          <span>
            {'with' in move ? tell(cause(move.with)) : ''}
            {move.do === 'attack' && move.area && <small>{w('board.weapons.area')}</small>}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
