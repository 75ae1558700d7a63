import { LazyComponent, LazyView } from '@kazamata/ui'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Fault, HomeLink } from '../../shell/Fault.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { NameForm } from '../person/NameForm.tsx'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { OnlineMatch } from './OnlineMatch.tsx'

const onlineReplay = new LazyComponent(async () => (await import('./OnlineReplay.tsx')).default)

/** An online match: its waiting room, its table, and with `?move=N` in the address its replay. */
export default function MatchPage({ id }: { id: string }) {
  const move = new URLSearchParams(useSearch()).get('move')
  return (
    <OnlineMessages>
      {move === null ? (
        <Guarded id={id} />
      ) : (
        <LazyView component={onlineReplay} props={{ id, start: Number(move) || 0 }} fallback={<Loading />} />
      )}
    </OnlineMessages>
  )
}

/** The server shows a match to those it knows: a stranger gives a name first. */
function Guarded({ id }: { id: string }) {
  const t = useOnlineWords()
  const [isNamed, setNamed] = useState(false)
  const { api } = useOnline()
  const me = useLoaded(api.me)
  if (me === undefined) return <Loading />
  if ('code' in me)
    return (
      <Fault title={t('online.noServer')} text={t('online.refused.no-server')}>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {t('fault.reload')}
        </button>
        <HomeLink />
      </Fault>
    )
  if (me.value !== null || isNamed) return <OnlineMatch id={id} />
  return (
    <Page name={t('setup.online')} className="join">
      <h1>{t('setup.online')}</h1>
      <p className="lede">{t('online.enter.lede')}</p>
      <NameForm label={t('online.enter')} submit={api.rename} onDone={() => setNamed(true)} />
    </Page>
  )
}
