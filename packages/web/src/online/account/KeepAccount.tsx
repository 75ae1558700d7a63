import type { Me } from '@kazamata/protocol'
import { useState } from 'react'
import { nameLength, rememberedName, rememberName } from '../person/person-name.ts'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { AccountForm, type Field } from './AccountForm.tsx'
import { becomePerson, currentSettings, followSettings } from './follow-settings.ts'
import { RecoveryCode } from './RecoveryCode.tsx'

/** Fields that several forms ask for. */
function useFields() {
  const t = useOnlineWords()
  const name: Field = { id: 'name', label: t('online.name'), autoComplete: 'username', maxLength: nameLength }
  const password: Field = {
    id: 'password',
    label: t('me.password'),
    isSecret: true,
    autoComplete: 'current-password',
  }
  const next: Field = {
    id: 'next',
    label: t('me.password.next'),
    isSecret: true,
    autoComplete: 'new-password',
    help: t('me.password.help'),
  }
  return { name, password, next }
}

/** A page that is loaded anew connects as this person. */
const beginAnew = () => location.replace('/me')

/** For guests: a password, with which they are themselves on any device. */
export function KeepAccount({ me, onKept }: { me: Me | null; onKept: () => void }) {
  const t = useOnlineWords()
  const online = useOnline()
  const { api } = online
  const { run, isBusy, refused } = useApi()
  const { name, password, next } = useFields()
  const [kept, setKept] = useState<{ readonly name: string; readonly code: string }>()

  function keep(given: string, secret: string): void {
    run(
      () => api.keep(given, secret),
      ({ recovery }) => {
        rememberName(given)
        void api.saveMe({ settings: currentSettings() })
        followSettings(online)
        setKept({ name: given, code: recovery })
      },
    )
  }

  if (kept !== undefined) return <RecoveryCode {...kept} onKept={onKept} />
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">{t('me.keep')}</h2>
      <p className="note">{t('me.keep.text')}</p>
      <AccountForm
        fields={[
          { ...name, first: me?.name ?? rememberedName() ?? '' },
          { ...next, label: password.label },
        ]}
        label={t('me.keep.do')}
        look="primary"
        isBusy={isBusy}
        refused={refused}
        onSubmit={written => keep(written('name').trim(), written('next'))}
      />
    </section>
  )
}

/** For whoever has an account: with the password, or with the printed code. */
export function SignIn({ me }: { me: Me | null }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const signIn = useApi()
  const recover = useApi()
  const { name, password, next } = useFields()
  const [found, setFound] = useState<{ readonly name: string; readonly code: string }>()
  if (found !== undefined) return <RecoveryCode {...found} onKept={beginAnew} />
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">{t('me.signIn')}</h2>
      {me !== null && <p className="note">{t('online.device.before', { name: me.name })}</p>}
      <AccountForm
        fields={[name, password]}
        label={t('me.signIn.do')}
        isBusy={signIn.isBusy}
        refused={signIn.refused}
        onSubmit={written =>
          signIn.run(
            () => api.login(written('name'), written('password')),
            now => {
              if (now !== null) becomePerson(now)
              beginAnew()
            },
          )
        }
      />
      <details>
        <summary>{t('me.recover')}</summary>
        <AccountForm
          fields={[{ id: 'code', label: t('me.code'), autoComplete: 'off', maxLength: 40 }, next]}
          label={t('me.recover.do')}
          isBusy={recover.isBusy}
          refused={recover.refused}
          onSubmit={written =>
            recover.run(
              () => api.recover(written('code'), written('next')),
              ({ recovery, ...now }) => {
                becomePerson(now)
                setFound({ name: now.name, code: recovery })
              },
            )
          }
        />
      </details>
    </section>
  )
}

/** For whoever has an account: another password. */
export function ChangePassword({ me }: { me: Me }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const { password, next } = useFields()
  const [code, setCode] = useState<string>()
  if (code !== undefined) return <RecoveryCode name={me.name} code={code} onKept={() => setCode(undefined)} />
  return (
    <details className="fold">
      <summary>{t('me.password.change')}</summary>
      <p className="note">{t('me.password.text')}</p>
      <AccountForm
        fields={[password, next]}
        label={t('me.password.change')}
        isBusy={isBusy}
        refused={refused}
        onSubmit={written =>
          run(
            () => api.changePassword(written('password'), written('next')),
            ({ recovery }) => setCode(recovery),
          )
        }
      />
    </details>
  )
}
