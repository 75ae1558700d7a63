import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Campaign } from '../campaign/campaign.ts'
import { MatchTitle, Progress, StoryTitle } from '../campaign/Standing.tsx'
import type { OnlineTicket } from '../home/online-tickets.ts'
import { useCard, useWords } from '../intl/words.tsx'
import type { MatchRowProps } from './MatchRow.tsx'
import { matchStatus } from './match-status.ts'
import { Players } from './Players.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import { useList } from './use-list.ts'
import './resume-list.css'

/** Something to go on with. */
export type Resumable =
  | { readonly match: StoredMatch }
  | { readonly campaign: Campaign }
  | { readonly online: OnlineTicket }

/** What can be resumed: running matches, here and on the server, and campaigns between two chapters. */
export function ResumeList(props: {
  of: readonly Resumable[]
  /** All of them: a match may be a chapter. */
  campaigns: readonly Campaign[]
}) {
  const { of, campaigns } = props
  return (
    <ul className="tickets">
      {of.map(one => {
        if ('online' in one)
          return (
            <li key={one.online.id} className="from-server">
              <OnlineMatchTicket ticket={one.online} />
            </li>
          )
        if ('match' in one)
          return (
            <li key={one.match.id}>
              <MatchTicket match={one.match} campaigns={campaigns} />
            </li>
          )
        return (
          <li key={one.campaign.id}>
            <CampaignTicket campaign={one.campaign} />
          </li>
        )
      })}
    </ul>
  )
}

function MatchTicket({ match, campaigns }: { match: StoredMatch; campaigns: readonly Campaign[] }) {
  const t = useWords()
  const { yours, id, values } = matchStatus(match, useList())
  return (
    <Ticket
      href={match.winners === undefined ? `/table/${match.id}` : `/replay/${match.id}`}
      {...{ game: match.game, yours }}
      players={<Players seats={match.seats} />}
      title={<MatchTitle match={match} campaigns={campaigns} />}
      status={t(id, values)}
      at={match.played}
    />
  )
}

const CampaignTicket = ({ campaign }: { campaign: Campaign }) => (
  <Ticket
    href={`/campaign/${campaign.id}`}
    {...{ game: campaign.game, yours: true }}
    players={<Players seats={campaign.seats} />}
    title={<StoryTitle campaign={campaign} />}
    status={<Progress campaign={campaign} />}
    at={campaign.played}
  />
)

function OnlineMatchTicket({ ticket }: { ticket: OnlineTicket }) {
  const t = useWords()
  const card = useCard()
  const list = useList()
  const { id, game, names, yours, status, values, at } = ticket
  return (
    <Ticket
      href={`/match/${id}`}
      {...{ game, yours, at }}
      title={card(game, 'title')}
      players={t('ticket.online', { names: list(names) })}
      status={t(status, values)}
    />
  )
}

interface TicketProps extends Omit<MatchRowProps, 'seats'> {
  readonly href: string
  readonly players: ReactNode
}

function Ticket({ href, game, players, yours, title, status, at }: TicketProps) {
  const { light, sign } = coverOf(game)
  return (
    <Link href={href} className="ticket" data-light={light} data-yours={yours}>
      <span className="sign">
        <Icon d={sign} />
      </span>
      <b>{title}</b>
      <span className="with">{players}</span>
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
