import friends from 'icon:three-friends'
import type { Occupant } from '@kazamata/kernel'
import { levels } from '@kazamata/registry'
import { useState } from 'react'
import { Dialog } from '../../shell/Dialog.tsx'
import { seatName } from '../../shell/seat-name.ts'
import { Tool } from '../../table/Bar.tsx'
import { useMinWidth } from '../../table/use-min-width.ts'
import type { PlayingState } from '../connection/remote-match.ts'
import { OtherDevice } from '../person/OtherDevice.tsx'
import { Refusal } from '../Refusal.tsx'
import { OnlineSeatRow } from '../tables/OnlineSeatRow.tsx'
import { type OnlineKey, useOnlineWords } from '../words.ts'
import type { Assign } from './use-assign.ts'
import '../../setup/setup.css'
import '../online.css'

/** Plays for whoever leaves. */
const substitute: Occupant = { kind: 'bot', level: 'adventurer' }

/** A button of the bar that opens a list of who is there, and lets a bot play for those who leave. */
export function AtTheTable(props: {
  match: string
  state: PlayingState
  assign: Assign
  /** Are ratings at stake? */
  isRated: boolean
}) {
  const { match, state, assign, isRated } = props
  const t = useOnlineWords()
  const wide = useMinWidth()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tool icon={friends} label={t('online.table')} bare={!wide} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={t('online.table')} onClose={() => setOpen(false)} className="at-the-table">
          <ol className="seat-rows">
            {[...state.snapshot.seats.keys()].map(seat => (
              <SeatItem key={seat} {...{ seat, state, assign }} />
            ))}
          </ol>
          {isRated && state.snapshot.outcome === undefined && <p>{t('online.leavingLoses')}</p>}
          <Refusal code={assign.refused} />
          <p>{t('online.watching', { count: state.presence.watching })}</p>
          {state.snapshot.viewer !== 'table' && <OtherDevice match={match} />}
        </Dialog>
      )}
    </>
  )
}

function SeatItem(props: { seat: number; state: PlayingState; assign: Assign }) {
  const { seat, state } = props
  const { assign, isBusy } = props.assign
  const { snapshot, presence, about } = state
  const t = useOnlineWords()
  const { name, occupant } = snapshot.seats[seat] ?? { name: '', occupant: substitute }
  const isYou = snapshot.viewer === seat
  const isOnline = presence.online.includes(seat)
  const isRunning = snapshot.outcome === undefined
  const isHost = about.host !== undefined && snapshot.viewer === about.host
  // Where a clock runs, it does.
  const mayHostReplace = isHost && !isOnline && about.settings.pace.kind === 'none'
  const mayReplace = isRunning && occupant.kind === 'person' && (isYou || mayHostReplace)
  const presenceKey: OnlineKey = isOnline ? 'online.present' : 'online.away'
  const status = [
    isYou && t('online.you'),
    about.host === seat && t('online.host'),
    snapshot.clocks?.[seat]?.late && t('online.clock.late'),
    occupant.kind === 'bot' && t(`who.${levels.find(level => level === occupant.level) ?? 'adventurer'}`),
    occupant.kind === 'person' && !isYou && t(presenceKey),
  ].filter(word => typeof word === 'string')
  return (
    <OnlineSeatRow
      seat={seat}
      isBot={occupant.kind === 'bot'}
      isOpen={false}
      name={seatName(name, seat)}
      status={status.join(' · ')}
    >
      {mayReplace && (
        <button type="button" className="btn" disabled={isBusy} onClick={() => assign(seat, substitute)}>
          {t(isYou ? 'online.handOver' : 'online.replace')}
        </button>
      )}
      {isRunning && isYou && occupant.kind === 'bot' && (
        <button
          type="button"
          className="btn primary"
          disabled={isBusy}
          onClick={() => assign(seat, { kind: 'person' })}
        >
          {t('online.back')}
        </button>
      )}
    </OnlineSeatRow>
  )
}
