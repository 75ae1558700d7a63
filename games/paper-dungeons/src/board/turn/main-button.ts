import { message } from '../../names.ts'
import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { NoteLine } from './forecast-lines.ts'
import { choiceTexts } from './labels.ts'
import type { MainButton } from './TurnButtons.tsx'
import type { TurnControls } from './use-turn-controls.ts'

/** Choices that give something away. */
export const isWasteful = (key: string) => key === 'stay' || key === 'stop'

/** The main button of a turn: what it would do, or why it cannot be pressed yet. */
export function mainButtonFor(
  view: View,
  turn: Turn,
  controls: TurnControls,
  waste: readonly NoteLine[],
): MainButton {
  const { choice, ready, draft, commit } = controls
  if (choice?.key === 'confirm')
    return { label: message('button.confirm.anyway'), tone: 'warn', onClick: commit }
  if (choice !== undefined && ready)
    return {
      label: choiceTexts(choice, turn, view).button,
      tone: isWasteful(choice.key) ? 'warn' : undefined,
      onClick: commit,
    }
  if (choice !== undefined) return { label: message('button.die') }
  const task = turn.agenda.at(-1)?.do
  if (task === 'confirm')
    return {
      label: message(view.phase === 'turn' ? 'button.confirm.turn' : 'button.confirm.other'),
      onClick: () => (waste.length > 0 ? controls.choose('confirm') : controls.confirm()),
    }
  if (task === 'die' && draft.die === undefined)
    return { label: message('button.confirm.todo', { n: diceLeft(turn) }) }
  return { label: message(task === 'hurt' ? 'button.hurt' : 'button.choose') }
}
