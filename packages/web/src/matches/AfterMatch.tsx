import { findGame } from '@kazamata/registry'
import { useCallback } from 'react'
import { Link, useLocation } from 'wouter'
import { resultsOf } from '../campaign/campaign.ts'
import { loadStored } from '../campaign/load-stored.ts'
import { chapterOf, storyOf } from '../campaign/story.ts'
import { noteFinished } from '../history/note-finished.ts'
import { useWords } from '../intl/words.tsx'
import { HomeLink } from '../shell/Fault.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useSingleRun } from '../shell/use-single-run.ts'
import type { Table } from '../table/table.ts'
import { beginMatch } from './begin-match.ts'
import { openStores } from './open-stores.ts'

/** What one may want after the end: once more, or where it is a chapter, the next one. */
export function AfterMatch({ table }: { table: Table }) {
  const t = useWords()
  const { id, imported, seedWord } = table.match
  const isTutorial = seedWord !== undefined && seedWord === findGame(table.game.id)?.tutorial.seedWord
  const load = useCallback(async () => {
    const stores = await openStores()
    noteFinished(stores, id).catch(error => console.error(error))
    const { campaigns } = await loadStored(stores)
    return { campaign: chapterOf(id, campaigns)?.campaign }
  }, [id])
  const loaded = useLoaded(load)
  return (
    <div className="after">
      {imported === 'running' && <p>{t('imported.running')}</p>}
      {loaded?.campaign !== undefined && (
        <Link href={`/campaign/${loaded.campaign.id}`} className="btn primary">
          {t(
            resultsOf(loaded.campaign).length === storyOf(loaded.campaign)?.story.chapters.length
              ? 'after.end'
              : 'after.next',
          )}
        </Link>
      )}
      {loaded !== undefined &&
        loaded.campaign === undefined &&
        (isTutorial ? (
          <Link href={`/play/${table.game.id}`} className="btn primary">
            {t('tutorial.after')}
          </Link>
        ) : (
          <Again table={table} />
        ))}
      <Link href={`/replay/${id}`} className="btn">
        {t('after.replay')}
      </Link>
      <HomeLink />
    </div>
  )
}

function Again({ table }: { table: Table }) {
  const t = useWords()
  const [, go] = useLocation()
  const [again, isBeginning] = useSingleRun(async () => {
    const { seats } = table.get().snapshot
    const id = await beginMatch(await openStores(), table.game, seats, table.match.options)
    if (id !== undefined) go(`/table/${id}`)
  })

  return (
    <button type="button" className="btn primary" disabled={isBeginning} onClick={again}>
      {t('after.again')}
    </button>
  )
}
