import type { ReactNode } from 'react'
import { Words } from '../intl/words.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks before something that cannot be taken back. */
export function Confirm(props: {
  title: ReactNode
  yes: ReactNode
  onYes: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.children}</p>
      <div className="actions">
        <button type="button" className="btn danger" onClick={props.onYes}>
          {props.yes}
        </button>
        <button type="button" className="btn" onClick={props.onClose}>
          <Words id="cancel" />
        </button>
      </div>
    </Dialog>
  )
}
