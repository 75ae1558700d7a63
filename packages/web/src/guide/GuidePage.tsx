import hourglass from 'icon:hourglass'
import friends from 'icon:three-friends'
import { findGame, type GameManifest } from '@kazamata/registry'
import { Icon, useIntl } from '@kazamata/ui'
import { PictureTurns } from '@kazamata/ui/guide'
import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Page } from '../shell/Page.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { GameMessages } from '../table/GameMessages.tsx'
import { TutorialOffer } from '../tutorial/TutorialOffer.tsx'
import { pictureTurns } from './picture-turns.ts'
import './guide.css'

/** How to play a game, on one illustrated page. Older links to a clause, in the part after #, lead to the reference. */
export default function GuidePage({ id }: { id: string }) {
  const manifest = findGame(id)
  const [clause] = useState(() => (location.hash === '#main' ? '' : location.hash))
  if (manifest === undefined) return <NotFound />
  if (clause !== '') return <Redirect to={`/rules/${id}/reference${clause}`} replace />
  return (
    <GameMessages manifest={manifest} more={manifest.guide.messages}>
      <LoadGuide manifest={manifest} />
    </GameMessages>
  )
}

function LoadGuide({ manifest }: { manifest: GameManifest }) {
  const t = useWords()
  const card = useCard()
  const { locale } = useIntl()
  const Content = useLoaded(manifest.guide.load)
  const [isDrawing, setDrawing] = useState(true)
  const [turns] = useState(() => pictureTurns(() => setDrawing(false)))
  if (Content === undefined) return <Loading />
  const { id, seats, minutes } = manifest
  const title = card(id, 'title')
  return (
    <Page name={t('door.rulesOf', { title })} className="guide-page">
      <header>
        <p className="guide-of">{t('howto.of')}</p>
        <h1>{title}</h1>
        <ul>
          <li>
            <Icon d={friends} label={t('door.players')} />
            {seats.min}–{seats.max}
          </li>
          <li>
            <Icon d={hourglass} label={t('door.time')} />
            {t('door.minutes', { minutes })}
          </li>
        </ul>
      </header>
      <article lang={locale} aria-busy={isDrawing}>
        <PictureTurns value={turns}>
          <Content />
        </PictureTurns>
      </article>
      <footer>
        <TutorialOffer manifest={manifest} primary />
        <Link href={`/play/${id}`} className="btn">
          {t('howto.play')}
        </Link>
        <button type="button" className="btn" onClick={() => print()}>
          {t('howto.print')}
        </button>
        {manifest.hasSheets && (
          <Link href={`/print/${id}`} className="btn">
            {t('print.sheets')}
          </Link>
        )}
        <p>
          {t('howto.more')} <Link href={`/rules/${id}/reference`}>{t('howto.reference')}</Link>
        </p>
      </footer>
    </Page>
  )
}
