import type { Me } from '@kazamata/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { rememberTickets } from '../../home/online-tickets.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { AccountForm } from './AccountForm.tsx'

/** What others see of this person, what the server knows, and how all of it is erased. */
export function Privacy({ me, onChange }: { me: Me; onChange: () => void }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{t('me.privacy')}</h2>
      <label className="switch">
        <input
          type="checkbox"
          checked={!me.hidden}
          disabled={isBusy}
          onChange={event => {
            const hidden = !event.target.checked
            run(() => api.saveMe({ hidden }), onChange)
          }}
        />
        {t('me.profile.public')}
      </label>
      <Refusal code={refused} />
      <p className="row">
        {me.id !== undefined && (
          <Link href={`/people/${me.id}`} className="btn">
            {t('me.profile.see')}
          </Link>
        )}
        <a className="btn ghost" href="/api/me/data" download>
          {t('me.data')}
        </a>
        <button type="button" className="btn danger" onClick={() => setDeleting(true)}>
          {t('me.delete')}
        </button>
      </p>
      {isDeleting && <Deletion me={me} onClose={() => setDeleting(false)} />}
    </section>
  )
}

function Deletion({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  return (
    <Dialog title={t('me.delete')} onClose={onClose}>
      <p>{t('me.delete.text')}</p>
      <AccountForm
        fields={
          me.account
            ? [{ id: 'password', label: t('me.password'), isSecret: true, autoComplete: 'current-password' }]
            : []
        }
        label={t('me.delete.do')}
        look="danger"
        isBusy={isBusy}
        refused={refused}
        onSubmit={written =>
          run(
            () => api.deleteMe(me.account ? written('password') : undefined),
            () => {
              rememberTickets([])
              location.replace('/')
            },
          )
        }
      />
    </Dialog>
  )
}
