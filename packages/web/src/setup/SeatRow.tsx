import { Icon, portrait } from '@kazamata/ui'
import { useId } from 'react'
import { useWords } from '../intl/words.tsx'
import { nameLength, type SeatSetup, seatKinds } from './seats.ts'

/** One chair: a face, a name, and who sits there. */
export function SeatRow(props: {
  seat: number
  chair: SeatSetup
  /** The name it has unless another is given. */
  usual: string
  onChange: (chair: SeatSetup) => void
  /** Absent when the table needs the chair. */
  onRemove?: () => void
}) {
  const { seat, chair, usual, onChange, onRemove } = props
  const t = useWords()
  const name = useId()
  const who = useId()
  return (
    <li className="seat-row">
      <span className="face" data-seat={seat} data-bot={chair.who !== 'person'}>
        <Icon d={portrait(seat, chair.who !== 'person')} />
      </span>
      <label className="visually-hidden" htmlFor={name}>
        {t('setup.name', { n: seat + 1 })}
      </label>
      <input
        id={name}
        value={chair.name}
        placeholder={usual}
        maxLength={nameLength}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onChange({ ...chair, name: event.target.value })}
      />
      <label className="visually-hidden" htmlFor={who}>
        {t('setup.who', { n: seat + 1 })}
      </label>
      <select
        id={who}
        value={chair.who}
        onChange={event => {
          const chosen = seatKinds.find(one => one === event.target.value)
          if (chosen !== undefined) onChange({ ...chair, who: chosen, name: '' })
        }}
      >
        {seatKinds.map(one => (
          <option key={one} value={one}>
            {t(one === 'person' ? 'who.person' : `who.${one}`)}
          </option>
        ))}
      </select>
      {onRemove === undefined ? (
        <span />
      ) : (
        <button
          type="button"
          className="off"
          aria-label={t('setup.remove', { n: seat + 1 })}
          onClick={onRemove}
        >
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </li>
  )
}
