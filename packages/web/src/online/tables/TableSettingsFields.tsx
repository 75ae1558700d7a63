import { language, type TableSettings } from '@kazamata/protocol'
import { useId } from 'react'
import { languageNames } from '../../intl/language-names.ts'
import { useOnlineWords } from '../words.ts'

/** Who may come to the table, and what is spoken there. */
export function TableSettingsFields(props: {
  settings: TableSettings
  onChange: (settings: TableSettings) => void
}) {
  const { settings, onChange } = props
  const t = useOnlineWords()
  const [help, field] = [useId(), useId()]
  return (
    <div className="table-settings">
      <label className="option switch">
        <input
          type="checkbox"
          checked={settings.listed}
          aria-describedby={help}
          onChange={event => onChange({ ...settings, listed: event.target.checked })}
        />
        <b>{t('lobby.listed')}</b>
        <small id={help}>{t('lobby.listed.help')}</small>
      </label>
      {settings.listed && (
        <p className="spoken">
          <label htmlFor={field}>{t('lobby.language')}</label>
          <select
            id={field}
            value={settings.language}
            onChange={event => {
              const spoken = language.options.find(one => one === event.target.value)
              if (spoken !== undefined) onChange({ ...settings, language: spoken })
            }}
          >
            {language.options.map(one => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  )
}
