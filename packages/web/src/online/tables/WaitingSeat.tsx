import { levels } from '@kazamata/registry'
import { useState } from 'react'
import { Confirm } from '../../shell/Confirm.tsx'
import type { WaitingTable } from '../connection/remote-match.ts'
import { PersonName } from '../profile/PersonName.tsx'
import type { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { OnlineSeatRow, SeatKindSelect } from './OnlineSeatRow.tsx'
import { useBotNames } from './use-bot-names.ts'

type Seat = WaitingTable['seats'][number]

interface Props {
  readonly table: WaitingTable
  readonly at: number
  readonly seat: Seat
  readonly isHost: boolean
  readonly isBusy: boolean
  readonly run: ReturnType<typeof useApi>['run']
}

/** One seat of a waiting table: who has it, and what may be done about it. */
export function WaitingSeat(props: Props) {
  const { table, at, seat, isHost, isBusy, run } = props
  const { match: id, you } = table
  const t = useOnlineWords()
  const { api } = useOnline()
  const botNames = useBotNames()
  const isOpen = seat.kind === 'open'
  return (
    <OnlineSeatRow
      seat={at}
      isBot={seat.kind === 'bot'}
      isOpen={isOpen}
      name={isOpen ? t('online.open') : seat.kind === 'person' ? <PersonName {...seat} /> : seat.name}
      status={useStatus(props)}
    >
      {isHost && seat.kind !== 'person' && table.startsIn === undefined && (
        <SeatKindSelect
          seat={at}
          value={
            seat.kind === 'bot' ? (levels.find(level => level === seat.level) ?? 'adventurer') : seat.kind
          }
          disabled={isBusy}
          onChange={kind =>
            run(() =>
              api.changeSeat(
                id,
                at,
                kind === 'open' ? { kind } : { kind: 'bot', level: kind, name: botNames[at] ?? '' },
              ),
            )
          }
        />
      )}
      {isOpen && you !== undefined && (
        <button
          type="button"
          className="btn ghost sit"
          disabled={isBusy}
          aria-label={t('online.sit', { n: at + 1 })}
          onClick={() => run(() => api.takeSeat(id, at))}
        >
          {t('online.sit.short')}
        </button>
      )}
      {isHost && at !== you && seat.kind === 'person' && <HostTools {...props} name={seat.name} />}
    </OnlineSeatRow>
  )
}

function useStatus({ table, at, seat, isHost }: Props): string {
  const { you, host, seedWord } = table
  const t = useOnlineWords()
  return [
    at === you && t('online.you'),
    at === host && t('online.host'),
    seat.kind === 'person' && at !== you && t(seat.online ? 'online.present' : 'online.away'),
    seat.kind === 'reserved' && !isHost && t('lobby.reserved'),
    seat.kind === 'bot' && !isHost && t(`who.${levels.find(level => level === seat.level) ?? 'adventurer'}`),
    seedWord?.agreed.includes(at) && t('lobby.word.agreed'),
  ]
    .filter(word => typeof word === 'string')
    .join(' · ')
}

/** What the host may do about somebody: make them the host, or send them away. */
function HostTools({ table, at, isBusy, run, name }: Props & { name: string }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <span className="host-tools">
      <button
        type="button"
        className="btn ghost"
        disabled={isBusy}
        aria-label={t('lobby.handOver.of', { name })}
        onClick={() => run(() => api.handOver(table.match, at))}
      >
        {t('lobby.handOver')}
      </button>
      <button
        type="button"
        className="btn ghost"
        disabled={isBusy}
        aria-label={t('lobby.remove.of', { name })}
        onClick={() => setRemoving(true)}
      >
        {t('lobby.remove')}
      </button>
      {isRemoving && (
        <Confirm
          title={t('lobby.remove.of', { name })}
          yes={t('lobby.remove')}
          onYes={() => {
            setRemoving(false)
            run(() => api.remove(table.match, at))
          }}
          onClose={() => setRemoving(false)}
        >
          {t('lobby.remove.text', { name })}
        </Confirm>
      )}
    </span>
  )
}
