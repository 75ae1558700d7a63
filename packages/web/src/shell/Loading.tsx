import { useEffect, useState } from 'react'
import { useWords } from '../intl/words.tsx'
import { Logo } from './Logo.tsx'
import './full-page.css'

/** The build draws it at once, for somebody whose scripts are still on their way; the app goes on with what is shown. */
const isDrawnInBuild = () =>
  typeof document === 'undefined' || document.documentElement.dataset.prerendered === 'shown'

/** While something loads: nothing at first, so that what is quick does not flicker. */
export function Loading() {
  const t = useWords()
  const [slow, setSlow] = useState(isDrawnInBuild)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="waiting" role="status">
      {slow && (
        <>
          <Logo size={64} />
          {t('waiting')}
        </>
      )}
    </div>
  )
}
