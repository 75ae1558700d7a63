import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { CampaignList } from '../campaign/CampaignList.tsx'
import { useWords } from '../intl/words.tsx'
import { Page } from '../shell/Page.tsx'
import { type ImportResult, importMatch } from './import-export.ts'
import { MatchList } from './MatchList.tsx'
import { NotStored } from './NotStored.tsx'
import { openStores } from './open-stores.ts'
import { useStores } from './use-stores.ts'
import './tables.css'

/** Matches that go on, and the door for those that come as a file. */
export default function Tables() {
  const t = useWords()
  const { matches, campaigns = [], durable, reread } = useStores()
  const waiting = matches?.filter(match => match.winners === undefined)
  return (
    <Page name={t('nav.tables')} className="tables">
      <h1>{t('tables.title')}</h1>
      {!durable && <NotStored />}
      {waiting?.length === 0 && campaigns.length === 0 && (
        <p className="lede">
          {t('tables.none')} <Link href="/">{t('tables.begin')}</Link>
        </p>
      )}
      <MatchList matches={waiting ?? []} campaigns={campaigns} reread={reread} />
      {campaigns.length > 0 && (
        <section aria-labelledby="campaigns">
          <h2 id="campaigns">{t('campaigns')}</h2>
          <CampaignList campaigns={campaigns} />
        </section>
      )}
      <Import onTaken={reread} />
    </Page>
  )
}

type Refused = Extract<ImportResult, { reason: string }>

/** Whoever turns back before the table is there finds the match on the list. */
function Import({ onTaken }: { onTaken: () => void }) {
  const t = useWords()
  const [, go] = useLocation()
  const [refused, setRefused] = useState<Refused>()
  const [over, setOver] = useState(false)

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setRefused(undefined)
    const taken = await importMatch(await openStores(), file)
    if (!('id' in taken)) return setRefused(taken)
    onTaken()
    go(`/table/${taken.id}`)
  }

  const start = (file: File | undefined) => {
    take(file).catch(error => {
      console.error(error)
      setRefused({ reason: 'unreadable' })
    })
  }
  return (
    <section
      className="import"
      aria-labelledby="import"
      data-over={over}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
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
