import type { SeatState } from '@kazamata/room'
import type { Result } from '@kazamata/room/store'
import { useWords } from '../intl/words.tsx'
import { scrollable } from '../shell/scrollable.ts'
import { totalsOf } from './totals.ts'

/** Who stands where: a row for each player, a column for each chapter, sum and rank. */
export function Totals(props: {
  seats: readonly SeatState[]
  results: readonly Result[]
  /** Of the whole story. */
  chapters: number
}) {
  const { seats, results, chapters } = props
  const t = useWords()
  const totals = totalsOf(results, seats.length)
  const ties = seats.length > 1 && results.some(result => result.ties !== undefined)
  const numbers = Array.from({ length: chapters }, (_, at) => at)
  return (
    <div className="totals">
      <h2 id="totals">{t('campaign.totals')}</h2>
      <section className="wide" {...scrollable} aria-labelledby="totals">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('campaign.player')}</th>
              {numbers.map(at => (
                <th key={at} scope="col">
                  <span aria-hidden="true">{at + 1}</span>
                  <span className="visually-hidden">{t('campaign.chapter', { n: at + 1 })}</span>
                </th>
              ))}
              <th scope="col">{t('campaign.sum')}</th>
              {seats.length > 1 && <th scope="col">{t('campaign.rank')}</th>}
              {ties && <th scope="col">{t('campaign.tie')}</th>}
            </tr>
          </thead>
          <tbody>
            {totals.map(total => (
              <tr key={total.seat} data-first={seats.length > 1 && total.rank === 1}>
                <th scope="row">{seats[total.seat]?.name}</th>
                {numbers.map(at => (
                  <td key={at}>
                    {total.scores[at] ?? (
                      <>
                        <span aria-hidden="true">·</span>
                        <span className="visually-hidden">{t('campaign.toCome')}</span>
                      </>
                    )}
                  </td>
                ))}
                <td className="sum">{total.sum}</td>
                {seats.length > 1 && <td className="rank">{total.rank}.</td>}
                {ties && <td>{total.ties}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
