import { Icon } from '@kazamata/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useText, useWords } from '../shared/words.ts'
import { Ahead } from './MovePreview.tsx'
import { meansGo, usePanelKeys } from './panelKeys.ts'
import type { TrayProps } from './props.ts'
import { Back, Facts, Going, Panel, Quiet } from './QuestionPanel.tsx'
import { type Answer, type Question, sameMove } from './question.ts'
import './questionForm.css'

/** A question with its alternatives: one is considered, and the bright button says what it would do. */
export function Ask(props: TrayProps & { readonly question: Question; readonly asked: string }) {
  const { view, seats, moves, play, onWhy, onChoose, undoable, undo, question, asked } = props
  const { icon, ask, facts, answers, leave, why, told } = question
  const w = useWords()
  const tell = useText()
  const mine = moves.length > 0
  const considered = consideredOf(question, props.chosen)
  const now = answers.find(({ move }) => considered !== undefined && sameMove(move, considered))
  const go = () => now !== undefined && play(now.move)
  usePanelKeys(mine, event => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
    const answer = digit === undefined ? undefined : answers[Number(digit) - 1]
    if (answer !== undefined) onChoose(answer.move)
    else if (meansGo(event)) go()
    else return false
    return true
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mine) go()
  }
  return (
    <Panel {...{ view, seats, moves, onWhy, icon, why, asked }} title={ask} kind="ask">
      <form className="te-ask" onSubmit={submit}>
        <Facts facts={facts} />
        {!isOffer(question) && <Answers answers={answers} now={now} mine={mine} choose={onChoose} />}
        {mine && now !== undefined && !told && <Ahead {...props} move={now.move} />}
        {mine && (
          <Going label={now === undefined ? w('tray.go.choose.first') : tell(now.go)} off={now === undefined}>
            {leave !== undefined && <Quiet label={tell(leave.go)} go={() => play(leave.move)} />}
            <Back undoable={undoable} undo={undo} />
          </Going>
        )}
      </form>
    </Panel>
  )
}

/** What is considered: what was touched, if it answers this, or what the question begins with. */
export function consideredOf({ answers, start }: Question, chosen: Answer['move'] | undefined) {
  const touched = answers.find(({ move }) => chosen !== undefined && sameMove(move, chosen))
  const only = answers.length === 1 ? answers[0]?.move : undefined
  return touched?.move ?? start ?? only
}

/** To take or to leave: the buttons say all of it. */
function isOffer({ answers }: Question): boolean {
  const [answer, ...more] = answers
  return answer !== undefined && more.length === 0 && answer.notes.length === 0 && answer.more === undefined
}

function Answers(props: {
  readonly answers: readonly Answer[]
  readonly now: Answer | undefined
  readonly mine: boolean
  choose(move: Answer['move']): void
}) {
  const { answers, now, mine, choose } = props
  const group = useId()
  const list = useRef<HTMLUListElement>(null)
  // What was touched on the map is seen in the list.
  useEffect(() => {
    if (now !== undefined)
      list.current?.querySelector('[data-on="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return (
    <ul className="te-answers" ref={list}>
      {answers.map(answer => (
        <li key={JSON.stringify(answer.move)}>
          {mine ? (
            <label className="te-answer" data-on={answer === now}>
              <input
                type="radio"
                name={group}
                value={JSON.stringify(answer.move)}
                checked={answer === now}
                onChange={() => choose(answer.move)}
              />
              <Named answer={answer} open={answer === now || answers.length < 3} />
            </label>
          ) : (
            <span className="te-answer">
              <Named answer={answer} open={answers.length < 3} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Named({ answer, open }: { answer: Answer; open: boolean }) {
  const tell = useText()
  const { icon, name, notes, more } = answer
  return (
    <>
      <Icon d={icon} />
      <span>
        <b>{tell(name)}</b>
        {notes.length > 0 && (
          <small>
            {notes.map(note => (
              <i key={tell(note)}>{tell(note)}</i>
            ))}
          </small>
        )}
        {open && more !== undefined && <Facts facts={more} />}
      </span>
    </>
  )
}
