import { holders } from '@kazamata/kernel'
import { Link, useLocation } from 'wouter'
import { Words } from '../intl/words.tsx'
import { begin } from '../matches/begin.ts'
import { shelf } from '../matches/shelf.ts'
import type { Opened } from './open.ts'
import type { AnyLive } from './table.ts'

/** What one may want after the end. */
export function After({ opened, live }: { opened: Opened; live: AnyLive }) {
  const [, go] = useLocation()
  const { record } = live

  async function again(): Promise<void> {
    const sitting = holders(record)
    const seats = record.seats.map((seat, at) => ({ name: seat.name, holder: sitting[at] ?? seat.holder }))
    const id = await begin(await shelf(), opened.game, seats, record.options)
    if (id !== undefined) go(`/table/${id}`)
  }

  return (
    <div className="after">
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          again().catch(error => console.error(error))
        }}
      >
        <Words id="after.again" />
      </button>
      <Link href={`/replay/${record.id}`} className="btn">
        <Words id="after.replay" />
      </Link>
      <Link href="/" className="btn ghost">
        <Words id="home" />
      </Link>
    </div>
  )
}
