import { useEffect, useState } from 'react'
import { useWords } from '../intl/words.tsx'
import { Logo } from './Logo.tsx'
import './full-page.css'

/** While something loads: nothing at first, so that what is quick does not flicker. */
export function Loading() {
  const t = useWords()
  const [slow, setSlow] = useState(false)
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
