import type { Choices } from '@kazamata/registry'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useWords } from '../intl/words.tsx'
import type { Field, Pick } from './fields.ts'

/** All options of a game behind one disclosure; their words are the game's. Below them is what every game asks. */
export function Options(props: {
  fields: readonly Field[]
  chosen: Choices
  onChange: (chosen: Choices) => void
  children: ReactNode
}) {
  const { fields, chosen, onChange, children } = props
  const t = useWords()
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id })
  return (
    <details className="options">
      <summary>{t('setup.options')}</summary>
      {fields.map(field => {
        const value = chosen[field.key] ?? field.value
        const set = (picked: Pick | boolean) => onChange({ ...chosen, [field.key]: picked })
        const help = `help-${field.key}`
        if (field.is === 'switch')
          return (
            <label key={field.key} className="option switch">
              <input
                type="checkbox"
                checked={value === true}
                aria-describedby={help}
                onChange={event => set(event.target.checked)}
              />
              <b>{say(`option.${field.key}`)}</b>
              <small id={help}>{say(`option.${field.key}.help`)}</small>
            </label>
          )
        return (
          <fieldset key={field.key} className="option" aria-describedby={help}>
            <legend>{say(`option.${field.key}`)}</legend>
            <small id={help}>{say(`option.${field.key}.help`)}</small>
            <div className="picks">
              {field.of.map(pick => (
                <label key={pick}>
                  <input type="radio" name={field.key} checked={value === pick} onChange={() => set(pick)} />
                  <span>{say(`option.${field.key}.${pick}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      {children}
    </details>
  )
}
