import { useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../shell/Page.tsx'
import type { Result } from '../api.ts'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { NameForm } from '../person/NameForm.tsx'
import { Refusal } from '../Refusal.tsx'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { type Invite, readInvite, rememberInvite } from './invites.ts'

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
  const { api } = useOnline()
  const [, go] = useLocation()
  const { id, secret } = invite

  async function join(name: string): Promise<Result<unknown>> {
    const result = await api.joinTable(id, secret, name)
    // Whoever sits there goes on; everybody else may be allowed to watch.
    return 'code' in result && result.code === 'too-late' ? { value: undefined } : result
  }

  return (
    <Page name={t('online.join.title')} className="join">
      <h1>{t('online.join.title')}</h1>
      <p className="lede">{t('online.join.lede')}</p>
      <NameForm
        label={t('online.join')}
        submit={join}
        onDone={() => {
          rememberInvite(invite)
          go(`/match/${id}`, { replace: true })
        }}
      />
    </Page>
  )
}
