import type { Me } from '@kazamata/protocol'
import { useState } from 'react'
import { rememberTickets } from '../../home/online-tickets.ts'
import { Confirm } from '../../shell/Confirm.tsx'
import { stopPush } from '../notices/push.ts'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'

/** On this device, or on all of them. A guest is asked first: there is no way back. */
export function SignOut({ me }: { me: Me }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [asked, setAsked] = useState<'here' | 'everywhere'>()
  const signOut = (where: 'here' | 'everywhere') =>
    run(
      async () => {
        // Whoever uses this browser next is not told of this person's turns.
        await stopPush(api).catch(() => undefined)
        return api.signOut(where)
      },
      () => {
        rememberTickets([])
        location.replace('/')
      },
    )
  return (
    <section aria-labelledby="sign-out">
      <h2 id="sign-out">{t('me.signOut')}</h2>
      <p className="row">
        {(['here', 'everywhere'] as const).map(where => (
          <button
            key={where}
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => (me.account ? signOut(where) : setAsked(where))}
          >
            {t(`me.signOut.${where}`)}
          </button>
        ))}
      </p>
      <Refusal code={refused} />
      {asked !== undefined && (
        <Confirm
          title={t('me.signOut')}
          yes={t(`me.signOut.${asked}`)}
          onYes={() => signOut(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t('me.signOut.guest')}
        </Confirm>
      )}
    </section>
  )
}
