import type { Choices, GameManifest } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { useWords } from '../intl/words.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { Field, Pick } from './fields.ts'

const noParty = async () => undefined

/** The options of a game, folded; their texts are the game's. `children` are the options that every game has. */
export function Options(props: {
  fields: readonly Field[]
  chosen: Choices
  party: GameManifest['party'] | undefined
  seats: number
  onChange: (chosen: Choices) => void
  children: ReactNode
}) {
  const { fields, chosen, party, seats, onChange, children } = props
  const t = useWords()
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const size = useLoaded(party?.size ?? noParty)
  /** What a pick comes to: there are never fewer heroes than seats. */
  const meant = (key: string, pick: Pick | boolean) =>
    key === party?.option && size !== undefined ? size({ ...chosen, [key]: pick }, seats) : pick
  return (
    <details className="options">
      <summary>{t('setup.options')}</summary>
      {fields.map(field => {
        const value = meant(field.key, chosen[field.key] ?? field.value)
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
              <b>{text(`option.${field.key}`)}</b>
              <small id={help}>{text(`option.${field.key}.help`)}</small>
            </label>
          )
        return (
          <fieldset key={field.key} className="option" aria-describedby={help}>
            <legend>{text(`option.${field.key}`)}</legend>
            <small id={help}>{text(`option.${field.key}.help`)}</small>
            <div className="picks">
              {field.of.map(pick => (
                <label key={pick}>
                  <input
                    type="radio"
                    name={field.key}
                    value={pick}
                    checked={value === pick}
                    disabled={meant(field.key, pick) !== pick}
                    onChange={() => set(pick)}
                  />
                  <span>{text(`option.${field.key}.${pick}`)}</span>
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
