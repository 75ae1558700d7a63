import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { commitment, readMatch, replay } from '@kazamata/kernel/match'
import { useCallback, useState } from 'react'
import { useWords } from '../intl/words.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { MatchInfo } from '../table/table.ts'

export interface SealProps {
  readonly game: AnyGame
  readonly match: MatchInfo
  readonly isOver: boolean
  /** The match as a file: after the end it holds the secret. */
  file(): Promise<Blob | undefined>
}

/** Fair chance: what was promised before the first move, and after the last the secret that proves it. */
export function Seal({ game, match, isOver, file, onClose }: SealProps & { onClose: () => void }) {
  const t = useWords()
  const { commitment: shown, seedWord, isOlder, imported } = match
  const about = isOver ? 'seal.over' : 'seal.during'
  return (
    <Dialog title={t('seal')} onClose={onClose} className="seal">
      <p>{seedWord === undefined ? t(about) : t('seal.chosen', { word: seedWord })}</p>
      {isOlder && <p>{t('seal.older')}</p>}
      {imported !== undefined && (
        <p>
          {t('seal.imported')} {imported === 'running' && t('imported.running')}
        </p>
      )}
      <dl>
        <dt>{t('seal.seal')}</dt>
        <dd>{shown}</dd>
        {isOver && <Secret file={file} />}
      </dl>
      {isOver && <Verdict game={game} shown={shown} file={file} />}
    </Dialog>
  )
}

function Secret({ file }: Pick<SealProps, 'file'>) {
  const t = useWords()
  const load = useCallback(async (): Promise<string> => {
    const { seed } = JSON.parse((await (await file())?.text()) ?? '{}')
    return String(seed)
  }, [file])
  return (
    <>
      <dt>{t('seal.seed')}</dt>
      <dd>{useLoaded(load)}</dd>
    </>
  )
}

function Verdict({ game, shown, file }: Pick<SealProps, 'game' | 'file'> & { shown: string }) {
  const t = useWords()
  const [verdict, setVerdict] = useState<'holds' | 'broken'>()
  async function verify(): Promise<void> {
    const text = (await (await file())?.text()) ?? ''
    setVerdict(isTrue(game, text, shown) ? 'holds' : 'broken')
  }
  return (
    <>
      <div className="actions">
        <button type="button" className="btn" onClick={() => verify().catch(console.error)}>
          {t('seal.verify')}
        </button>
      </div>
      <p role="status" className="verdict" data-verdict={verdict}>
        {verdict !== undefined && t(`seal.${verdict}`)}
      </p>
    </>
  )
}

/** Does the file replay to an end, and does it fit the commitment that was shown? */
function isTrue(game: AnyGame, text: string, shown: string): boolean {
  const record = readMatch(text, id => (id === game.id ? game : undefined))
  if (isRefusal(record)) return false
  const match = replay(game, record)
  return !isRefusal(match) && game.outcome(match.state) !== undefined && commitment(record) === shown
}
