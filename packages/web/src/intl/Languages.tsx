import { locales } from '@kazamata/registry'
import { languageNames } from './language-names.ts'
import { setLocale, useLocale } from './locale.ts'
import { useWords } from './words.tsx'
import './languages.css'

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
          aria-label={languageNames[locale]}
          aria-pressed={locale === current}
          onClick={() => setLocale(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
