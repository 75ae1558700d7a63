import hourglass from 'icon:hourglass'
import { leftAt, type SeatClock, type Snapshot } from '@kazamata/room'
import { Icon } from '@kazamata/ui'
import { seatName } from '../../shell/seat-name.ts'
import { useOnlineWords } from '../words.ts'
import { useServerTime } from './use-server-time.ts'
import { useTimeLeft } from './use-time-left.ts'
import './pace.css'

/** Under so many milliseconds a clock is not to be overlooked. */
const lowTime = 30_000
const hour = 3_600_000

/** The clocks of a match above its board, one's own first; nothing where there are none. */
export function SeatClocks({ snapshot }: { snapshot: Snapshot }) {
  const { clocks = [], seats, viewer, outcome } = snapshot
  const t = useOnlineWords()
  const running = clocks.filter(clock => clock?.since !== undefined)
  const now = useServerTime(running.length === 0 || outcome ? undefined : stepOf(clocks))
  if (clocks.length === 0 || outcome !== undefined) return null
  const shown = seats.flatMap(({ name, occupant }, seat) => {
    const clock = clocks[seat]
    return clock && (occupant.kind === 'person' || clock.late) ? [{ seat, name, clock }] : []
  })
  const own = viewer === 'table' ? undefined : clocks[viewer]
  const first = ({ seat }: { seat: number }) => (seat === viewer ? 0 : 1)
  return (
    <section aria-label={t('online.clocks')}>
      <ul className="seat-clocks">
        {shown
          .toSorted((a, b) => first(a) - first(b))
          .map(({ seat, name, clock }) => (
            <ClockItem
              key={seat}
              name={seat === viewer ? t('online.clock.you') : seatName(name, seat)}
              clock={clock}
              now={now}
            />
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {own && isLow(own, now) && t('online.clock.low')}
      </p>
    </section>
  )
}

function ClockItem({ name, clock, now }: { name: string; clock: SeatClock; now: number }) {
  const t = useOnlineWords()
  const words = useTimeLeft()
  const isRunning = clock.since !== undefined
  return (
    <li data-running={isRunning} data-low={isLow(clock, now)}>
      {isRunning && <Icon d={hourglass} />}
      <span className="name">{name}</span>{' '}
      <b>{clock.late ? t('online.clock.late') : words(leftAt(clock, now))}</b>
    </li>
  )
}

/** It runs, and has little left. */
function isLow(clock: SeatClock, now: number): boolean {
  return clock.since !== undefined && leftAt(clock, now) < lowTime
}

/** Seconds matter only in the last hour. */
function stepOf(clocks: readonly (SeatClock | null)[]): number {
  return clocks.some(clock => clock?.since !== undefined && clock.left < 2 * hour) ? 1_000 : 10_000
}
