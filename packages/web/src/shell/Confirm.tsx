import type { ReactNode } from 'react'
import { useWords } from '../intl/words.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks before something that cannot be taken back. */
export function Confirm(props: {
  title: ReactNode
  yes: ReactNode
  onYes: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useWords()
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.children}</p>
      <div className="actions">
        <button type="button" className="btn danger" onClick={props.onYes}>
          {props.yes}
        </button>
        <button type="button" className="btn" onClick={props.onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  )
}
