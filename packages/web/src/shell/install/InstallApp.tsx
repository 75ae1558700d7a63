import { useSyncExternalStore } from 'react'
import { useWords } from '../../intl/words.tsx'
import { installOffer, isIosTab } from './install.ts'

/** A button where the browser can install the page as an app, a sentence where people do it by hand, else nothing. */
export function InstallApp() {
  const t = useWords()
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get)
  if (offer !== undefined)
    return (
      <button type="button" onClick={() => void installOffer.use()}>
        {t('home.install')}
      </button>
    )
  return isIosTab() ? <p>{t('home.install.ios')}</p> : null
}
