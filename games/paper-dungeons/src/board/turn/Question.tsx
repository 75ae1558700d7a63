import type { Message } from '@kazamata/kernel'
import { dicePerRound } from '../../content/dice.ts'
import { all, message } from '../../names.ts'
import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import { signs } from '../icons.ts'
import { useWords } from '../words.ts'
import { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons.tsx'
import { forecastLines } from './forecast.ts'
import { loss, type NoteLine } from './forecast-lines.ts'
import { choiceTexts } from './labels.ts'
import { isWasteful } from './main-button.ts'
import { Note } from './Note.tsx'
import { pendingTasks } from './PendingTasks.tsx'
import type { TurnControls } from './use-turn-controls.ts'

/** The yellow note while there is something to decide: what the selected choice would bring, or what is asked. */
export function Question(props: ChoiceButtonsProps) {
  const { board, turn } = props
  const { view, controls, waste } = board
  const { choice, ready, preview } = controls
  const w = useWords()
  if (choice?.key === 'confirm') return <Note title={message('ask.confirm')} tone="warn" lines={waste} />
  if (choice !== undefined && preview !== undefined)
    return (
      <Note
        title={ready ? choiceTexts(choice, turn, view).question : message('ask.which')}
        lines={forecastLines({ ...board, sheet: turn.sheet, preview })}
        tone={isWasteful(choice.key) ? 'warn' : undefined}
      >
        {!ready && <p>{w('button.die')}</p>}
        {choice.key.startsWith('absorb') && <ChoiceButtons {...props} />}
      </Note>
    )
  // The pending tasks above the note say it already.
  if (pendingTasks(turn.agenda).length > 0 && turn.agenda.at(-1)?.do !== 'hurt') return null
  return (
    <Note title={questionOf(turn, controls)} lines={deadlyLines(controls)}>
      <ChoiceButtons {...props} />
    </Note>
  )
}

function deadlyLines({ lit, deadly }: TurnControls): readonly NoteLine[] {
  const list = deadly.filter(room => lit.some(spot => spot.on === 'room' && spot.room === room))
  if (list.length === 0) return []
  return [loss(signs.resurrection, message('note.deadly', { rooms: all(list) }))]
}

/** What is asked while nothing is selected. */
function questionOf(turn: Turn, { draft }: TurnControls): Message | undefined {
  const left = diceLeft(turn)
  switch (turn.agenda.at(-1)?.do) {
    case 'die':
      if (draft.die !== undefined) return message('ask.use')
      return left === dicePerRound ? message('ask.die') : message('ask.die.more', { n: left })
    case 'use':
      return message('ask.use')
    case 'walk':
      return message('ask.onward')
    case 'confirm':
      // Before the first round a power may have been settled without any.
      return message(turn.used === 0 ? 'ask.prepared' : 'ask.done')
    case 'hurt':
      return undefined
    default:
      return message('ask.reward')
  }
}
