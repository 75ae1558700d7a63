import type { Me } from '@kazamata/protocol'
import { useCallback, useEffect, useState } from 'react'
import { DaylightSwitch } from '../../shell/appearance/DaylightSwitch.tsx'
import { TextSize } from '../../shell/appearance/TextSize.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import type { Result } from '../api.ts'
import { NoticeSettings } from '../notices/NoticeSettings.tsx'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { OtherDevice } from '../person/OtherDevice.tsx'
import { nameLength, rememberName } from '../person/person-name.ts'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { AccountForm } from './AccountForm.tsx'
import { ChangePassword, KeepAccount, SignIn } from './KeepAccount.tsx'
import { Privacy } from './Privacy.tsx'
import { SignOut } from './SignOut.tsx'
import '../online.css'
import './account.css'

/** Who one is on this server: name, password, what follows one to other devices. */
export default function MePage() {
  return (
    <OnlineMessages>
      <Person />
    </OnlineMessages>
  )
}

function Person() {
  const t = useOnlineWords()
  const { api } = useOnline()
  const [found, setFound] = useState<Result<Me | null>>()
  const read = useCallback(async () => setFound(await api.me()), [api])
  useEffect(() => {
    void read()
  }, [read])
  if (found === undefined) return <Loading />
  return (
    <Page name={t('me.title')} className="me-page">
      <h1>{t('me.title')}</h1>
      {'code' in found ? (
        <Refusal code={found.code} />
      ) : (
        <Sections me={found.value} onChange={() => void read()} />
      )}
    </Page>
  )
}

function Sections({ me, onChange }: { me: Me | null; onChange: () => void }) {
  const t = useOnlineWords()
  const kind = me === null ? 'stranger' : me.account ? 'account' : 'guest'
  return (
    <>
      <p className="lede">{t(`me.${kind}`, { name: me?.name ?? '' })}</p>
      {me?.account ? (
        <section aria-labelledby="account">
          <h2 id="account">{t('me.account.title')}</h2>
          <Rename me={me} onRenamed={onChange} />
          <ChangePassword me={me} />
        </section>
      ) : (
        <>
          <KeepAccount me={me} onKept={onChange} />
          <SignIn me={me} />
        </>
      )}
      <section aria-labelledby="looks">
        <h2 id="looks">{t('me.looks')}</h2>
        {me !== null && <p className="note">{t('me.looks.text')}</p>}
        <div className="looks">
          <TextSize />
          <DaylightSwitch />
        </div>
      </section>
      {me !== null && (
        <>
          <NoticeSettings />
          <section>
            <OtherDevice />
          </section>
          <SignOut me={me} />
          <Privacy me={me} onChange={onChange} />
        </>
      )}
    </>
  )
}

function Rename({ me, onRenamed }: { me: Me; onRenamed: () => void }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  return (
    <AccountForm
      fields={[
        {
          id: 'name',
          label: t('online.name'),
          first: me.name,
          autoComplete: 'nickname',
          maxLength: nameLength,
        },
      ]}
      label={t('me.rename')}
      isBusy={isBusy}
      refused={refused}
      onSubmit={written =>
        run(
          () => api.rename(written('name')),
          now => {
            if (now !== null) rememberName(now.name)
            onRenamed()
          },
        )
      }
    />
  )
}
