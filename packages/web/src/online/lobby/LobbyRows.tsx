import type { LobbyMatch, LobbyTable } from '@kazamata/protocol'
import { coverOf } from '@kazamata/registry/covers'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { languageNames } from '../../intl/language-names.ts'
import { useCard } from '../../intl/words.tsx'
import { useList } from '../../matches/use-list.ts'
import { StoryPart } from '../campaign/StoryPart.tsx'
import { useOnlineWords } from '../words.ts'
import { openSeats } from './filter.ts'
import { OptionFacts } from './OptionFacts.tsx'
import { usePaceText } from './use-pace-text.ts'

/** A table that waits for whoever comes. */
export function TableRow(props: { table: LobbyTable; isBusy: boolean; onSit: () => void }) {
  const { table, isBusy, onSit } = props
  const { id, host, watchable, seats, quick } = table
  const t = useOnlineWords()
  const open = openSeats(table)
  return (
    <Row
      shown={table}
      names={seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name]))}
      state={t('lobby.open', { count: open })}
      more={[t('lobby.host', { name: host }), ...(quick ? [t('lobby.byItself')] : [])]}
    >
      {open > 0 ? (
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          aria-label={t('lobby.sit.at', { name: host })}
          onClick={onSit}
        >
          {t('lobby.sit')}
        </button>
      ) : (
        watchable && (
          <Link href={`/match/${id}`} className="btn ghost">
            {t('lobby.look')}
          </Link>
        )
      )}
    </Row>
  )
}

/** A match that runs. */
export function MatchRow({ match }: { match: LobbyMatch }) {
  const t = useOnlineWords()
  const list = useList()
  const names = match.seats.map(({ name }) => name)
  return (
    <Row shown={match} names={names}>
      <Link
        href={`/match/${match.id}`}
        className="btn"
        aria-label={t('lobby.watch.of', { names: list(names) })}
      >
        {t('lobby.watch')}
      </Link>
    </Row>
  )
}

function Row(props: {
  shown: LobbyTable | LobbyMatch
  names: readonly string[]
  state?: string
  more?: readonly string[]
  children: ReactNode
}) {
  const { shown, names, state, more = [], children } = props
  const { game, settings, options, campaign } = shown
  const card = useCard()
  const list = useList()
  const paceText = usePaceText()
  const { light, sign } = coverOf(game)
  const facts = [paceText(settings.pace), languageNames[settings.language], ...more]
  return (
    <li>
      <article className="match" data-light={light}>
        <span className="sign">
          <Icon d={sign} />
        </span>
        <div className="about">
          <h3>
            {card(game, 'title')} {campaign && <StoryPart game={game} campaign={campaign} />}
          </h3>
          <p>{list(names)}</p>
          <p className="state">
            {state !== undefined && (
              <>
                <b>{state}</b>
                {' · '}
              </>
            )}
            {facts.join(' · ')}
          </p>
          {campaign === undefined && <OptionFacts game={game} options={options} />}
        </div>
        <div className="acts">{children}</div>
      </article>
    </li>
  )
}
