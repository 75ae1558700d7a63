import saveIcon from 'icon:save'
import binIcon from 'icon:trash-can'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Campaign } from '../campaign/campaign.ts'
import { MatchTitle } from '../campaign/Standing.tsx'
import { noteFinished } from '../history/note-finished.ts'
import { useWords } from '../intl/words.tsx'
import { Confirm } from '../shell/Confirm.tsx'
import { downloadMatch } from '../shell/download.ts'
import { matchFile } from './import-export.ts'
import { MatchRow } from './MatchRow.tsx'
import { matchStatus } from './match-status.ts'
import { openStores } from './open-stores.ts'
import { useList } from './use-list.ts'

/** A list of matches, each with buttons to open it, to save it as a file and to delete it. */
export function MatchList(props: {
  matches: readonly StoredMatch[]
  campaigns: readonly Campaign[]
  reread: () => void
}) {
  const { matches, campaigns, reread } = props
  const t = useWords()
  const [toDelete, setToDelete] = useState<StoredMatch>()
  async function remove(match: StoredMatch): Promise<void> {
    const stores = await openStores()
    // Its line stays, where there is space for it.
    await noteFinished(stores, match.id).catch(error => console.error(error))
    await stores.matches.remove(match.id)
    setToDelete(undefined)
    reread()
  }
  return (
    <>
      <ul className="match-list">
        {matches.map(match => (
          <li key={match.id}>
            <MatchItem match={match} campaigns={campaigns} onRemove={() => setToDelete(match)} />
          </li>
        ))}
      </ul>
      {toDelete !== undefined && (
        <Confirm
          title={t('match.deleteTitle')}
          yes={t('match.delete')}
          onYes={() => remove(toDelete).catch(console.error)}
          onClose={() => setToDelete(undefined)}
        >
          {t('match.deleteText')}
        </Confirm>
      )}
    </>
  )
}

async function fileOf({ id }: StoredMatch): Promise<Blob | undefined> {
  const found = await (await openStores()).matches.load(id)
  return found && matchFile(found.record, found.stored.seal)
}

function MatchItem(props: { match: StoredMatch; campaigns: readonly Campaign[]; onRemove: () => void }) {
  const { match, campaigns, onRemove } = props
  const t = useWords()
  const isOver = match.winners !== undefined
  const { yours, id, values } = matchStatus(match, useList())
  const title = (
    <h2>
      <MatchTitle match={match} campaigns={campaigns} />
    </h2>
  )
  return (
    <MatchRow
      {...{ game: match.game, seats: match.seats, yours, title }}
      status={t(id, values)}
      at={match.played}
      note={match.imported === 'running' && t('imported.running')}
    >
      <Link href={isOver ? `/replay/${match.id}` : `/table/${match.id}`} className="btn">
        {t(isOver ? 'after.replay' : 'match.resume')}
      </Link>
      <IconButton
        label={t('match.export')}
        icon={saveIcon}
        onClick={() => downloadMatch(match.game, match.id, () => fileOf(match))}
      />
      <IconButton label={t('match.delete')} icon={binIcon} onClick={onRemove} />
    </MatchRow>
  )
}

function IconButton({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" className="act" aria-label={label} title={label} onClick={onClick}>
      <Icon d={icon} />
    </button>
  )
}
