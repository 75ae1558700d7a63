import { Icon, portrait } from '@kazamata/ui'
import { useWords } from '../intl/words.tsx'
import { RemoveSeat } from './RemoveSeat.tsx'
import { nameLength, type SeatSetup, seatKinds } from './seats.ts'

/** One seat: its portrait, its name, and who sits there. */
export function SeatRow(props: {
  seat: number
  chair: SeatSetup
  /** The name it has unless another is given. */
  usual: string
  onChange: (chair: SeatSetup) => void
  /** Absent where the game needs this seat. */
  onRemove?: () => void
}) {
  const { seat, chair, usual, onChange, onRemove } = props
  const t = useWords()
  return (
    <li className="seat-row">
      <span className="portrait" data-seat={seat} data-bot={chair.who !== 'person'}>
        <Icon d={portrait(seat, chair.who !== 'person')} />
      </span>
      <input
        aria-label={t('setup.name', { n: seat + 1 })}
        value={chair.name}
        placeholder={usual}
        maxLength={nameLength}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onChange({ ...chair, name: event.target.value })}
      />
      <select
        aria-label={t('setup.who', { n: seat + 1 })}
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
      {onRemove === undefined ? <span /> : <RemoveSeat seat={seat} onRemove={onRemove} />}
    </li>
  )
}
