import saveIcon from 'icon:save'
import binIcon from 'icon:trash-can'
import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Campaign } from '../campaign/campaign.ts'
import { MatchTitle } from '../campaign/Standing.tsx'
import { useWords } from '../intl/words.tsx'
import { Confirm } from '../shell/Confirm.tsx'
import { downloadMatch } from '../shell/download.ts'
import { matchFile } from './file.ts'
import { matchStatus } from './matchStatus.ts'
import { Players } from './Players.tsx'
import { openStores } from './stores.ts'
import { TimeAgo } from './TimeAgo.tsx'
import { useList } from './useList.ts'

/** Matches one below another, each to open, to hand over as a file, or to throw away. */
export function MatchList(props: {
  matches: readonly StoredMatch[]
  campaigns: readonly Campaign[]
  reread: () => void
}) {
  const { matches, campaigns, reread } = props
  const t = useWords()
  const [doomed, setDoomed] = useState<StoredMatch>()
  async function remove(match: StoredMatch): Promise<void> {
    await (await openStores()).matches.remove(match.id)
    setDoomed(undefined)
    reread()
  }
  return (
    <>
      <ul className="match-list">
        {matches.map(match => (
          <li key={match.id}>
            <Match match={match} campaigns={campaigns} onRemove={() => setDoomed(match)} />
          </li>
        ))}
      </ul>
      {doomed !== undefined && (
        <Confirm
          title={t('match.deleteTitle')}
          yes={t('match.delete')}
          onYes={() => {
            remove(doomed).catch(error => console.error(error))
          }}
          onClose={() => setDoomed(undefined)}
        >
          {t('match.deleteText')}
        </Confirm>
      )}
    </>
  )
}

async function give({ id }: StoredMatch): Promise<void> {
  const found = await (await openStores()).matches.load(id)
  if (found !== undefined) downloadMatch(found.record.game, id, matchFile(found.record, found.stored.seal))
}

function Match(props: { match: StoredMatch; campaigns: readonly Campaign[]; onRemove: () => void }) {
  const { match, campaigns, onRemove } = props
  const t = useWords()
  const { light, sign } = coverOf(match.game)
  const over = match.winners !== undefined
  const whose = matchStatus(match, useList())
  return (
    <article className="match" data-light={light} data-yours={whose.yours}>
      <span className="sign">
        <Icon d={sign} />
      </span>
      <div className="about">
        <h2>
          <MatchTitle match={match} campaigns={campaigns} />
        </h2>
        <p>
          <Players seats={match.seats} />
        </p>
        <p className="state">
          <b>{t(whose.id, whose.values)}</b> · <TimeAgo at={match.played} />
        </p>
        {match.imported === 'running' && <p>{t('imported.running')}</p>}
      </div>
      <div className="acts">
        <Link href={over ? `/replay/${match.id}` : `/table/${match.id}`} className="btn">
          {t(over ? 'after.replay' : 'match.resume')}
        </Link>
        <button
          type="button"
          className="act"
          aria-label={t('match.export')}
          title={t('match.export')}
          onClick={() => {
            give(match).catch(error => console.error(error))
          }}
        >
          <Icon d={saveIcon} />
        </button>
        <button
          type="button"
          className="act"
          aria-label={t('match.delete')}
          title={t('match.delete')}
          onClick={onRemove}
        >
          <Icon d={binIcon} />
        </button>
      </div>
    </article>
  )
}
