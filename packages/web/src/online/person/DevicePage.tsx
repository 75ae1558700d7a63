import { useState } from 'react'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { becomePerson } from '../account/follow-settings.ts'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { type DeviceLink, readDeviceLink } from './device-link.ts'
import '../online.css'

/** Where a link to another device leads: one button, and this browser is the same person. */
export default function DevicePage() {
  const [link] = useState(() => readDeviceLink(location.hash))
  return <OnlineMessages>{link === undefined ? <BadLink /> : <GoOn link={link} />}</OnlineMessages>
}

function BadLink() {
  const t = useOnlineWords()
  return (
    <Page name={t('online.device.title')} className="join">
      <h1>{t('online.device.title')}</h1>
      <Refusal code="bad-link" />
    </Page>
  )
}

/** Asks first: a link that somebody else has sent would make this browser that person. */
function GoOn({ link: { secret, match } }: { link: DeviceLink }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const me = useLoaded(api.me)
  if (me === undefined) return <Loading />
  const before = 'value' in me ? me.value?.name : undefined

  function goOn(): void {
    run(
      () => api.followDeviceLink(secret),
      now => {
        if (now !== null) becomePerson(now)
        // A page that is loaded anew connects as this person.
        location.replace(match === undefined ? '/tables' : `/match/${match}`)
      },
    )
  }

  return (
    <Page name={t('online.device.title')} className="join">
      <h1>{t('online.device.title')}</h1>
      <p className="lede">{t('online.device.lede')}</p>
      {before !== undefined && <p className="note">{t('online.device.before', { name: before })}</p>}
      <div className="name-form">
        <Refusal code={'code' in me ? (refused ?? me.code) : refused} />
        <button type="button" className="btn primary" disabled={isBusy} onClick={goOn}>
          {t('online.device.here')}
        </button>
      </div>
    </Page>
  )
}
