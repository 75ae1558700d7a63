import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { AfterMatch } from '../matches/AfterMatch.tsx'
import { downloadMatch } from '../shell/download.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Frame } from './Frame.tsx'
import { GameMessages } from './GameMessages.tsx'
import { useTable } from './local/useTable.ts'

/** A match to play, or why it cannot be played here now. */
export default function TablePage({ id }: { id: string }) {
  const t = useWords()
  const [opening, steal] = useTable(id)
  switch (opening.is) {
    case 'opening':
      return <Loading />
    case 'missing':
      return <NotFound />
    case 'elsewhere':
      return (
        <main className="fault">
          <h1>{t('elsewhere.title')}</h1>
          <p>{t('elsewhere.text')}</p>
          <div className="actions">
            <button type="button" className="btn primary" onClick={steal}>
              {t('elsewhere.take')}
            </button>
            <Link href="/" className="btn ghost">
              {t('home')}
            </Link>
          </div>
        </main>
      )
    case 'refused':
      return (
        <main className="fault">
          <h1>{t('refused.title')}</h1>
          <p>{t(`refusal.${opening.error}`, { at: 0 })}</p>
          <div className="actions">
            <button
              type="button"
              className="btn primary"
              onClick={() => downloadMatch(opening.game, id, opening.file())}
            >
              {t('match.export')}
            </button>
            <Link href="/" className="btn ghost">
              {t('home')}
            </Link>
          </div>
        </main>
      )
    case 'open':
      return (
        <ErrorBoundary match={{ game: opening.loaded.game.id, id, file: opening.table.file }}>
          <GameMessages manifest={opening.loaded.manifest}>
            <Frame {...opening} after={<AfterMatch table={opening.table} />} />
          </GameMessages>
        </ErrorBoundary>
      )
  }
}
