import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { commitment, dealFault, readMatch, readReceipt, replay } from '@kazamata/kernel/match'
import { MoreMessages } from '@kazamata/ui'
import { useCallback, useState } from 'react'
import { Dialog } from '../shell/Dialog.tsx'
import { download } from '../shell/download.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { DealInfo, MatchInfo } from '../table/table.ts'
import { sealMessages, useSealWords } from './words.ts'

export interface SealProps {
  readonly game: AnyGame
  readonly match: MatchInfo
  readonly isOver: boolean
  /** The match as a file: after the end it holds the secret. */
  file(): Promise<Blob | undefined>
}

/** Fair chance: what was promised before the first move, and after the last the secret that proves it. */
export function Seal(props: SealProps & { onClose: () => void }) {
  return (
    <MoreMessages messages={sealMessages}>
      <SealDialog {...props} />
    </MoreMessages>
  )
}

function SealDialog({ game, match, isOver, file, onClose }: SealProps & { onClose: () => void }) {
  const t = useSealWords()
  const { commitment: shown, seedWord, isOlder, imported, deal, isOnline } = match
  const about = isOver ? 'seal.over' : 'seal.during'
  return (
    <Dialog title={t('seal')} onClose={onClose} className="seal">
      <p>{seedWord === undefined ? t(about) : t('seal.chosen', { word: seedWord })}</p>
      {deal !== undefined && <DealText deal={deal} />}
      {isOnline && deal === undefined && seedWord === undefined && <p>{t('seal.alone')}</p>}
      {isOlder && <p>{t('seal.older')}</p>}
      {imported !== undefined && (
        <p>
          {t('seal.imported')} {imported === 'running' && t('imported.running')}
        </p>
      )}
      <dl>
        <dt>{t('seal.seal')}</dt>
        <dd>{shown}</dd>
        {deal !== undefined && (
          <>
            <dt>{t('seal.deal.commitment')}</dt>
            <dd>{deal.commitment}</dd>
          </>
        )}
        {isOver && <Secret file={file} />}
      </dl>
      {isOver && <Verdict game={game} match={match} file={file} />}
      {deal?.receipt !== undefined && <SaveReceipt id={match.id} receipt={deal.receipt} />}
    </Dialog>
  )
}

function Secret({ file }: Pick<SealProps, 'file'>) {
  const t = useSealWords()
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

/** Who made the seed, in plain words. */
function DealText({ deal }: { deal: DealInfo }) {
  const t = useSealWords()
  const { by, redeals, receipt } = deal
  const names = by.filter(name => name !== '').join(', ')
  return (
    <>
      <p>{t('seal.deal', { names: names || '–' })}</p>
      {redeals > 0 && <p>{t('seal.deal.redeals', { count: redeals })}</p>}
      <p>{t(receipt === undefined ? 'seal.receipt.none' : 'seal.receipt')}</p>
    </>
  )
}

function SaveReceipt({ id, receipt }: { id: string; receipt: string }) {
  const t = useSealWords()
  return (
    <div className="actions">
      <button
        type="button"
        className="btn ghost"
        onClick={() => download(`${id}.receipt.json`, new Blob([receipt], { type: 'application/json' }))}
      >
        {t('seal.receipt.save')}
      </button>
    </div>
  )
}

function Verdict({ game, match, file }: Pick<SealProps, 'game' | 'match' | 'file'>) {
  const t = useSealWords()
  const [verdict, setVerdict] = useState<'holds' | 'broken' | 'dealt' | 'misdealt'>()
  async function verify(): Promise<void> {
    const text = (await (await file())?.text()) ?? ''
    setVerdict(verdictOn(game, text, match))
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

/** Does the file replay to an end, does it fit the commitment that was shown, and was it dealt as this browser saw it? */
function verdictOn(game: AnyGame, text: string, { commitment: shown, deal }: MatchInfo) {
  const record = readMatch(text, id => (id === game.id ? game : undefined))
  const match = isRefusal(record) ? record : replay(game, record)
  if (isRefusal(record) || isRefusal(match)) return 'broken'
  if (game.outcome(match.state) === undefined || commitment(record) !== shown) return 'broken'
  if (deal?.receipt === undefined) return 'holds'
  const receipt = readReceipt(deal.receipt)
  return receipt !== undefined && dealFault(record, receipt) === undefined ? 'dealt' : 'misdealt'
}
