import { useId } from 'react'
import { useOnlineWords } from '../words.ts'
import { nameLength } from './person-name.ts'

/** Asks what others shall call you. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const t = useOnlineWords()
  const field = useId()
  return (
    <p className="name-field">
      <label htmlFor={field}>{t('online.name')}</label>
      <input
        id={field}
        value={name}
        maxLength={nameLength}
        autoComplete="nickname"
        spellCheck={false}
        onChange={event => onChange(event.target.value)}
      />
    </p>
  )
}
