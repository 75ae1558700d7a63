import { useIntl } from '@kazamata/ui'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in the largest unit that fits. */
export function TimeAgo({ at }: { at: number }) {
  const intl = useIntl()
  // The server's time may be ahead of this page's.
  const ago = Math.max(0, Date.now() - at)
  const [unit, length] = units.find(([, least]) => ago >= least) ?? ['second', 60_000]
  return (
    <time dateTime={new Date(at).toISOString()}>
      {intl.formatRelativeTime(-Math.floor(ago / length), unit, { numeric: 'auto' })}
    </time>
  )
}
