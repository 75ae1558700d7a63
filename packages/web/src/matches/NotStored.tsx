import { Words } from '../intl/words.tsx'
import './not-stored.css'

/** The browser keeps nothing. */
export function NotStored() {
  return (
    <p className="unsaved" role="status">
      <Words id="shelf.none" />
    </p>
  )
}
