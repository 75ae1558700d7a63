import { type ReactNode, useId, useState } from 'react'
import type { ApiCode } from '../api.ts'
import { Refusal } from '../Refusal.tsx'
import '../online.css'

/** Something to be written into a form. */
export interface Field {
  readonly id: string
  readonly label: string
  readonly first?: string
  readonly isSecret?: boolean
  /** What password managers call it. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password' | 'nickname' | 'off'
  readonly maxLength?: number
  readonly help?: string
}

/** Fields under one another, and one button. */
export function AccountForm(props: {
  fields: readonly Field[]
  label: ReactNode
  look?: 'primary' | 'danger'
  isBusy: boolean
  refused: ApiCode | undefined
  onSubmit: (written: (field: string) => string) => void
}) {
  const { fields, label, look = '', isBusy, refused, onSubmit } = props
  const form = useId()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const written = (field: string) => values[field] ?? fields.find(({ id }) => id === field)?.first ?? ''
  return (
    <form
      className="name-form"
      onSubmit={event => {
        event.preventDefault()
        onSubmit(written)
      }}
    >
      {fields.map(({ id, label, isSecret, autoComplete, maxLength = 128, help }) => (
        <p key={id} className="name-field">
          <label htmlFor={form + id}>{label}</label>
          <input
            id={form + id}
            type={isSecret ? 'password' : 'text'}
            value={written(id)}
            required
            maxLength={maxLength}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={help === undefined ? undefined : `${form + id}-help`}
            onChange={event => setValues({ ...values, [id]: event.target.value })}
          />
          {help !== undefined && <small id={`${form + id}-help`}>{help}</small>}
        </p>
      ))}
      <Refusal code={refused} />
      <button type="submit" className={`btn ${look}`} disabled={isBusy}>
        {label}
      </button>
    </form>
  )
}
