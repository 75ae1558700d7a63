import { doorOf } from '@kazamata/registry/doors'
import { Icon } from '@kazamata/ui'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { people, turn } from './said.ts'
import type { Saved } from './storage.ts'
import { When } from './When.tsx'
import './tickets.css'

/** Matches to go on with. */
export function Tickets({ matches }: { matches: readonly Saved[] }) {
  return (
    <ul className="tickets">
      {matches.map(match => (
        <li key={match.id}>
          <Ticket match={match} />
        </li>
      ))}
    </ul>
  )
}

function Ticket({ match }: { match: Saved }) {
  const t = useWords()
  const intl = useIntl()
  const card = useCard()
  const { light, sign } = doorOf(match.game)
  const whose = turn(match)
  const around = people(match)
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
      <b>{card(match.game, 'title')}</b>
      <span className="with">
        {around.alone
          ? t('ticket.with', { names: intl.formatList(around.others, { type: 'conjunction' }) })
          : intl.formatList(around.others, { type: 'conjunction' })}
      </span>
      <span className="state">
        {whose.yours && <Icon d={sign} />}
        <span>{t(whose.id, whose.values)}</span>
        <span className="when">
          <When at={match.played} />
        </span>
      </span>
    </Link>
  )
}
