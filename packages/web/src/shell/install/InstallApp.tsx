import { useSyncExternalStore } from 'react'
import { useWords } from '../../intl/words.tsx'
import { installOffer, isIosTab } from './install.ts'

const unchanging = () => () => undefined

/** A button where the browser can install the page as an app, a sentence where people do it by hand, else nothing. */
export function InstallApp() {
  const t = useWords()
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => undefined)
  const isByHand = useSyncExternalStore(unchanging, isIosTab, () => false)
  if (offer !== undefined)
    return (
      <button type="button" onClick={() => void installOffer.use()}>
        {t('home.install')}
      </button>
    )
  return isByHand ? <p>{t('home.install.ios')}</p> : null
}
