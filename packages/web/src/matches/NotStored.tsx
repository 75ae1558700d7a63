import { useWords } from '../intl/words.tsx'
import './not-stored.css'

/** The browser keeps nothing. */
export function NotStored() {
  const t = useWords()
  return (
    <p className="unsaved" role="status">
      {t('shelf.none')}
    </p>
  )
}
