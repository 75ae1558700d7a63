import type { Viewer } from '@kazamata/kernel'
import { type Face, Icon } from '@kazamata/ui'
import { useRef } from 'react'
import type { Event } from '../event.ts'
import { say } from '../say.ts'
import { logIcons } from './icons.ts'
import { useText } from './words.ts'

/** What happens just now, in the ledger's words; who cannot see it hears it from the ledger. */
export function Caption(props: {
  readonly event: Event | undefined
  readonly faces: readonly Face[]
  readonly viewer: Viewer
}) {
  const { event, faces, viewer } = props
  const tell = useText()
  const last = useRef<ReturnType<typeof say>>(undefined)
  if (event === undefined) {
    last.current = undefined
    return null
  }
  const line = say(event, { names: faces.map(({ name }) => name), viewer }) ?? last.current
  last.current = line
  if (line === undefined) return null
  const icon = line.icon === undefined ? undefined : logIcons[line.icon]
  return (
    <p className="te-caption" data-grand={event.type === 'actTwo'} aria-hidden="true">
      {icon !== undefined && <Icon d={icon} />}
      {tell(line)}
    </p>
  )
}
