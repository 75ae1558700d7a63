import { findGame, type GameManifest, type Story } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { Link } from 'wouter'
import { useCard } from '../intl/words.tsx'
import { useStores } from '../matches/use-stores.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { Page } from '../shell/Page.tsx'
import { GameMessages } from '../table/GameMessages.tsx'
import { CampaignList } from './CampaignList.tsx'
import { resultsOf } from './campaign.ts'
import { storyOf } from './story.ts'
import { campaignMessages, useCampaignWords } from './words.ts'
import './campaign.css'

/** The stories of a game, and those that are being played. */
export default function Campaigns({ id }: { id: string }) {
  const manifest = findGame(id)
  if (manifest?.stories === undefined) return <NotFound />
  return (
    <GameMessages manifest={manifest} more={campaignMessages}>
      <Stories manifest={manifest} stories={manifest.stories} />
    </GameMessages>
  )
}

function Stories({ manifest, stories }: { manifest: GameManifest; stories: readonly Story[] }) {
  const t = useCampaignWords()
  const card = useCard()
  const intl = useIntl()
  const { campaigns = [] } = useStores()
  const running = campaigns.filter(
    campaign =>
      campaign.game === manifest.id &&
      resultsOf(campaign).length < (storyOf(campaign)?.story.chapters.length ?? 0),
  )
  const title = t('campaigns.of', { title: card(manifest.id, 'title') })
  return (
    <Page name={title} className="campaigns">
      <h1>{title}</h1>
      <p className="lede">{t('campaigns.lede')}</p>
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{t('home.leftOff')}</h2>
          <CampaignList campaigns={running} />
        </section>
      )}
      <ul className="stories">
        {stories.map(story => {
          const name = intl.formatMessage({ id: `story.${story.id}` })
          return (
            <li key={story.id}>
              <article className="story">
                <h2>{name}</h2>
                <p className="story-text">{intl.formatMessage({ id: `story.${story.id}.text` })}</p>
                <p className="count">{t('campaigns.chapters', { count: story.chapters.length })}</p>
                <Link
                  href={`/play/${manifest.id}/${story.id}`}
                  className="btn"
                  aria-label={t('campaigns.beginOf', { story: name })}
                >
                  {t('campaigns.begin')}
                </Link>
              </article>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
