import hourglass from 'icon:hourglass'
import book from 'icon:rule-book'
import friends from 'icon:three-friends'
import type { GameManifest } from '@kazamata/registry'
import { coverOf } from '@kazamata/registry/covers'
import { Icon } from '@kazamata/ui'
import { memo } from 'react'
import { Link } from 'wouter'
import type { Key } from '../intl/messages.ts'
import { useCard, useWords } from '../intl/words.tsx'
import { CoverArch } from './CoverArch.tsx'
import { pathOf, type Way } from './ways.ts'

interface Label {
  readonly short: Key
  /** With the title of the game. */
  readonly of: Key
}

const play: Label = { short: 'door.play', of: 'door.playGame' }
const labels: Readonly<Record<Way, Label>> = {
  alone: play,
  around: play,
  friends: { short: 'door.table', of: 'door.tableOf' },
  strangers: { short: 'door.seat', of: 'door.seatOf' },
}

/** A game on the first page: an arch to walk through, or an alcove where there is less room. */
export const GameCard = memo(({ game, way }: { game: GameManifest; way: Way }) => {
  const t = useWords()
  const card = useCard()
  const title = card(game.id, 'title')
  const label = labels[way]
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
          <Link href={pathOf(way, game.id)} className="btn primary" aria-label={t(label.of, { title })}>
            {t(label.short)}
          </Link>
          <Link href={`/rules/${game.id}`} className="btn alt" aria-label={t('door.rulesOf', { title })}>
            <Icon d={book} />
            <span>{t('door.rules')}</span>
          </Link>
        </div>
      </div>
    </article>
  )
})
