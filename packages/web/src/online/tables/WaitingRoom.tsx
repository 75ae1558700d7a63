import { findGame } from '@kazamata/registry'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useCard } from '../../intl/words.tsx'
import { SetupDoor } from '../../setup/SetupDoor.tsx'
import { Confirm } from '../../shell/Confirm.tsx'
import { LevelNotes } from '../../shell/LevelNotes.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { Page } from '../../shell/Page.tsx'
import { CampaignSoFar } from '../campaign/CampaignSoFar.tsx'
import type { WaitingTable } from '../connection/remote-match.ts'
import { TableDeal } from '../deal/TableDeal.tsx'
import { usePaceText } from '../lobby/use-pace-text.ts'
import { Refusal } from '../Refusal.tsx'
import { Share } from '../Share.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { Countdown } from './Countdown.tsx'
import { invitePath, rememberedInvite, rememberInvite } from './invites.ts'
import { SeedWord } from './SeedWord.tsx'
import { WaitingSeat } from './WaitingSeat.tsx'
import '../../setup/setup.css'
import '../online.css'
import '../../shell/offer.css'

/** A table that has not begun: who is there, how others get there, and the start. */
export function WaitingRoom(props: {
  table: WaitingTable
  isOffline: boolean
  /** The server asked for more than an honest one does in a deal. */
  isDoubtful?: boolean
  /** Below the seats. */
  children?: ReactNode
}) {
  const { table, isOffline, isDoubtful = false, children } = props
  const { match: id, seats, you, host, kept, startsIn, campaign, settings } = table
  const t = useOnlineWords()
  const card = useCard()
  const paceText = usePaceText()
  const [, go] = useLocation()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [isLeaving, setLeaving] = useState(false)
  const isHost = you !== undefined && you === host
  const isQuick = startsIn !== undefined
  const open = seats.filter(({ kind }) => kind === 'open').length
  const missing = seats.filter(({ kind }) => kind === 'open' || kind === 'reserved').length
  /** The table goes on without its host, or there is nobody whom that would concern. */
  const mayLeave = !isHost || settings.listed
  if (findGame(table.game) === undefined) return <NotFound />

  const leave = () =>
    run(
      () => api.leave(id),
      () => go(isQuick ? '/online' : '/'),
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
        {campaign && (
          <CampaignSoFar
            game={table.game}
            campaign={campaign}
            names={seats.map(seat => (seat.kind === 'open' ? t('online.open') : seat.name))}
          />
        )}
        {startsIn !== undefined && <Countdown startsIn={startsIn} />}
        {kept !== undefined && you === undefined && <KeptSeat {...{ id, isBusy, run, onDecline: leave }} />}
        {open > 0 && !isQuick && <Invitation id={id} isHost={isHost} />}
        <h2 id="seats">{t('online.seats')}</h2>
        <ol className="seat-rows" aria-labelledby="seats" aria-live="polite">
          {[...seats.entries()].map(([at, seat]) => (
            <WaitingSeat key={at} {...{ table, at, seat, isHost, run, isBusy }} />
          ))}
        </ol>
        {seats.some(({ kind }) => kind === 'bot') && <LevelNotes game={table.game} />}
        <TableDeal table={table} isDoubtful={isDoubtful} />
        <Refusal code={refused} />
        {!isQuick && kept === undefined && (
          <p className="note" role="status">
            {t(noteOf(table, isHost, open), { count: open })}
          </p>
        )}
        {you !== undefined && (
          <div className="start">
            {isHost && !isQuick && (
              <button
                type="submit"
                className="btn primary"
                disabled={isBusy || missing > 0 || !isAgreed(table) || table.deal?.given !== undefined}
              >
                {t('setup.start')}
              </button>
            )}
            <button
              type="button"
              className="btn ghost"
              disabled={isBusy}
              onClick={mayLeave ? leave : () => setLeaving(true)}
            >
              {t(isQuick ? 'lobby.cancel' : mayLeave ? 'online.leave' : 'online.close')}
            </button>
          </div>
        )}
        {!isQuick && <SeedWord {...{ table, isHost, isBusy, run }} />}
        {settings.listed && open > 0 && <p className="note">{t('lobby.listed.yes')}</p>}
        <p className="note">
          {t('online.pace')}: {paceText(settings.pace)}
        </p>
        <p className="note">{t(table.watchable ? 'online.watchable.yes' : 'online.watchable.no')}</p>
      </form>
      {children}
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

/** Have all who sit there agreed to the seed? */
const isAgreed = ({ seats, seedWord }: WaitingTable) =>
  seedWord === undefined || seats.every(({ kind }, at) => kind !== 'person' || seedWord.agreed.includes(at))

function noteOf(table: WaitingTable, isHost: boolean, open: number) {
  const { you, seats, settings } = table
  if (you === undefined) return settings.listed && open > 0 ? 'lobby.listed.yes' : 'online.note.stranger'
  if (open > 0) return 'online.note.open'
  if (seats.some(({ kind }) => kind === 'reserved'))
    return isHost ? 'lobby.kept.wait.host' : 'lobby.kept.wait'
  if (!isAgreed(table)) return 'online.refused.not-agreed'
  return isHost ? 'online.note.ready' : 'online.note.host'
}

/** A seat is kept for whoever looks: they take it, or leave it to others. */
function KeptSeat(props: {
  id: string
  isBusy: boolean
  run: ReturnType<typeof useApi>['run']
  onDecline: () => void
}) {
  const { id, isBusy, run, onDecline } = props
  const t = useOnlineWords()
  const { api } = useOnline()
  return (
    <p className="offer">
      <span>
        <b>{t('lobby.kept')}</b>
      </span>
      <button
        type="button"
        className="btn primary"
        disabled={isBusy}
        onClick={() => run(() => api.takeKeptSeat(id))}
      >
        {t('lobby.kept.take')}
      </button>
      <button type="button" className="btn ghost" disabled={isBusy} onClick={onDecline}>
        {t('lobby.kept.decline')}
      </button>
    </p>
  )
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
