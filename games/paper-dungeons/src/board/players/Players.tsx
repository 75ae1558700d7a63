import type { Seat } from '@kazamata/kernel'
import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import type { PlayerView } from '../../view.ts'
import { signs } from '../icons.ts'
import './players.css'
import { useWords } from '../words.ts'

export function Portrait({ face }: { face: SeatInfo }) {
  return (
    <span className="pd-face" data-seat={face.seat}>
      <Icon d={portrait(face.seat, face.bot !== undefined)} />
    </span>
  )
}

/** Everybody at the table and who has confirmed (PD-UI.1); a touch opens their sheet. */
export function Players(props: {
  readonly seats: readonly SeatInfo[]
  readonly players: readonly PlayerView[]
  /** Is anybody waited for? */
  readonly asking: boolean
  readonly mine?: Seat | undefined
  onOpen(seat: Seat): void
}) {
  const { seats, players, asking, mine, onOpen } = props
  const w = useWords()
  return (
    <ul className="pd-players" aria-label={w('players.label')}>
      {seats.map(face => {
        const done = players[face.seat]?.confirmed === true
        const state = !asking ? 'rest' : done ? 'done' : 'busy'
        return (
          <li key={face.seat}>
            <button
              type="button"
              data-state={state}
              data-you={face.seat === mine}
              aria-label={w('players.open', { name: face.name, state })}
              onClick={() => onOpen(face.seat)}
            >
              <Portrait face={face} />
              <span>{face.name}</span>
              {state === 'done' && <Icon d={signs.confirm} />}
              {state === 'busy' && <i aria-hidden="true">…</i>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
