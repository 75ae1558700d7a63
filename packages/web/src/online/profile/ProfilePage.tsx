import type { Profile } from '@kazamata/protocol'
import { findGame } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { useCallback } from 'react'
import { useCard } from '../../intl/words.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { Refusal } from '../Refusal.tsx'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { BestAlone, WonTogether } from './GameFacts.tsx'
import { LastMatches } from './LastMatches.tsx'
import { ratingText } from './rating-text.ts'
import './profile.css'

/** What everybody may know of a person; `id` is theirs, or the name of their account. */
export default function ProfilePage({ id }: { id: string }) {
  return (
    <OnlineMessages>
      <Found id={id} />
    </OnlineMessages>
  )
}

function Found({ id }: { id: string }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const found = useLoaded(useCallback(() => api.profile(id), [api, id]))
  if (found === undefined) return <Loading />
  if ('value' in found) return <Shown profile={found.value} />
  return (
    <Page name={t('profile')} className="profile-page">
      <h1>{t('profile')}</h1>
      <Refusal code={found.code} />
    </Page>
  )
}

function Shown({ profile }: { profile: Profile }) {
  const t = useOnlineWords()
  const { name, since, played, won, ratings, games, best, together, last } = profile
  const date = useIntl().formatDate(since, { year: 'numeric', month: 'long' })
  return (
    <Page name={name} className="profile-page">
      <h1>{name}</h1>
      <p className="lede">
        {t('profile.figures', { played, won })} {t('profile.since', { date })}
      </p>
      {ratings.length > 0 && <Ratings ratings={known(ratings)} />}
      {games.length > 0 && <ByPlayers games={known(games)} />}
      <BestAlone best={known(best)} />
      <WonTogether together={known(together)} />
      {last.length > 0 && <LastMatches last={known(last)} />}
    </Page>
  )
}

/** A server may have games that this page does not know yet. */
const known = <T extends { readonly game: string }>(rows: readonly T[]) =>
  rows.filter(({ game }) => findGame(game) !== undefined)

function Ratings({ ratings }: { ratings: Profile['ratings'] }) {
  const t = useOnlineWords()
  const card = useCard()
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{t('profile.ratings')}</h2>
      <p className="note">{t('profile.ratings.text')}</p>
      <ul className="figures">
        {ratings.map(({ game, rating, isSure, matches }) => (
          <li key={game}>
            <span>{card(game, 'title')}</span>
            <b>{ratingText({ value: rating, isSure })}</b>
            <small>{t('profile.matches', { count: matches })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ByPlayers({ games }: { games: Profile['games'] }) {
  const t = useOnlineWords()
  const card = useCard()
  return (
    <section aria-labelledby="wins">
      <h2 id="wins">{t('profile.wins')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('profile.game')}</th>
            <th scope="col">{t('profile.players')}</th>
            <th scope="col">{t('profile.played')}</th>
            <th scope="col">{t('profile.won')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, seats, played, won }) => (
            <tr key={`${game} ${seats}`}>
              <th scope="row">{card(game, 'title')}</th>
              <td>{seats}</td>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
