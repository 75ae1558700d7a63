import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import type { Clause } from '../../clause.ts'
import type { Move } from '../../move.ts'
import { heroName } from '../../names.ts'
import { activeHero } from '../../state.ts'
import { useAdvisedMark } from '../help/advised-mark.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import type { QuestionProps } from './props.ts'
import type { Fact } from './question.ts'
import './question-panel.css'

interface QuestionPanelProps extends Pick<QuestionProps, 'view' | 'seats' | 'moves' | 'onWhy'> {
  readonly icon: string
  readonly title: Message
  readonly why: Clause
  /** Changes when something new is asked. */
  readonly asked: string
  readonly kind: string
  readonly children: ReactNode
}

/** The frame of a question: the question, who decides, and why it is asked. */
export function QuestionPanel({
  view,
  seats,
  moves,
  onWhy,
  icon,
  title,
  why,
  asked,
  kind,
  children,
}: QuestionPanelProps) {
  const w = useWords()
  const tell = useText()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const mine = moves.length > 0
  useFirstFocus(panel, mine ? asked : '')
  const { seat, hero } = activeHero(view)
  const player = seats.find(other => other.seat === seat)
  return (
    <section ref={panel} className="te-question" data-kind={kind} data-mine={mine} aria-labelledby={id}>
      <header className="te-question-head">
        <h3 id={id}>
          <Icon d={icon} />
          <span>{tell(title)}</span>
        </h3>
        <button
          type="button"
          className="te-question-why"
          aria-label={w('question.why')}
          onClick={() => onWhy(why)}
        >
          <Icon d={signs.why} />
        </button>
      </header>
      {(!mine || (seats.length > 1 && kind === 'ask')) && (
        <p className="te-question-who">
          {w('question.decides', { name: player?.name ?? '', hero: heroName(hero) })}
        </p>
      )}
      {children}
    </section>
  )
}

/** A new question takes the focus to its first control. */
function useFirstFocus(panel: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    if (question === '' || document.querySelector('dialog[open]') !== null) return
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    const first = find('[data-first]') ?? find('input:checked') ?? find('input') ?? find('[data-go]')
    first?.focus({ preventScroll: true })
  }, [panel, question])
}

export function Facts({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  const tell = useText()
  if (facts.length === 0) return null
  return (
    <ul className="te-facts" aria-label={label}>
      {facts.map(({ icon, text, tone }) => (
        <li key={tell(text)} data-tone={tone}>
          <Icon d={icon} />
          <span>{tell(text)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The confirm button and the quiet buttons beside it. */
export function ConfirmBar(props: {
  readonly label: string
  /** Why it cannot be pressed: the label says so then. */
  readonly off?: boolean
  /** It would lose the game, or bring nothing. */
  readonly tone?: 'danger' | 'waste' | undefined
  /** A button of a form goes with the form. */
  readonly go?: () => void
  /** The move that it plays, where it answers a question by itself. */
  readonly move?: Move | undefined
  readonly children?: ReactNode
}) {
  const { label, off = false, tone, go, move, children } = props
  const mark = useAdvisedMark()
  return (
    <div className="te-confirm">
      <button
        type={go === undefined ? 'submit' : 'button'}
        className="te-primary"
        data-go
        data-tone={tone}
        value={move && JSON.stringify(move)}
        aria-disabled={off || undefined}
        {...(!off && mark('go'))}
        onClick={event => {
          if (off) event.preventDefault()
          else go?.()
        }}
      >
        {label}
      </button>
      {children}
    </div>
  )
}

/** A button that does not shout; `on` says of one that chooses something whether it is chosen. */
export function QuietButton(props: {
  readonly label: string
  readonly icon?: string
  readonly on?: boolean
  readonly move?: Move
  go(): void
}) {
  const { label, icon, on, move, go } = props
  const mark = useAdvisedMark()
  return (
    <button
      type="button"
      className="te-quiet"
      aria-pressed={on}
      value={move && JSON.stringify(move)}
      {...mark([move])}
      onClick={go}
    >
      {icon !== undefined && <Icon d={icon} />}
      {label}
    </button>
  )
}

/** Takes the last step back, where it can be. As a third button in a narrow row it is its picture only. */
export function UndoButton({ undoable, undo }: Pick<QuestionProps, 'undoable' | 'undo'>) {
  const w = useWords()
  if (undoable === 0) return null
  return (
    <button type="button" className="te-quiet te-undo" onClick={() => undo(1)}>
      <Icon d={signs.undo} />
      <span>{w('question.undo')}</span>
    </button>
  )
}
