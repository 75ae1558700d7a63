import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { Row } from '../matches/Row.tsx'
import type { Campaign } from './campaign.ts'
import { Progress, StoryTitle } from './Standing.tsx'

/** Campaigns one below another, each to open. */
export function CampaignList({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useWords()
  const titleOf = (campaign: Campaign) => (
    <h3>
      <StoryTitle campaign={campaign} />
    </h3>
  )
  return (
    <ul className="match-list">
      {campaigns.map(campaign => (
        <li key={campaign.id}>
          <Row
            game={campaign.game}
            seats={campaign.seats}
            title={titleOf(campaign)}
            status={<Progress campaign={campaign} />}
            at={campaign.played}
          >
            <Link href={`/campaign/${campaign.id}`} className="btn">
              {t('campaign.open')}
            </Link>
          </Row>
        </li>
      ))}
    </ul>
  )
}
