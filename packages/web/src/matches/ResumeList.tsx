import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import { Link } from 'wouter'
import type { Campaign } from '../campaign/campaign.ts'
import { MatchTitle, Progress, StoryTitle } from '../campaign/Standing.tsx'
import { useWords } from '../intl/words.tsx'
import { matchStatus } from './matchStatus.ts'
import { Players } from './Players.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import { useList } from './useList.ts'
import './resume-list.css'

/** What one may go on with: matches, and campaigns between two chapters. */
export function ResumeList(props: {
  matches: readonly StoredMatch[]
  paused: readonly Campaign[]
  /** All of them: a match may be a chapter. */
  campaigns: readonly Campaign[]
}) {
  const { matches, paused, campaigns } = props
  return (
    <ul className="tickets">
      {matches.map(match => (
        <li key={match.id}>
          <MatchTicket match={match} campaigns={campaigns} />
        </li>
      ))}
      {paused.map(campaign => (
        <li key={campaign.id}>
          <CampaignTicket campaign={campaign} />
        </li>
      ))}
    </ul>
  )
}

function MatchTicket({ match, campaigns }: { match: StoredMatch; campaigns: readonly Campaign[] }) {
  const t = useWords()
  const { light, sign } = coverOf(match.game)
  const whose = matchStatus(match, useList())
  return (
    <Link
      href={match.winners === undefined ? `/table/${match.id}` : `/replay/${match.id}`}
      className="ticket"
      data-light={light}
      data-yours={whose.yours}
    >
      <span className="sign">
        <Icon d={sign} />
      </span>
      <b>
        <MatchTitle match={match} campaigns={campaigns} />
      </b>
      <span className="with">
        <Players seats={match.seats} />
      </span>
      <span className="state">
        {whose.yours && <Icon d={sign} />}
        <span>{t(whose.id, whose.values)}</span>
        <span className="when">
          <TimeAgo at={match.played} />
        </span>
      </span>
    </Link>
  )
}

function CampaignTicket({ campaign }: { campaign: Campaign }) {
  const { light, sign } = coverOf(campaign.game)
  return (
    <Link href={`/campaign/${campaign.id}`} className="ticket" data-light={light} data-yours="true">
      <span className="sign">
        <Icon d={sign} />
      </span>
      <b>
        <StoryTitle campaign={campaign} />
      </b>
      <span className="with">
        <Players seats={campaign.seats} />
      </span>
      <span className="state">
        <Icon d={sign} />
        <span>
          <Progress campaign={campaign} />
        </span>
        <span className="when">
          <TimeAgo at={campaign.resultsOf} />
        </span>
      </span>
    </Link>
  )
}
