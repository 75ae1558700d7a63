import { games } from '@kazamata/registry'
import { Link } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { Page } from '../shell/Page.tsx'
import './rules-index.css'

/** Which games can be read about. */
export default function RulesIndex() {
  const t = useWords()
  const card = useCard()
  return (
    <Page name={t('nav.rules')} className="rules-index">
      <h1>{t('nav.rules')}</h1>
      <ul>
        {games.map(game => (
          <li key={game.id}>
            <Link href={`/rules/${game.id}`} className="btn">
              {card(game.id, 'title')}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
