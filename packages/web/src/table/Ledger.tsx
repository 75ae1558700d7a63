import { type AnyGameUi, Icon, MessageText, ReminderList, useLazy } from '@kazamata/ui'
import { useRef } from 'react'
import { useWords } from '../intl/words.tsx'
import { useScrollToEnd } from '../shell/use-scroll-to-end.ts'
import type { BoardState } from './board-state.ts'
import { type NumberedLine, useLogLines } from './use-log-lines.ts'
import './ledger.css'

/** What happened, in words, and what the viewer may remember. */
export function Ledger(props: {
  ui: AnyGameUi
  state: BoardState
  onWhy: (clause: string) => void
  /** In a dialog that has a heading of its own. */
  bare?: boolean
}) {
  const { ui, state, onWhy, bare = false } = props
  const t = useWords()
  const lines = useLogLines(ui, state)
  const reminders = ui.reminders(state)
  const icons = useLazy(ui.icons)
  const list = useRef<HTMLDivElement>(null)
  useScrollToEnd(list, lines)
  return (
    <aside className="ledger" aria-labelledby={bare ? undefined : 'ledger'} data-bare={bare}>
      {!bare && <h2 id="ledger">{t('ledger')}</h2>}
      <div className="lines" ref={list}>
        <ol>
          {lines.map((line, i) => (
            <LedgerLine
              key={line.at}
              line={line}
              again={lines[i - 1]?.secret === true}
              icons={icons}
              onWhy={onWhy}
            />
          ))}
        </ol>
      </div>
      {/* A long list scrolls: the keyboard must reach it. */}
      <div className="memo" tabIndex={reminders === undefined ? undefined : 0}>
        {reminders !== undefined && <ReminderList {...reminders} />}
      </div>
    </aside>
  )
}

function LedgerLine(props: {
  line: NumberedLine
  /** The line before is secret too: of several in a row the first says so, the others only to a screen reader. */
  again: boolean
  /** Not loaded yet where there are none: their place is kept. */
  icons: Readonly<Record<string, string>> | undefined
  onWhy: (clause: string) => void
}) {
  const { line, again, icons, onWhy } = props
  const t = useWords()
  if (line.heading)
    return (
      <li className="chapter">
        <h3>
          <MessageText message={line} />
        </h3>
      </li>
    )
  const icon = line.icon === undefined ? undefined : icons?.[line.icon]
  const { why } = line
  return (
    <li data-secret={line.secret}>
      {icon === undefined ? <span /> : <Icon d={icon} />}
      <p>
        <MessageText message={line} />{' '}
        {line.secret && <em className={again ? 'visually-hidden' : undefined}>{t('ledger.secret')} </em>}
        {why !== undefined && (
          <button
            type="button"
            className="why"
            aria-label={t('ledger.whyOf', { clause: why })}
            onClick={() => onWhy(why)}
          >
            {t('ledger.why')}
          </button>
        )}
      </p>
    </li>
  )
}
