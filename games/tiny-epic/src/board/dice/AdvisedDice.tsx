import { Icon } from '@kazamata/ui'
import type { Move } from '../../move.ts'
import { cause } from '../../names.ts'
import type { State } from '../../state.ts'
import { moveTitle } from '../draft/move-text.ts'
import { useAdvisedMark, useAdvisedMove } from '../help/advised-mark.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import type { DicePick } from './dice-pick.ts'

interface AdvisedDiceProps {
  readonly view: State
  readonly dice: readonly number[]
  act(move: Move): void
  set(pick: DicePick): void
}

/** In the tutorial: what an experienced player would do to these dice before they count, in one touch. */
export function AdvisedDice({ view, dice, act, set }: AdvisedDiceProps) {
  const w = useWords()
  const tell = useText()
  const mark = useAdvisedMark()
  const move = useAdvisedMove()
  if (move === undefined) return null
  const face = (die: number) => dice[die] ?? 0
  const text = () => {
    switch (move.do) {
      case 'change':
        return w('board.tutorial.do.change', { from: face(move.die), to: face(move.die) + move.by })
      case 'boost':
        return w('board.tutorial.do.use', { what: tell(cause(move.with)) })
      case 'reroll':
        return w('board.tutorial.do.reroll', { from: face(move.die), with: tell(cause(move.with)) })
      case 'commit':
        return w('board.tutorial.do.dice')
      default:
        return w('board.tutorial.do.use', { what: tell(moveTitle(view, move)) })
    }
  }
  return (
    <div className="te-dice-offers">
      <button
        type="button"
        className="te-quiet"
        {...mark([move])}
        onClick={() => (move.do === 'commit' ? set(move) : act(move))}
      >
        <Icon d={signs.best} />
        {text()}
      </button>
    </div>
  )
}
