import type { Seat } from '@kazamata/kernel'
import { type AnyGameUi, Icon, MessageText, portrait } from '@kazamata/ui'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../intl/words.tsx'
import type { BoardState } from './board-state.ts'
import { useLogLines } from './use-log-lines.ts'
import './curtain.css'

const recent = 5

/**
 * Between two people's secrets: the device changes hands. Behind it is only what the whole table sees. Where several
 * may go next, whoever has the device says who they are.
 */
export function Curtain(props: {
  ui: AnyGameUi
  state: BoardState
  next: readonly Seat[]
  onReady: (seat: Seat) => void
}) {
  const { ui, state, next, onReady } = props
  const t = useWords()
  const nameOf = (seat: Seat) => state.seats[seat]?.name ?? ''
  const several = next.length > 1
  const name = several ? '' : next.map(nameOf).join()
  const lines = useLogLines(ui, state)
    .filter(line => line.heading !== true)
    .slice(-recent)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="curtain"
      aria-labelledby="curtain"
      // Escape must not open it: only the one who holds the device does.
      onCancel={event => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <div className="sheet">
        <svg viewBox="0 0 48 64" aria-hidden="true">
          <path d="M4 62V24a20 20 0 0 1 40 0v38z" fill="none" stroke="currentColor" strokeWidth="3" />
          <circle cx="24" cy="27" r="7" fill="currentColor" />
          <path d="M20.5 30h7l4 20h-15z" fill="currentColor" />
        </svg>
        <h2 id="curtain">{t(several ? 'curtain.who' : 'curtain.title', { name })}</h2>
        <p>{t(several ? 'curtain.order' : 'curtain.text', { name })}</p>
        <div className="next" data-several={several}>
          {next.map(seat => (
            <button key={seat} type="button" className="btn primary" onClick={() => onReady(seat)}>
              {several && <Icon d={portrait(seat, false)} />}
              {t(several ? 'curtain.me' : 'curtain.ready', { name: nameOf(seat) })}
            </button>
          ))}
        </div>
        {lines.length > 0 && (
          <section>
            <h3>{t('curtain.news')}</h3>
            <ul>
              {lines.map(line => (
                <li key={line.at}>
                  <MessageText message={line} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  )
}
