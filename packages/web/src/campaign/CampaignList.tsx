import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { MatchRow } from '../matches/MatchRow.tsx'
import type { Campaign } from './campaign.ts'
import { Progress, StoryTitle } from './Standing.tsx'

/** A list of campaigns, each with a link to its page. */
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
          <MatchRow
            game={campaign.game}
            seats={campaign.seats}
            title={titleOf(campaign)}
            status={<Progress campaign={campaign} />}
            at={campaign.played}
          >
            <Link href={`/campaign/${campaign.id}`} className="btn">
              {t('campaign.open')}
            </Link>
          </MatchRow>
        </li>
      ))}
    </ul>
  )
}
