import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

export interface ModalProps {
  readonly title: string
  readonly wide?: boolean
  onClose(): void
  readonly children: ReactNode
}

/** A leaf laid over the table: it goes with Escape, the cross, or a touch beside it. A board says how it looks. */
export function Modal(props: ModalProps & { readonly look: string; readonly close: string }) {
  const { title, wide = false, onClose, children, look, close } = props
  const heading = useId()
  const leaf = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const here = leaf.current
    here?.setAttribute('closedby', 'any')
    here?.showModal()
    return () => here?.close()
  }, [])
  return (
    <dialog
      ref={leaf}
      className={look}
      data-wide={wide}
      aria-labelledby={heading}
      onClose={() => {
        if (leaf.current?.open !== true) onClose()
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className={`${look}-close`}
          aria-label={close}
          onClick={() => leaf.current?.close()}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      <div className={`${look}-body`}>{children}</div>
    </dialog>
  )
}
