import { findGame, levels } from '@kazamata/registry'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCard } from '../../intl/words.tsx'
import { SetupDoor } from '../../setup/SetupDoor.tsx'
import { Confirm } from '../../shell/Confirm.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { Page } from '../../shell/Page.tsx'
import type { WaitingTable } from '../connection/remote-match.ts'
import { Refusal } from '../Refusal.tsx'
import { Share } from '../Share.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { invitePath, rememberedInvite, rememberInvite } from './invites.ts'
import { OnlineSeatRow, SeatKindSelect } from './OnlineSeatRow.tsx'
import { useBotNames } from './use-bot-names.ts'
import '../../setup/setup.css'
import '../online.css'

type WaitingSeat = WaitingTable['seats'][number]

/** A table that has not begun: who is there, how others get there, and the start. */
export function WaitingRoom({ table, isOffline }: { table: WaitingTable; isOffline: boolean }) {
  const { match: id, seats, you, host } = table
  const t = useOnlineWords()
  const card = useCard()
  const [, go] = useLocation()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [isLeaving, setLeaving] = useState(false)
  const isHost = you !== undefined && you === host
  const open = seats.filter(({ kind }) => kind === 'open').length
  if (findGame(table.game) === undefined) return <NotFound />

  const leave = () =>
    run(
      () => api.leave(id),
      () => go('/'),
    )
  return (
    <Page name={t('online.waiting')} className="setup">
      <SetupDoor game={table.game} title={card(table.game, 'title')} text={t('online.waiting')} />
      <form
        onSubmit={event => {
          event.preventDefault()
          run(() => api.start(id))
        }}
      >
        {isOffline && (
          <p className="note" role="status">
            {t('trouble.offline')}
          </p>
        )}
        {open > 0 && <Invitation id={id} isHost={isHost} />}
        <h2 id="seats">{t('online.seats')}</h2>
        <ol className="seat-rows" aria-labelledby="seats" aria-live="polite">
          {[...seats.entries()].map(([at, seat]) => (
            <Seat key={at} {...{ table, at, seat, isHost, run, isBusy }} />
          ))}
        </ol>
        <Refusal code={refused} />
        <p className="note" role="status">
          {t(noteOf(isHost, you, open), { count: open })}
        </p>
        {you !== undefined && (
          <div className="start">
            {isHost && (
              <button type="submit" className="btn primary" disabled={isBusy || open > 0}>
                {t('setup.start')}
              </button>
            )}
            <button
              type="button"
              className="btn ghost"
              disabled={isBusy}
              onClick={isHost ? () => setLeaving(true) : leave}
            >
              {t(isHost ? 'online.close' : 'online.leave')}
            </button>
          </div>
        )}
        <p className="note">{t(table.watchable ? 'online.watchable.yes' : 'online.watchable.no')}</p>
      </form>
      {isLeaving && (
        <Confirm
          title={t('online.close')}
          yes={t('online.close')}
          onYes={leave}
          onClose={() => setLeaving(false)}
        >
          {t('online.close.text')}
        </Confirm>
      )}
    </Page>
  )
}

function noteOf(isHost: boolean, you: number | undefined, open: number) {
  if (you === undefined) return 'online.note.stranger'
  if (open > 0) return 'online.note.open'
  return isHost ? 'online.note.ready' : 'online.note.host'
}

function Invitation({ id, isHost }: { id: string; isHost: boolean }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const [invite, setInvite] = useState(() => rememberedInvite(id))
  const { run, isBusy, refused } = useApi()
  const renew = () =>
    run(
      () => api.renewInvite(id),
      ({ invite: secret }) => {
        rememberInvite({ id, secret })
        setInvite({ id, secret })
      },
    )
  return (
    <>
      {invite !== undefined && (
        <Share
          key={invite.secret}
          title={t('online.share')}
          text={t('online.share.text')}
          path={invitePath(invite)}
        />
      )}
      {isHost && (
        <p className="renew">
          <button type="button" className="btn ghost" disabled={isBusy} onClick={renew}>
            {t('online.share.renew')}
          </button>
          <small>{t('online.share.renew.help')}</small>
        </p>
      )}
      <Refusal code={refused} />
    </>
  )
}

function Seat(props: {
  table: WaitingTable
  at: number
  seat: WaitingSeat
  isHost: boolean
  isBusy: boolean
  run: ReturnType<typeof useApi>['run']
}) {
  const { table, at, seat, isHost, isBusy, run } = props
  const { match: id, you, host } = table
  const t = useOnlineWords()
  const { api } = useOnline()
  const botNames = useBotNames()
  const isOpen = seat.kind === 'open'
  const status = [
    at === you && t('online.you'),
    at === host && t('online.host'),
    seat.kind === 'person' && at !== you && t(seat.online ? 'online.present' : 'online.away'),
    seat.kind === 'bot' && !isHost && t(`who.${levels.find(level => level === seat.level) ?? 'adventurer'}`),
  ].filter(word => word !== false)
  return (
    <OnlineSeatRow
      seat={at}
      isBot={seat.kind === 'bot'}
      isOpen={isOpen}
      name={isOpen ? t('online.open') : seat.name}
      status={status.join(' · ')}
    >
      {isHost && seat.kind !== 'person' && (
        <SeatKindSelect
          seat={at}
          value={seat.kind === 'bot' ? (levels.find(level => level === seat.level) ?? 'adventurer') : 'open'}
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
    </OnlineSeatRow>
  )
}
