import { LazyView } from '@kazamata/ui'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { lazyOnlineMatches } from '../online/lazy-online.ts'
import { Page } from '../shell/Page.tsx'
import { useServer } from '../shell/use-server.ts'
import { MatchList } from './MatchList.tsx'
import { useStores } from './use-stores.ts'
import './matches.css'

/** Finished matches, to replay. */
export default function Replays() {
  const t = useWords()
  const { matches, campaigns, reread } = useStores()
  const hasServer = useServer()
  const over = matches?.filter(match => match.winners !== undefined)
  return (
    <Page name={t('nav.replays')} className="matches-page">
      <h1>{t('nav.replays')}</h1>
      <p className="lede">{t(over?.length === 0 ? 'replays.none' : 'replays.lede')}</p>
      <p className="lede">
        <Link href="/history">{t('replays.history')}</Link>
      </p>
      <MatchList matches={over ?? []} campaigns={campaigns ?? []} reread={reread} />
      {hasServer && <LazyView component={lazyOnlineMatches} props={{ isOver: true }} />}
    </Page>
  )
}
