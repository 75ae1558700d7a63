import { Icon, isConfirmKey, useShortcuts } from '@kazamata/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useAdvisedMark } from '../help/advised-mark.ts'
import { isSameMove } from '../shared/moves.ts'
import { useText, useWords } from '../shared/words.ts'
import { MovePreview } from './MovePreview.tsx'
import type { QuestionProps } from './props.ts'
import { ConfirmBar, Facts, QuestionPanel, QuietButton, UndoButton } from './QuestionPanel.tsx'
import type { Choice, Question } from './question.ts'
import './question-form.css'

/** A question with its choices: one is considered, and the confirm button says what it would do. */
export function QuestionForm(props: QuestionProps & { readonly question: Question; readonly asked: string }) {
  const { view, seats, moves, play, onWhy, onChoose, undoable, undo, question, asked } = props
  const { icon, ask, facts, choices, decline, why, explained } = question
  const w = useWords()
  const tell = useText()
  const mine = moves.length > 0
  const considered = consideredChoice(question, props.chosen)
  const now = choices.find(({ move }) => isSameMove(move, considered))
  const go = () => now !== undefined && play(now.move)
  useShortcuts(mine, event => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
    const choice = digit === undefined ? undefined : choices[Number(digit) - 1]
    if (choice !== undefined) onChoose(choice.move)
    else if (isConfirmKey(event)) go()
    else return false
    return true
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mine) go()
  }
  return (
    <QuestionPanel {...{ view, seats, moves, onWhy, icon, why, asked }} title={ask} kind="ask">
      <form className="te-question-form" onSubmit={submit}>
        <Facts facts={facts} />
        {!isYesOrNo(question) && <Choices choices={choices} now={now} mine={mine} choose={onChoose} />}
        {mine && now !== undefined && !explained && <MovePreview {...props} move={now.move} />}
        {mine && (
          <ConfirmBar
            label={now === undefined ? w('question.confirm.choose.first') : tell(now.go)}
            off={now === undefined}
            move={isYesOrNo(question) ? now?.move : undefined}
          >
            {decline !== undefined && (
              <QuietButton label={tell(decline.go)} move={decline.move} go={() => play(decline.move)} />
            )}
            <UndoButton undoable={undoable} undo={undo} />
          </ConfirmBar>
        )}
      </form>
    </QuestionPanel>
  )
}

/** What is considered: what was touched, if it answers this, or what the question begins with. */
export function consideredChoice({ choices, initial }: Question, chosen: Choice['move'] | undefined) {
  const touched = choices.find(({ move }) => isSameMove(move, chosen))
  const only = choices.length === 1 ? choices[0]?.move : undefined
  return touched?.move ?? initial ?? only
}

/** To take or to decline: the buttons say all of it. */
function isYesOrNo({ choices }: Question): boolean {
  const [choice, ...more] = choices
  return choice !== undefined && more.length === 0 && choice.notes.length === 0 && choice.more === undefined
}

/** What can be chosen, and why one would. */
export type ListedChoice = Pick<Choice, 'move' | 'icon' | 'name' | 'notes' | 'more'>

export function Choices(props: {
  readonly choices: readonly ListedChoice[]
  readonly now: ListedChoice | undefined
  readonly mine: boolean
  choose(move: Choice['move']): void
}) {
  const { choices, now, mine, choose } = props
  const group = useId()
  const mark = useAdvisedMark()
  const list = useRef<HTMLUListElement>(null)
  // What was touched on the map is seen in the list.
  useEffect(() => {
    if (now !== undefined)
      list.current?.querySelector('[data-on="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return (
    <ul className="te-answers" ref={list}>
      {choices.map(choice => (
        <li key={JSON.stringify(choice.move)}>
          {mine ? (
            <label
              className="te-answer"
              data-on={choice === now}
              data-advised={mark([choice.move])['data-advised']}
            >
              <input
                type="radio"
                name={group}
                value={JSON.stringify(choice.move)}
                checked={choice === now}
                aria-description={mark([choice.move])['aria-description']}
                onChange={() => choose(choice.move)}
              />
              <ChoiceText choice={choice} open={choice === now || choices.length < 3} />
            </label>
          ) : (
            <span className="te-answer">
              <ChoiceText choice={choice} open={choices.length < 3} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function ChoiceText({ choice, open }: { choice: ListedChoice; open: boolean }) {
  const tell = useText()
  const { icon, name, notes, more } = choice
  return (
    <>
      <Icon d={icon} />
      <span>
        <b>{tell(name)}</b>
        {notes.length > 0 && <small>{inOneLine(notes.map(tell))}</small>}
        {open && more !== undefined && <Facts facts={more} />}
      </span>
    </>
  )
}

/** A dot between notes, but not behind a sentence, which has a full stop. */
const inOneLine = (notes: readonly string[]): string =>
  notes.reduce((line, note) => line + (line.endsWith('.') ? ' ' : ' · ') + note)
