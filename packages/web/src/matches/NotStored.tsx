import { useWords } from '../intl/words.tsx'
import './not-stored.css'

/** Says that this browser stores no matches. */
export function NotStored() {
  const t = useWords()
  return (
    <p className="unsaved" role="status">
      {t('shelf.none')}
    </p>
  )
}
