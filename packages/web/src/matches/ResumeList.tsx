import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import { Link } from 'wouter'
import type { Campaign } from '../campaign/campaign.ts'
import { MatchTitle, Progress, StoryTitle } from '../campaign/Standing.tsx'
import { useWords } from '../intl/words.tsx'
import type { MatchRowProps } from './MatchRow.tsx'
import { matchStatus } from './match-status.ts'
import { Players } from './Players.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import { useList } from './use-list.ts'
import './resume-list.css'

/** What can be resumed: running matches, and campaigns between two chapters. */
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
  const { yours, id, values } = matchStatus(match, useList())
  return (
    <Ticket
      href={match.winners === undefined ? `/table/${match.id}` : `/replay/${match.id}`}
      {...{ game: match.game, seats: match.seats, yours }}
      title={<MatchTitle match={match} campaigns={campaigns} />}
      status={t(id, values)}
      at={match.played}
    />
  )
}

const CampaignTicket = ({ campaign }: { campaign: Campaign }) => (
  <Ticket
    href={`/campaign/${campaign.id}`}
    {...{ game: campaign.game, seats: campaign.seats, yours: true }}
    title={<StoryTitle campaign={campaign} />}
    status={<Progress campaign={campaign} />}
    at={campaign.played}
  />
)

function Ticket({ href, game, seats, yours, title, status, at }: MatchRowProps & { readonly href: string }) {
  const { light, sign } = coverOf(game)
  return (
    <Link href={href} className="ticket" data-light={light} data-yours={yours}>
      <span className="sign">
        <Icon d={sign} />
      </span>
      <b>{title}</b>
      <span className="with">
        <Players seats={seats} />
      </span>
      <span className="state">
        {yours && <Icon d={sign} />}
        <span>{status}</span>
        <span className="when">
          <TimeAgo at={at} />
        </span>
      </span>
    </Link>
  )
}
