import type { Pace } from '@kazamata/protocol'
import { useState } from 'react'
import { usePaceText } from '../lobby/use-pace-text.ts'
import { type OnlineKey, useOnlineWords } from '../words.ts'
import './pace.css'

const live = (minutes: number, add: number): Pace => ({ kind: 'live', bank: minutes * 60, add })
const days = (per: number): Pace => ({ kind: 'days', per })

const presets: readonly Pace[] = [
  { kind: 'none' },
  live(5, 10),
  live(10, 15),
  live(20, 30),
  ...[1, 2, 3, 7].map(days),
]

const helps: Readonly<Record<Pace['kind'], OnlineKey>> = {
  none: 'online.pace.none.help',
  live: 'online.pace.live.help',
  days: 'online.pace.days.help',
}

/** How long people may think at a new table: some usual paces, or one's own. */
export function PaceField({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) {
  const t = useOnlineWords()
  const words = usePaceText()
  const [isOwn, setOwn] = useState(false)
  const choose = (next: Pace, own: boolean) => {
    setOwn(own)
    onChange(next)
  }
  return (
    <fieldset className="option pace" aria-describedby="help-pace">
      <legend>{t('online.pace')}</legend>
      <small id="help-pace">{t(helps[pace.kind])}</small>
      <div className="picks">
        {presets.map(preset => (
          <label key={words(preset)}>
            <input
              type="radio"
              name="pace"
              checked={!isOwn && words(preset) === words(pace)}
              onChange={() => choose(preset, false)}
            />
            <span>{words(preset)}</span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name="pace"
            checked={isOwn}
            onChange={() => choose(pace.kind === 'live' ? pace : live(10, 15), true)}
          />
          <span>{t('online.pace.own')}</span>
        </label>
      </div>
      {isOwn && pace.kind === 'live' && (
        <div className="own-pace">
          <Amount
            label={t('online.pace.bank')}
            value={Math.round(pace.bank / 60)}
            least={1}
            most={120}
            onChange={minutes => onChange({ ...pace, bank: minutes * 60 })}
          />
          <Amount
            label={t('online.pace.add')}
            value={pace.add}
            least={0}
            most={600}
            onChange={add => onChange({ ...pace, add })}
          />
        </div>
      )}
    </fieldset>
  )
}

/** A whole number; what is no such number, or is beyond the ends, is not taken. */
function Amount(props: {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}) {
  const { label, value, least, most, onChange } = props
  const [text, setText] = useState(String(value))
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={text}
        onChange={event => {
          setText(event.target.value)
          const { valueAsNumber: number } = event.target
          if (Number.isInteger(number) && number >= least && number <= most) onChange(number)
        }}
      />
    </label>
  )
}
