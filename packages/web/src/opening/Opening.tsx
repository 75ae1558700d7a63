import { coverOf } from '@kazamata/registry/covers'
import { MessageText } from '@kazamata/ui'
import { useCard, useWords } from '../intl/words.tsx'
import { Logo } from '../shell/Logo.tsx'

/**
 * What stands where a table will be, from the first paint until the app has loaded it: the bar in its place, the picture of
 * the game, and what it is about. Drawn in the build only; where the game is not known, without it.
 */
export function Opening({ game }: { game?: string }) {
  const t = useWords()
  const card = useCard()
  return (
    <div id="opening">
      <header className="bar">
        <a href="/" className="mark" aria-label={t('home')}>
          <Logo size={26} />
          <span className="wide">Kazamata</span>
        </a>
        {game !== undefined && (
          <div className="where">
            <h1>
              <span className="wide">{card(game, 'title')}</span>
              <span className="narrow">{card(game, 'short')}</span>
            </h1>
            <p>{card(game, 'promise')}</p>
          </div>
        )}
      </header>
      <main aria-busy="true">
        {game === undefined ? (
          <>
            <Logo size={96} />
            <h1>{t('home.title')}</h1>
          </>
        ) : (
          <Picture game={game} />
        )}
        <p className="opening-status" role="status">
          {t('waiting')}
        </p>
        {game !== undefined && (
          <p className="opening-aim">
            <MessageText message={{ id: 'guide.aim.text' }} />
          </p>
        )}
      </main>
    </div>
  )
}

/** The scene of a game's cover, in an arch. */
function Picture({ game }: { game: string }) {
  const { Scene } = coverOf(game)
  return (
    <svg className="opening-arch" viewBox="18 22 348 330" aria-hidden="true">
      <clipPath id="opening-clip">
        <path d="M18 352V196A174 174 0 0 1 366 196V352Z" />
      </clipPath>
      <g clipPath="url(#opening-clip)">
        <Scene />
      </g>
    </svg>
  )
}
