import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import './note.css'
import { useText } from '../words.ts'
import type { NoteLine } from './forecast-lines.ts'

/** A long note scrolls on a phone: then the keyboard must reach it. */
const reachable = { tabIndex: 0 }

/** The yellow note: a question in the player's own hand, and what the answer would bring (PD-UI.4). */
export function Note(props: {
  readonly title?: Message | undefined
  readonly lines?: readonly NoteLine[]
  readonly tone?: 'warn'
  readonly children?: ReactNode
}) {
  const { title, lines = [], tone, children } = props
  const tell = useText()
  return (
    <section className="pd-note" data-tone={tone} aria-live="polite" {...(lines.length > 3 ? reachable : {})}>
      {title !== undefined && <h2>{tell(title)}</h2>}
      {lines.length > 0 && (
        <ul>
          {keyed(lines).map(({ key, line }) => (
            <NoteRow key={key} line={line} />
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

/** Two traps say the same: the second is another line. */
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
