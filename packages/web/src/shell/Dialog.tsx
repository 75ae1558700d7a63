import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../intl/words.tsx'
import { scrollable } from './scrollable.ts'
import './dialog.css'

/** A dialog that is open as long as it is there. Escape and the cross close it, and a click beside it where the browser knows how. */
export function Dialog(props: {
  title: ReactNode
  onClose: () => void
  className?: string
  children: ReactNode
}) {
  const { title, onClose, className = '', children } = props
  const t = useWords()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before any effect of what is in it, which may have to measure.
  useLayoutEffect(() => {
    const here = dialog.current
    here?.setAttribute('closedby', 'any')
    here?.showModal()
    return () => here?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`dialog ${className}`}
      onClose={() => {
        if (dialog.current?.open !== true) onClose()
      }}
    >
      <div className="sheet">
        <div className="top">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="cross"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className="body" {...scrollable}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
