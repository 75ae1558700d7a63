import { useIntl } from '@kazamata/ui'
import { soloScore } from './figures.ts'
import type { HistoryLine } from './history-line.ts'
import { useHistoryWords } from './words.ts'

/** A bar for each match, oldest first: filled when won, as high as the score where it was played alone. */
export function LastMatches({ lines }: { lines: readonly HistoryLine[] }) {
  const t = useHistoryWords()
  const intl = useIntl()
  const scores = lines.flatMap(line => soloScore(line) ?? [])
  const top = Math.max(1, ...scores)
  const text = (line: HistoryLine) => {
    const date = intl.formatDate(line.ended, { dateStyle: 'medium' })
    const score = soloScore(line)
    if (score !== undefined) return t('history.last.scored', { date, score })
    return t(line.won ? 'history.last.won' : 'history.last.lost', { date })
  }
  return (
    <figure className="last-matches">
      <figcaption>{t('history.last', { count: lines.length })}</figcaption>
      <ol>
        {lines.map(line => {
          const said = line.apart === undefined ? text(line) : t('history.last.apart', { text: text(line) })
          const height = (soloScore(line) ?? top) / top
          return (
            <li
              key={line.id}
              title={said}
              data-won={line.won}
              data-apart={line.apart}
              style={{ height: `${Math.max(8, height * 100)}%` }}
            >
              <span className="visually-hidden">{said}</span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
