import type { Profile } from '@kazamata/protocol'
import { findGame } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { useCard } from '../../intl/words.tsx'
import { GameMessages } from '../../table/GameMessages.tsx'
import { onlineMessages, useOnlineWords } from '../words.ts'

interface Row {
  readonly game: string
  readonly facts: Readonly<Record<string, string>>
}

/** The best scores of those who played alone. */
export function BestAlone({ best }: { best: Profile['best'] }) {
  const t = useOnlineWords()
  return <ByGame id="best" title={t('profile.best')} rows={best} figure={({ score }) => score} />
}

/** What was won on one side with all others. */
export function WonTogether({ together }: { together: Profile['together'] }) {
  const t = useOnlineWords()
  return <ByGame id="together" title={t('profile.together')} rows={together} figure={({ won }) => won} />
}

/** A section for each game, in the game's own words. */
function ByGame<R extends Row>(props: {
  id: string
  title: string
  rows: readonly R[]
  figure: (row: R) => ReactNode
}) {
  const { id, title, rows, figure } = props
  const card = useCard()
  return [...new Set(rows.map(({ game }) => game))].map(game => {
    const manifest = findGame(game)
    if (manifest === undefined) return null
    return (
      <section key={game} aria-labelledby={`${id}-${game}`}>
        <h2 id={`${id}-${game}`}>{title}</h2>
        <p className="note">{card(game, 'title')}</p>
        <GameMessages manifest={manifest} more={onlineMessages}>
          <ul className="figures">
            {rows
              .filter(row => row.game === game)
              .map(row => (
                <li key={JSON.stringify(row.facts)}>
                  <Facts facts={row.facts} />
                  <b>{figure(row)}</b>
                </li>
              ))}
          </ul>
        </GameMessages>
      </section>
    )
  })
}

/** What is told of finished matches are options and their values, so that the game has the words. */
function Facts({ facts }: Pick<Row, 'facts'>) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const parts = Object.entries(facts).map(
    ([key, value]) => `${text(`option.${key}`)}: ${text(`option.${key}.${value}`)}`,
  )
  return <span>{parts.join(' · ')}</span>
}
