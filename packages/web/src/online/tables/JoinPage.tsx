import { findGame } from '@kazamata/registry'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useCard } from '../../intl/words.tsx'
import { SetupDoor } from '../../setup/SetupDoor.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import type { Api, Result } from '../api.ts'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { NameForm } from '../person/NameForm.tsx'
import { Refusal } from '../Refusal.tsx'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { type Invite, readInvite, rememberInvite } from './invites.ts'
import '../../setup/setup.css'

/** Where an invitation leads: a name, one button, and one sits at the table. */
export default function JoinPage() {
  const [invite] = useState(() => readInvite(location.hash))
  return <OnlineMessages>{invite === undefined ? <BadInvite /> : <Join invite={invite} />}</OnlineMessages>
}

function BadInvite() {
  const t = useOnlineWords()
  return (
    <Page name={t('online.join.title')} className="join">
      <h1>{t('online.join.title')}</h1>
      <Refusal code="bad-invite" />
    </Page>
  )
}

function Join({ invite }: { invite: Invite }) {
  const t = useOnlineWords()
  const card = useCard()
  const { api } = useOnline()
  const [, go] = useLocation()
  const { id, secret } = invite

  async function join(name: string): Promise<Result<unknown>> {
    const result = await api.joinTable(id, name, secret)
    // Whoever sits there goes on; everybody else may be allowed to watch.
    return 'code' in result && result.code === 'too-late' ? { value: undefined } : result
  }

  const found = useInvitation(api, invite)
  if (found === undefined) return <Loading />
  const form = (
    <NameForm
      label={t('online.join')}
      submit={join}
      onDone={() => {
        rememberInvite(invite)
        go(`/match/${id}`, { replace: true })
      }}
    />
  )
  if ('value' in found && findGame(found.value.game) !== undefined) {
    const { game, host } = found.value
    return (
      <Page name={t('online.join.title')} className="setup">
        <SetupDoor game={game} title={card(game, 'title')} text={t('online.join.from', { host })} />
        {form}
      </Page>
    )
  }
  // Pressing the button tells what is wrong; a match that has begun can still be watched.
  return (
    <Page name={t('online.join.title')} className="join">
      <h1>{t('online.join.title')}</h1>
      <p className="lede">{t('online.join.lede')}</p>
      {form}
    </Page>
  )
}

/** What the invitation is to; `undefined` until the server has answered. */
function useInvitation(api: Api, { id, secret }: Invite) {
  const [found, setFound] = useState<Awaited<ReturnType<Api['invitation']>>>()
  useEffect(() => {
    let isCurrent = true
    api.invitation(id, secret).then(answer => {
      if (isCurrent) setFound(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [api, id, secret])
  return found
}
