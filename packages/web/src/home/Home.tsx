import { games } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { NotStored } from '../matches/NotStored.tsx'
import { ResumeList } from '../matches/ResumeList.tsx'
import { useStores } from '../matches/use-stores.ts'
import { DaylightSwitch } from '../shell/appearance/DaylightSwitch.tsx'
import { TextSize } from '../shell/appearance/TextSize.tsx'
import { InstallApp } from '../shell/install/InstallApp.tsx'
import { Page } from '../shell/Page.tsx'
import { useServer } from '../shell/use-server.ts'
import { GameCard } from './GameCard.tsx'
import { toResume } from './to-resume.ts'
import { useOnlineTickets } from './use-online-tickets.ts'
import { Ways } from './Ways.tsx'
import { useWay } from './ways.ts'
import './home.css'

/** At most so many waiting matches stand on the first page; the rest are among the tables. */
const shown = 3

export function Home() {
  const t = useWords()
  const intl = useIntl()
  const { matches = [], campaigns = [], durable } = useStores()
  const hasServer = useServer()
  const { of, way, choose } = useWay(hasServer)
  const waiting = toResume({ matches, campaigns, online: useOnlineTickets() }).slice(0, shown)
  return (
    <Page className="home">
      <section className="intro">
        <h1>{t('home.title')}</h1>
        <Ways of={of} way={way} onChange={choose} />
      </section>
      {!durable && <NotStored />}
      {waiting.length > 0 && (
        <section className="left-off" aria-labelledby="left-off">
          <h2 id="left-off">{t('home.leftOff')}</h2>
          <ResumeList of={waiting} campaigns={campaigns} />
        </section>
      )}
      <section className="doors" aria-label={t('home.games')}>
        {games.map(game => (
          <GameCard key={game.id} game={game} way={way} />
        ))}
      </section>
      <footer className="credits">
        <p>{t('home.credits')}</p>
        <p>
          {intl.formatMessage(
            { id: 'home.icons' },
            {
              icons: (
                <a href="https://game-icons.net" rel="noreferrer">
                  game-icons.net
                </a>
              ),
              licence: (
                <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
                  CC BY 3.0
                </a>
              ),
            },
          )}
        </p>
        <TextSize />
        <DaylightSwitch />
        <InstallApp />
        {hasServer && <Link href="/me">{t('home.me')}</Link>}
      </footer>
    </Page>
  )
}
