import { type Level, levels } from '@kazamata/registry'
import { Icon, portrait } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { useOnlineWords } from '../words.ts'

/** Who is to sit there: whoever comes, or a bot. */
const openSeatKinds = ['open', ...levels] as const
export type OpenSeatKind = 'open' | Level

/** One seat of a table that is set up or waits: its portrait, who has it, and what can be done about it. */
export function OnlineSeatRow(props: {
  seat: number
  isBot: boolean
  isOpen: boolean
  name: ReactNode
  status?: ReactNode
  children?: ReactNode
}) {
  const { seat, isBot, isOpen, name, status, children } = props
  return (
    <li className="seat-row online-seat" data-open={isOpen}>
      <span className="portrait" data-seat={seat} data-bot={isBot}>
        {!isOpen && <Icon d={portrait(seat, isBot)} />}
      </span>
      <span className="who">
        <b>{name}</b>
        {status && <small>{status}</small>}
      </span>
      {children}
    </li>
  )
}

export function SeatKindSelect(props: {
  seat: number
  /** A seat that is kept for somebody can be given to others. */
  value: OpenSeatKind | 'reserved'
  disabled?: boolean
  onChange: (kind: OpenSeatKind) => void
}) {
  const { seat, value, disabled = false, onChange } = props
  const t = useOnlineWords()
  return (
    <select
      aria-label={t('setup.who', { n: seat + 1 })}
      value={value}
      disabled={disabled}
      onChange={event => {
        const chosen = openSeatKinds.find(kind => kind === event.target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {value === 'reserved' && <option value={value}>{t('lobby.reserved')}</option>}
      {openSeatKinds.map(kind => (
        <option key={kind} value={kind}>
          {t(kind === 'open' ? 'online.open' : `who.${kind}`)}
        </option>
      ))}
    </select>
  )
}
