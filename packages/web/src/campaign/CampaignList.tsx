import { coverOf } from '@kazamata/registry/covers'
import { Icon } from '@kazamata/ui'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { Players } from '../matches/Players.tsx'
import { TimeAgo } from '../matches/TimeAgo.tsx'
import type { Campaign } from './campaign.ts'
import { Progress, StoryTitle } from './Standing.tsx'
import '../matches/tables.css'

/** Campaigns one below another, each to open. */
export function CampaignList({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useWords()
  return (
    <ul className="match-list">
      {campaigns.map(campaign => {
        const { light, sign } = coverOf(campaign.game)
        return (
          <li key={campaign.id}>
            <article className="match" data-light={light}>
              <span className="sign">
                <Icon d={sign} />
              </span>
              <div className="about">
                <h3>
                  <StoryTitle campaign={campaign} />
                </h3>
                <p>
                  <Players seats={campaign.seats} />
                </p>
                <p className="state">
                  <b>
                    <Progress campaign={campaign} />
                  </b>{' '}
                  · <TimeAgo at={campaign.resultsOf} />
                </p>
              </div>
              <div className="acts">
                <Link href={`/campaign/${campaign.id}`} className="btn">
                  {t('campaign.open')}
                </Link>
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
