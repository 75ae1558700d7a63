import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './modal.css'

export interface ModalProps {
  readonly title: ReactNode
  readonly wide?: boolean
  onClose(): void
  readonly children: ReactNode
}

interface ModalLook {
  /** Class names. */
  readonly theme: string
  readonly closeLabel: string
  readonly bodyProps?: { readonly tabIndex: number }
}

/** A dialog that is open while it is mounted. Escape, the cross or a click beside it closes it. */
export function Modal(props: ModalProps & ModalLook) {
  const { title, wide = false, onClose, children, theme, closeLabel, bodyProps } = props
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before any effect of the content, which may measure itself.
  useLayoutEffect(() => {
    const here = dialog.current
    here?.setAttribute('closedby', 'any')
    here?.showModal()
    return () => here?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`modal ${theme}`}
      data-wide={wide}
      aria-labelledby={heading}
      onClose={() => {
        if (dialog.current?.open !== true) onClose()
      }}
    >
      <div className="modal-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="modal-close"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div className="modal-body" {...bodyProps}>
        {children}
      </div>
    </dialog>
  )
}
