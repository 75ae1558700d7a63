import { commitment, refused, replay } from '@kazamata/kernel'
import { useState } from 'react'
import { Words } from '../intl/words.tsx'
import { wordOf } from '../matches/seed.ts'
import { Dialog } from '../shell/Dialog.tsx'
import type { AnyLive } from './live.ts'
import type { Opened } from './open.ts'

/** Fair chance: what was promised before the first move, and after the last the secret that proves it. */
export function Seal(props: { opened: Pick<Opened, 'game' | 'saved'>; live: AnyLive; onClose: () => void }) {
  const { opened, live, onClose } = props
  const { game, saved } = opened
  const [verdict, setVerdict] = useState<'holds' | 'broken'>()
  const over = game.outcome(live.state) !== undefined
  const word = wordOf(live.record.seed)

  function verify(): void {
    const again = replay(game, live.record)
    const same = !refused(again) && again.draws === live.draws && game.outcome(again.state) !== undefined
    setVerdict(same && commitment(live.record) === saved.seal ? 'holds' : 'broken')
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
            <dd>{live.record.seed}</dd>
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
