import { isRefusal } from '@kazamata/kernel'
import { type AnyMatch, commitment, replay } from '@kazamata/kernel/match'
import { useState } from 'react'
import { Words } from '../intl/words.tsx'
import { wordOf } from '../matches/seed.ts'
import { Dialog } from '../shell/Dialog.tsx'
import type { Opened } from './open.ts'

/** Fair chance: what was promised before the first move, and after the last the secret that proves it. */
export function Seal(props: {
  opened: Pick<Opened, 'game' | 'saved'>
  match: AnyMatch
  onClose: () => void
}) {
  const { opened, match, onClose } = props
  const { game, saved } = opened
  const [verdict, setVerdict] = useState<'holds' | 'broken'>()
  const over = game.outcome(match.state) !== undefined
  const word = wordOf(match.record.seed)

  function verify(): void {
    const again = replay(game, match.record)
    const same = !isRefusal(again) && again.draws === match.draws && game.outcome(again.state) !== undefined
    setVerdict(same && commitment(match.record) === saved.seal ? 'holds' : 'broken')
  }

  return (
    <Dialog title={<Words id="seal" />} onClose={onClose} className="seal">
      <p>
        {word === undefined ? (
          <Words id={over ? 'seal.over' : 'seal.during'} />
        ) : (
          <Words id="seal.chosen" values={{ word }} />
        )}
      </p>
      {match.record.version === 1 && (
        <p>
          <Words id="seal.older" />
        </p>
      )}
      {saved.imported !== undefined && (
        <p>
          <Words id="seal.imported" /> {saved.imported === 'running' && <Words id="imported.running" />}
        </p>
      )}
      <dl>
        <dt>
          <Words id="seal.seal" />
        </dt>
        <dd>{saved.seal}</dd>
        {over && (
          <>
            <dt>
              <Words id="seal.seed" />
            </dt>
            <dd>{match.record.seed}</dd>
          </>
        )}
      </dl>
      {over && (
        <div className="actions">
          <button type="button" className="btn" onClick={verify}>
            <Words id="seal.verify" />
          </button>
        </div>
      )}
      <p role="status" className="verdict" data-verdict={verdict}>
        {verdict !== undefined && <Words id={`seal.${verdict}`} />}
      </p>
    </Dialog>
  )
}
