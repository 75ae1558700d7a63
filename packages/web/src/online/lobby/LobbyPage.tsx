import type { LobbyAnswer } from '@kazamata/protocol'
import { findGame, games } from '@kazamata/registry'
import { coverOf } from '@kazamata/registry/covers'
import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useCard } from '../../intl/words.tsx'
import { Page } from '../../shell/Page.tsx'
import { OnlineMatches } from '../OnlineMatches.tsx'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { NameField } from '../person/NameField.tsx'
import { isName, rememberName } from '../person/person-name.ts'
import { useName } from '../person/use-name.ts'
import { Refusal } from '../Refusal.tsx'
import { useBotNames } from '../tables/use-bot-names.ts'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { Filters } from './Filters.tsx'
import { type Filter, fits, tableFits } from './filter.ts'
import { MatchRow, TableRow } from './LobbyRows.tsx'
import { useLobby } from './use-lobby.ts'
import '../../matches/matches.css'
import '../online.css'
import './lobby.css'

/** Where strangers meet: a seat at once, tables that wait, matches to watch, and one's own. */
export default function LobbyPage() {
  return (
    <OnlineMessages>
      <Lobby />
    </OnlineMessages>
  )
}

function Lobby() {
  const t = useOnlineWords()
  const [, go] = useLocation()
  const [name, setName] = useName()
  const wanted = findGame(new URLSearchParams(useSearch()).get('game') ?? '')
  const [filter, setFilter] = useState<Filter>(wanted ? { game: wanted.id } : {})
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const botNames = useBotNames()
  const { lobby, code } = useLobby()
  const isDisabled = isBusy || !isName(name)

  function quick(game: string): void {
    rememberName(name)
    const { pace, language } = filter
    const wish = { ...(pace && { pace }), ...(language && { language }) }
    run(
      () => api.quick({ name, game, bots: botNames, ...wish }),
      ({ id }) => go(`/match/${id}`),
    )
  }
  function sit(id: string): void {
    rememberName(name)
    run(
      () => api.joinTable(id, name),
      () => go(`/match/${id}`),
    )
  }
  return (
    <Page name={t('lobby')} className="matches-page lobby">
      <h1>{t('lobby')}</h1>
      <p className="lede">{t('lobby.lede')}</p>
      <NameField name={name} onChange={setName} />
      <Refusal code={isName(name) ? (refused ?? code) : 'bad-name'} />
      <Quick isDisabled={isDisabled} wanted={wanted?.id} onPick={quick} />
      <section aria-labelledby="tables">
        <h2 id="tables">{t('lobby.tables')}</h2>
        <Filters filter={filter} onChange={setFilter} />
        {lobby !== undefined && <Tables lobby={lobby} filter={filter} isDisabled={isDisabled} onSit={sit} />}
        <Make />
      </section>
      {lobby !== undefined && <Matches lobby={lobby} filter={filter} />}
      <OnlineMatches isOver={false} />
    </Page>
  )
}

/** One button a game; that of the wanted one stands out. */
function Quick(props: { isDisabled: boolean; wanted: string | undefined; onPick: (game: string) => void }) {
  const { isDisabled, wanted, onPick } = props
  const t = useOnlineWords()
  const card = useCard()
  return (
    <section aria-labelledby="quick">
      <h2 id="quick">{t('lobby.quick')}</h2>
      <p className="note">{t('lobby.quick.help')}</p>
      <div className="quick-games">
        {games.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={`btn ${id === wanted ? 'primary' : ''}`}
            data-light={coverOf(id).light}
            disabled={isDisabled}
            aria-label={t('lobby.quick.of', { game: card(id, 'title') })}
            onClick={() => onPick(id)}
          >
            <Icon d={coverOf(id).sign} />
            {card(id, 'title')}
          </button>
        ))}
      </div>
    </section>
  )
}

function Tables(props: {
  lobby: LobbyAnswer
  filter: Filter
  isDisabled: boolean
  onSit: (id: string) => void
}) {
  const { lobby, filter, isDisabled, onSit } = props
  const t = useOnlineWords()
  const shown = lobby.tables.filter(table => tableFits(table, filter))
  return (
    <>
      <p className="note" role="status">
        {shown.length === 0 && t(lobby.tables.length === 0 ? 'lobby.none' : 'lobby.noFit')}
      </p>
      <ul className="match-list" aria-labelledby="tables">
        {shown.map(table => (
          <TableRow key={table.id} table={table} isBusy={isDisabled} onSit={() => onSit(table.id)} />
        ))}
      </ul>
    </>
  )
}

function Make() {
  const t = useOnlineWords()
  const card = useCard()
  return (
    <div className="make">
      <h3>{t('lobby.make')}</h3>
      <p>
        {games.map(({ id }) => (
          <Link
            key={id}
            href={`/online/${id}`}
            className="btn ghost"
            aria-label={t('lobby.make.of', { game: card(id, 'title') })}
          >
            {card(id, 'title')}
          </Link>
        ))}
      </p>
    </div>
  )
}

function Matches({ lobby, filter }: { lobby: LobbyAnswer; filter: Filter }) {
  const t = useOnlineWords()
  const shown = lobby.matches.filter(match => fits(match, filter))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{t('lobby.matches')}</h2>
      <ul className="match-list" aria-labelledby="matches">
        {shown.map(match => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}
