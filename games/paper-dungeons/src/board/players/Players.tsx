import type { Seat } from '@kazamata/kernel'
import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import type { PlayerView } from '../../view.ts'
import { signs } from '../icons.ts'
import './players.css'
import { useWords } from '../words.ts'

export function Portrait({ player: { seat, bot } }: { player: SeatInfo }) {
  return (
    <span className="pd-portrait" data-seat={seat}>
      <Icon d={portrait(seat, bot !== undefined)} />
    </span>
  )
}

/** Everybody at the table and whether they have confirmed (PD-UI.1); a click opens their sheet. */
export function Players(props: {
  readonly seats: readonly SeatInfo[]
  readonly players: readonly PlayerView[]
  /** Somebody still has to confirm. */
  readonly waiting: boolean
  readonly mine?: Seat | undefined
  onOpen(seat: Seat): void
}) {
  const { seats, players, waiting, mine, onOpen } = props
  const w = useWords()
  return (
    <ul className="pd-players" data-many={seats.length > 4} aria-label={w('players.label')}>
      {seats.map(player => {
        const { seat, name } = player
        const confirmed = players[seat]?.confirmed === true
        const state = waiting ? (confirmed ? 'done' : 'busy') : 'rest'
        return (
          <li key={seat}>
            <button
              type="button"
              data-state={state}
              data-you={seat === mine}
              aria-label={w('players.open', { name, state })}
              onClick={() => onOpen(seat)}
            >
              <Portrait player={player} />
              <span>{name}</span>
              {state === 'done' && <Icon d={signs.confirm} />}
              {state === 'busy' && <i aria-hidden="true">…</i>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
