import { LazyView } from '@kazamata/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { CampaignList } from '../campaign/CampaignList.tsx'
import { useWords } from '../intl/words.tsx'
import { lazyOnlineMatches } from '../online/lazy-online.ts'
import { Page } from '../shell/Page.tsx'
import { useServer } from '../shell/use-server.ts'
import { type ImportResult, importMatch } from './import-export.ts'
import { MatchList } from './MatchList.tsx'
import { NotStored } from './NotStored.tsx'
import { openStores } from './open-stores.ts'
import { useStores } from './use-stores.ts'
import './matches.css'

/** Running matches on the server, matches and campaigns of this device, and the import of a match file. */
export default function MatchesPage() {
  const t = useWords()
  const { matches, campaigns = [], durable, reread } = useStores()
  const hasServer = useServer()
  const running = matches?.filter(match => match.winners === undefined)
  return (
    <Page name={t('nav.tables')} className="matches-page">
      <h1>{t('nav.tables')}</h1>
      {hasServer && (
        <p className="lede">
          <Link href="/online">{t('home.lobby')}</Link>
        </p>
      )}
      {hasServer && <LazyView component={lazyOnlineMatches} props={{ isOver: false }} />}
      {!durable && <NotStored />}
      <section aria-labelledby="here">
        <h2 id="here" className={hasServer ? undefined : 'visually-hidden'}>
          {t('tables.here')}
        </h2>
        {running?.length === 0 && campaigns.length === 0 && (
          <p className="lede">
            {t('tables.none')} <Link href="/">{t('tables.begin')}</Link>
          </p>
        )}
        <MatchList matches={running ?? []} campaigns={campaigns} reread={reread} />
      </section>
      {campaigns.length > 0 && (
        <section aria-labelledby="campaigns">
          <h2 id="campaigns">{t('campaigns')}</h2>
          <CampaignList campaigns={campaigns} />
        </section>
      )}
      <Import onImported={reread} />
      {hasServer && (
        <p className="lede">
          <Link href="/me">{t('home.me')}</Link>
        </p>
      )}
    </Page>
  )
}

type Refused = Extract<ImportResult, { reason: string }>

/** Opens the imported match; the list is read again, for players who go back to it. */
function Import({ onImported }: { onImported: () => void }) {
  const t = useWords()
  const [, go] = useLocation()
  const [refused, setRefused] = useState<Refused>()
  const [isDraggedOver, setDraggedOver] = useState(false)

  async function importFile(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setRefused(undefined)
    const result = await importMatch(await openStores(), file)
    if (!('id' in result)) return setRefused(result)
    onImported()
    go(`/table/${result.id}`)
  }

  const start = (file: File | undefined) => {
    importFile(file).catch(error => {
      console.error(error)
      setRefused({ reason: 'unreadable' })
    })
  }
  return (
    <section
      className="import"
      aria-labelledby="import"
      data-over={isDraggedOver}
      onDragOver={event => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={event => {
        event.preventDefault()
        setDraggedOver(false)
        start(event.dataTransfer.files[0])
      }}
    >
      <h2 id="import">{t('import.title')}</h2>
      <p>{t('import.text')}</p>
      <label className="btn">
        {t('import.choose')}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={event => {
            start(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p className="refusal" role="alert">
        {refused !== undefined && (
          <>
            {t(`refusal.${refused.reason}`, { at: (refused.at ?? 0) + 1 })} {t('import.nothing')}
          </>
        )}
      </p>
    </section>
  )
}
