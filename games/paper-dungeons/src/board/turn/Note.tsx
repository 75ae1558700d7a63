import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import './note.css'
import { useText } from '../words.ts'
import type { NoteLine } from './forecast-lines.ts'

/** The yellow note: a question, and what the answer would bring (PD-UI.4). */
export function Note(props: {
  readonly title?: Message | undefined
  readonly lines?: readonly NoteLine[]
  readonly tone?: 'warn' | undefined
  readonly children?: ReactNode
}) {
  const { title, lines = [], tone, children } = props
  const tell = useText()
  return (
    <section className="pd-note" data-tone={tone} aria-live="polite">
      <div
        className="pd-note-body"
        // A long note scrolls on a phone: the keyboard must reach it.
        tabIndex={lines.length > 2 ? 0 : undefined}
      >
        {title !== undefined && <h2>{tell(title)}</h2>}
        {lines.length > 0 && (
          <ul>
            {keyed(lines).map(({ key, line }) => (
              <NoteRow key={key} line={line} />
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}

/** Lines may repeat, as with two traps: their keys are numbered. */
function keyed(lines: readonly NoteLine[]): readonly { readonly key: string; readonly line: NoteLine }[] {
  const seen = new Map<string, number>()
  return lines.map(line => {
    const text = JSON.stringify(line.text)
    const n = (seen.get(text) ?? 0) + 1
    seen.set(text, n)
    return { key: `${n} ${text}`, line }
  })
}

function NoteRow({ line: { icon, text, change, tone } }: { line: NoteLine }) {
  const tell = useText()
  return (
    <li data-tone={tone}>
      <Icon d={icon} />
      <span>{tell(text)}</span>
      {change !== undefined && <em>{tell(change)}</em>}
    </li>
  )
}
