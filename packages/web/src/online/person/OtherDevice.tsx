import { limits } from '@kazamata/protocol'
import { useState } from 'react'
import { Refusal } from '../Refusal.tsx'
import { Share } from '../Share.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { deviceLinkPath } from './device-link.ts'
import '../online.css'

/** A button that shows a link, with which this person goes on on another device, at a match if there is one. */
export function OtherDevice({ match }: { match?: string }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined)
    return (
      <Share
        title={t('online.device')}
        text={t('online.device.text', { minutes: limits.deviceLinkMinutes })}
        path={deviceLinkPath({ secret, ...(match !== undefined && { match }) })}
        takesFocus
      />
    )
  return (
    <>
      <p className="renew">
        <button
          type="button"
          className="btn ghost"
          disabled={isBusy}
          onClick={() => run(api.linkDevice, link => setSecret(link.secret))}
        >
          {t('online.device')}
        </button>
        <small>{t('online.device.help')}</small>
      </p>
      <Refusal code={refused} />
    </>
  )
}
