import hourglass from 'icon:hourglass'
import book from 'icon:rule-book'
import friends from 'icon:three-friends'
import world from 'icon:world'
import type { GameManifest } from '@kazamata/registry'
import { coverOf } from '@kazamata/registry/covers'
import { Icon } from '@kazamata/ui'
import { Link } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { useServer } from '../shell/use-server.ts'
import { CoverArch } from './CoverArch.tsx'

/** A game on the first page: an arch to walk through, or an alcove where there is less room. */
export function GameCard({ game }: { game: GameManifest }) {
  const t = useWords()
  const card = useCard()
  const title = card(game.id, 'title')
  const hasServer = useServer()
  return (
    <article className="door" data-light={coverOf(game.id).light}>
      <CoverArch game={game.id} />
      <div className="words">
        <h2>{title}</h2>
        <p className="promise">{card(game.id, 'promise')}</p>
        <ul className="meta">
          <li>
            <Icon d={friends} label={t('door.players')} />
            {game.seats.min}–{game.seats.max}
          </li>
          <li>
            <Icon d={hourglass} label={t('door.time')} />
            {t('door.minutes', { minutes: game.minutes })}
          </li>
          <li className="mood">{card(game.id, 'mood')}</li>
        </ul>
        <div className="go">
          <Link href={`/play/${game.id}`} className="btn primary" aria-label={t('door.playGame', { title })}>
            {t('door.play')}
          </Link>
          {hasServer && (
            <Link
              href={`/online/${game.id}`}
              className="btn alt"
              aria-label={t('door.onlineGame', { title })}
            >
              <Icon d={world} />
              <span>{t('door.online')}</span>
            </Link>
          )}
          <Link href={`/rules/${game.id}`} className="btn alt" aria-label={t('door.rulesOf', { title })}>
            <Icon d={book} />
            <span>{t('door.rules')}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}
