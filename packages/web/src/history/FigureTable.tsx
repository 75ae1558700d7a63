import type { Message } from '@kazamata/kernel'
import { MessageText } from '@kazamata/ui'
import type { Figure } from './figures.ts'
import { NextRank, type RanksLoader } from './NextRank.tsx'
import { useHistoryWords } from './words.ts'

/** Played and won, row by row; where scores of matches alone are known, the best of them. */
export function FigureTable(props: {
  /** A message id. */
  title: string
  figures: readonly Figure[]
  /** What a row is called. */
  word: (of: string) => Message
  /** Where a best score has a name. */
  ranks?: RanksLoader
}) {
  const { title, figures, word, ranks } = props
  const t = useHistoryWords()
  if (figures.length === 0) return null
  const hasBest = figures.some(({ best }) => best !== undefined)
  const hasWon = figures.some(({ contests }) => contests > 0)
  return (
    <table className="figure-table">
      <thead>
        <tr>
          <th scope="col">
            <MessageText message={{ id: title }} />
          </th>
          <th scope="col">{t('history.played')}</th>
          {hasWon && <th scope="col">{t('history.won')}</th>}
          {hasBest && <th scope="col">{t('history.best')}</th>}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ of, played, contests, won, best }) => (
          <tr key={of}>
            <th scope="row">
              <MessageText message={word(of)} />
              {ranks !== undefined && best !== undefined && <NextRank ranks={ranks} score={best} />}
            </th>
            <td>{played}</td>
            {hasWon && <td>{contests > 0 ? won : '–'}</td>}
            {hasBest && <td>{best ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
