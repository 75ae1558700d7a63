import { language, paceKind } from '@kazamata/protocol'
import { games } from '@kazamata/registry'
import { useId } from 'react'
import { languageNames } from '../../intl/language-names.ts'
import { useCard } from '../../intl/words.tsx'
import { useOnlineWords } from '../words.ts'
import type { Filter } from './filter.ts'

/** What to show of the lobby; quick tables are of the same pace and language. */
export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useOnlineWords()
  const card = useCard()
  /** With another value of a key, or without it. */
  const change = <K extends keyof Filter>(key: K, value: Filter[K] | undefined) => {
    const { [key]: _, ...others } = filter
    onChange(value === undefined ? others : { ...others, [key]: value })
  }
  return (
    <fieldset className="lobby-filters">
      <legend>{t('lobby.filter')}</legend>
      <Choice
        label={t('lobby.filter.game')}
        value={filter.game}
        of={games.map(({ id }) => id)}
        text={id => card(id, 'title')}
        onChange={picked => change('game', picked)}
      />
      <Choice
        label={t('lobby.filter.pace')}
        value={filter.pace}
        of={paceKind.options}
        text={kind => t(`lobby.pace.${kind}`)}
        onChange={picked => change('pace', picked)}
      />
      <Choice
        label={t('lobby.filter.language')}
        value={filter.language}
        of={language.options}
        text={one => languageNames[one]}
        onChange={picked => change('language', picked)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={filter.open === true}
          onChange={event => change('open', event.target.checked || undefined)}
        />
        {t('lobby.filter.open')}
      </label>
    </fieldset>
  )
}

function Choice<T extends string>(props: {
  label: string
  value: T | undefined
  of: readonly T[]
  text: (one: T) => string
  onChange: (picked: T | undefined) => void
}) {
  const { label, value, of, text, onChange } = props
  const t = useOnlineWords()
  const field = useId()
  return (
    <p>
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        value={value ?? ''}
        onChange={event => onChange(of.find(one => one === event.target.value))}
      >
        <option value="">{t('lobby.filter.any')}</option>
        {of.map(one => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </p>
  )
}
