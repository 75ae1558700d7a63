import { locales } from '@kazamata/registry'
import { setLocale, useLocale } from './locale.ts'
import { useWords } from './words.tsx'
import './languages.css'

/** Each language in its own words, so that it is found by whoever needs it. */
const names = { en: 'English', pl: 'Polski', cs: 'Čeština', hu: 'Magyar' }

export function Languages() {
  const current = useLocale()
  const t = useWords()
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t('language')}</legend>
      {locales.map(locale => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={names[locale]}
          aria-pressed={locale === current}
          onClick={() => setLocale(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
