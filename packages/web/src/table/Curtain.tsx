import { type AnyGameUi, Said } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import { Words } from '../intl/words.tsx'
import { useLines } from './lines.ts'
import type { Scene } from './scene.ts'
import './curtain.css'

const recent = 5

/** Between two people's secrets: the device changes hands. Behind it is only what the whole table sees. */
export function Curtain(props: { ui: AnyGameUi; scene: Scene; name: string; onReady: () => void }) {
  const { ui, scene, name, onReady } = props
  const lines = useLines(ui, scene)
    .filter(line => line.heading !== true)
    .slice(-recent)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="curtain"
      aria-labelledby="curtain"
      // Escape must not open it: only the one who holds the device does.
      onCancel={event => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <div className="leaf">
        <svg viewBox="0 0 48 64" aria-hidden="true">
          <path d="M4 62V24a20 20 0 0 1 40 0v38z" fill="none" stroke="currentColor" strokeWidth="3" />
          <circle cx="24" cy="27" r="7" fill="currentColor" />
          <path d="M20.5 30h7l4 20h-15z" fill="currentColor" />
        </svg>
        <h2 id="curtain">
          <Words id="curtain.title" values={{ name }} />
        </h2>
        <p>
          <Words id="curtain.text" values={{ name }} />
        </p>
        <button type="button" className="btn primary" onClick={onReady}>
          <Words id="curtain.ready" values={{ name }} />
        </button>
        {lines.length > 0 && (
          <section>
            <h3>
              <Words id="curtain.news" />
            </h3>
            <ul>
              {lines.map(line => (
                <li key={line.at}>
                  <Said saying={line} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  )
}
