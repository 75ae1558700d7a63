import { type AnyGameUi, MessageText } from '@kazamata/ui'
import { useRef } from 'react'
import { useLines } from './lines.ts'
import type { Scene } from './scene.ts'

/** How many of the last lines stay, for a reader that is still speaking. */
const kept = 8

/** New lines of the ledger, told to a screen reader as they come. What was there before is not read again. */
export function Live({ ui, scene }: { ui: AnyGameUi; scene: Scene }) {
  const lines = useLines(ui, scene)
  const heard = useRef({ viewer: scene.viewer, since: lines.length })
  if (heard.current.viewer !== scene.viewer || lines.length < heard.current.since)
    heard.current = { viewer: scene.viewer, since: lines.length }
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {lines.slice(Math.max(heard.current.since, lines.length - kept)).map(line => (
        <p key={line.at}>
          <MessageText message={line} />
        </p>
      ))}
    </div>
  )
}
