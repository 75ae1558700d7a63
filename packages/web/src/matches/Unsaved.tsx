import { Words } from '../intl/words.tsx'
import './unsaved.css'

/** The browser keeps nothing. */
export function Unsaved() {
  return (
    <p className="unsaved" role="status">
      <Words id="shelf.none" />
    </p>
  )
}
