import type { Viewer } from '@kazamata/kernel'
import { Icon, MessageText } from '@kazamata/ui'
import { type Event, redact } from '../../event.ts'
import { describeEvent } from '../../log.ts'
import { logIcons } from '../icons.ts'

/** What happened last, where there is no room for the ledger. */
export function RecentLog({
  events,
  names,
  viewer,
  covered,
}: {
  events: readonly Event[]
  names: readonly string[]
  viewer: Viewer
  /** Others look on: what only the viewer knows is left out. */
  covered: boolean
}) {
  const lines = events
    .slice(-12)
    .flatMap((event, i) => {
      const line = describeEvent(covered ? redact(event, 'table') : event, { names, viewer })
      return line === undefined || line.heading ? [] : [{ key: `${event.type} ${i}`, line }]
    })
    .slice(-3)
  return (
    <ul className="wb-recent-log wb-narrow">
      {lines.map(({ key, line }) => (
        <li key={key}>
          <Icon d={logIcons[line.icon ?? ''] ?? ''} />
          <span>
            <MessageText message={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
