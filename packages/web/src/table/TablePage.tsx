import { LazyComponent, LazyView } from '@kazamata/ui'
import { useWords } from '../intl/words.tsx'
import { RefusedMatch } from '../matches/RefusedMatch.tsx'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Fault, HomeLink } from '../shell/Fault.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Frame } from './Frame.tsx'
import { GameMessages } from './GameMessages.tsx'
import { useTable } from './local/use-table.ts'

const afterMatch = new LazyComponent(async () => (await import('../matches/AfterMatch.tsx')).AfterMatch)

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
        <Fault title={t('elsewhere.title')} text={t('elsewhere.text')}>
          <button type="button" className="btn primary" onClick={steal}>
            {t('elsewhere.take')}
          </button>
          <HomeLink />
        </Fault>
      )
    case 'refused':
      return <RefusedMatch {...opening} refused={opening.error} id={id} />
    case 'open':
      return (
        <ErrorBoundary match={{ game: opening.loaded.game.id, id, file: opening.table.file }}>
          <GameMessages manifest={opening.loaded.manifest}>
            <Frame
              {...opening}
              after={<LazyView component={afterMatch} props={{ table: opening.table }} />}
            />
          </GameMessages>
        </ErrorBoundary>
      )
  }
}
