import type { Profile } from '@kazamata/protocol'
import { coverOf } from '@kazamata/registry/covers'
import { Icon } from '@kazamata/ui'
import { Link } from 'wouter'
import { useCard } from '../../intl/words.tsx'
import { TimeAgo } from '../../matches/TimeAgo.tsx'
import { useOnlineWords } from '../words.ts'
import '../../matches/matches.css'

/** The last matches, with their replays where everybody may watch them. */
export function LastMatches({ last }: { last: Profile['last'] }) {
  const t = useOnlineWords()
  const card = useCard()
  return (
    <section aria-labelledby="last">
      <h2 id="last">{t('profile.last')}</h2>
      <ul className="match-list">
        {last.map(({ match, game, seats, won, played }) => (
          <li key={`${game} ${played}`}>
            <article className="match" data-light={coverOf(game).light}>
              <span className="sign">
                <Icon d={coverOf(game).sign} />
              </span>
              <div className="about">
                <h3>{card(game, 'title')}</h3>
                <p className="state">
                  <b>{t(won ? 'profile.last.won' : 'profile.last.lost')}</b> ·{' '}
                  {t('profile.last.players', { count: seats })} · <TimeAgo at={played} />
                </p>
              </div>
              {match !== undefined && (
                <div className="acts">
                  <Link href={`/match/${match}?move=0`} className="btn">
                    {t('after.replay')}
                  </Link>
                </div>
              )}
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
