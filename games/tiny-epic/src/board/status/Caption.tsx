import type { Viewer } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { useRef } from 'react'
import type { Event } from '../../event.ts'
import { describeEvent } from '../../log.ts'
import { logIcons } from '../shared/icons.ts'
import { useText } from '../shared/words.ts'

/** What happens just now, in the ledger's words; who cannot see it hears it from the ledger. */
export function Caption(props: {
  readonly event: Event | undefined
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
}) {
  const { event, seats, viewer } = props
  const tell = useText()
  const last = useRef<ReturnType<typeof describeEvent>>(undefined)
  if (event === undefined) {
    last.current = undefined
    return null
  }
  const line = describeEvent(event, { names: seats.map(({ name }) => name), viewer }) ?? last.current
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
