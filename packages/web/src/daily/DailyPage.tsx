import { type GameManifest, games } from '@kazamata/registry'
import { coverOf } from '@kazamata/registry/covers'
import { Icon, useIntl } from '@kazamata/ui'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageMessages } from '../intl/PageMessages.tsx'
import { useCard } from '../intl/words.tsx'
import { openStores } from '../matches/open-stores.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useSingleRun } from '../shell/use-single-run.ts'
import { dateAt, lastDays, nextDay } from './daily.ts'
import { beginDaily, type DailyState, type DayResult, readDaily } from './daily-state.ts'
import { ShareLine } from './ShareLine.tsx'
import { dailyMessages, useDailyWords } from './words.ts'
import './daily.css'

const shownDays = 28

/** One dungeon a day in each game that can be played alone. */
export default function DailyPage() {
  return (
    <PageMessages own={dailyMessages}>
      <Daily />
    </PageMessages>
  )
}

function Daily() {
  const t = useDailyWords()
  const intl = useIntl()
  const [now] = useState(() => Date.now())
  const state = useLoaded(useCallback(async () => readDaily(await openStores()), []))
  if (state === undefined) return <Loading />
  const time = intl.formatDate(nextDay(now), { hour: 'numeric', minute: 'numeric' })
  return (
    <Page name={t('daily')} className="daily-page">
      <h1>{t('daily')}</h1>
      <p className="lede">{t('daily.lede')}</p>
      {games.map(
        game => game.daily !== undefined && <OneGame key={game.id} manifest={game} now={now} state={state} />,
      )}
      <p className="note">
        {t('daily.same')} {t('daily.until', { time })}
      </p>
    </Page>
  )
}

function OneGame({ manifest, now, state }: { manifest: GameManifest; now: number; state: DailyState }) {
  const t = useDailyWords()
  const card = useCard()
  const text = useResultText()
  const { id } = manifest
  const { light, sign } = coverOf(id)
  const today = dateAt(now)
  const result = state.of(id, today)
  return (
    <section aria-labelledby={id} data-light={light}>
      <header>
        <span className="sign">
          <Icon d={sign} />
        </span>
        <h2 id={id}>{card(id, 'title')}</h2>
      </header>
      {result.is === 'over' && <p className="result">{t('daily.result', { result: text(result) })}</p>}
      <div className="acts">
        {result.is === 'open' && result.isThere ? (
          <Link href={`/table/${result.match}`} className="btn primary">
            {t('daily.resume')}
          </Link>
        ) : (
          <Enter manifest={manifest} date={today} isFirst={result.is === 'none'} />
        )}
        {result.is === 'over' && <Share game={id} date={today} result={result} />}
      </div>
      <Calendar game={id} now={now} state={state} />
    </section>
  )
}

function Enter({ manifest, date, isFirst }: { manifest: GameManifest; date: string; isFirst: boolean }) {
  const t = useDailyWords()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState(false)
  const [begin, isBeginning] = useSingleRun(
    async () => {
      const match = await beginDaily(await openStores(), manifest, date, t('name.person', { n: 1 }))
      if (match === undefined) setTrouble(true)
      else go(`/table/${match}`)
    },
    () => setTrouble(true),
  )
  return (
    <>
      <button
        type="button"
        className={isFirst ? 'btn primary' : 'btn'}
        disabled={isBeginning}
        onClick={begin}
      >
        {t(isFirst ? 'daily.play' : 'daily.again')}
      </button>
      {trouble && <p role="alert">{t('setup.trouble')}</p>}
    </>
  )
}

/** The result in a short line that gives nothing of the dungeon away. */
function Share({ game, date, result }: { game: string; date: string; result: DayResult }) {
  const t = useDailyWords()
  const card = useCard()
  const text = useResultText()
  return <ShareLine line={t('daily.line', { game: card(game, 'title'), date, result: text(result) })} />
}

/** The last four weeks, a square for each day. */
function Calendar({ game, now, state }: { game: string; now: number; state: DailyState }) {
  const t = useDailyWords()
  const intl = useIntl()
  const text = useResultText()
  return (
    <figure className="calendar">
      <figcaption>{t('daily.past')}</figcaption>
      <ol>
        {lastDays(now, shownDays).map(date => {
          const result = state.of(game, date)
          const day = intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
          const said = t('daily.day', { date: day, result: text(result) })
          return (
            <li
              key={date}
              title={said}
              data-is={result.is}
              data-won={result.is === 'over' && result.line.won}
            >
              <span aria-hidden="true">{shortText(result, date)}</span>
              <span className="visually-hidden">{said}</span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** The score, or the day of the month. */
function shortText(result: DayResult, date: string): string {
  if (result.is !== 'over') return `${Number(date.slice(-2))}`
  const { line } = result
  if (isScored(line)) return `${line.score}`
  return line.won ? '✓' : '✗'
}

function useResultText(): (result: DayResult) => string {
  const t = useDailyWords()
  return result => {
    if (result.is !== 'over') return t(`daily.${result.is}`)
    const { line } = result
    return isScored(line)
      ? t('daily.scored', { score: line.score ?? 0 })
      : t(line.won ? 'daily.won' : 'daily.lost')
  }
}

const isScored = ({ game, score }: { game: string; score?: number | undefined }) =>
  score !== undefined && games.some(({ id, coop }) => id === game && !coop)
