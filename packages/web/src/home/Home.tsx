import { games } from '@kazamata/registry'
import { LazyView, useIntl } from '@kazamata/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { NotStored } from '../matches/NotStored.tsx'
import { useStores } from '../matches/use-stores.ts'
import { DaylightSwitch } from '../shell/appearance/DaylightSwitch.tsx'
import { TextSize } from '../shell/appearance/TextSize.tsx'
import { InstallApp } from '../shell/install/InstallApp.tsx'
import { Page } from '../shell/Page.tsx'
import { useServer, useServerState } from '../shell/use-server.ts'
import { GameCard } from './GameCard.tsx'
import { hasPlayed, leftOff } from './left-off.ts'
import { Ways } from './Ways.tsx'
import { useWay } from './ways.ts'
import './home.css'

export default function Home() {
  const t = useWords()
  const intl = useIntl()
  const { matches = [], campaigns = [], durable } = useStores()
  const hasServer = useServer()
  const { of, way, choose } = useWay(hasServer)
  const isKnown = useServerState() === 'known'
  const [played] = useState(hasPlayed)
  const mayGoOn = played || isKnown || matches.length + campaigns.length > 0
  return (
    <Page className="home">
      <section className="intro">
        <h1>{t('home.title')}</h1>
        <Ways of={of} way={way} onChange={choose} />
      </section>
      {!durable && <NotStored />}
      {mayGoOn && <LazyView component={leftOff} props={{ matches, campaigns }} />}
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
