import { isRefusal } from '@kazamata/kernel'
import { type AnyMatch, replay } from '@kazamata/kernel/match'
import type { Locale, Messages } from '@kazamata/registry'
import type { SeatState } from '@kazamata/room'
import { type ReactNode, useCallback } from 'react'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { GameMessages } from '../table/GameMessages.tsx'
import { matchFile } from './import-export.ts'
import { type LoadedMatch, loadMatch } from './load-match.ts'
import { type Refused, RefusedMatch } from './RefusedMatch.tsx'

/** A match that was replayed to its last entry. */
export interface OpenedMatch extends LoadedMatch {
  readonly match: AnyMatch
  readonly file: () => Promise<Blob>
}

/** Shows a stored match, replayed to its last entry. */
export function OpenMatch(props: {
  id: string
  /** Messages of the page's own. */
  more?: (locale: Locale) => Promise<Messages>
  children: (opened: OpenedMatch) => ReactNode
}) {
  const { id, more, children } = props
  const load = useCallback(async () => ({ opened: await openMatch(id) }), [id])
  const loaded = useLoaded(load)
  if (loaded === undefined) return <Loading />
  const { opened } = loaded
  if (opened === undefined) return <NotFound />
  if ('refused' in opened) return <RefusedMatch {...opened} id={id} />
  return (
    <ErrorBoundary match={{ game: opened.game.id, id, file: opened.file }}>
      <GameMessages manifest={opened.manifest} {...(more && { more })}>
        {children(opened)}
      </GameMessages>
    </ErrorBoundary>
  )
}

async function openMatch(id: string): Promise<OpenedMatch | Refused | undefined> {
  const loaded = await loadMatch(id)
  if (loaded === undefined) return undefined
  const file = async () => matchFile(loaded.record, loaded.stored.seal)
  const match = replay(loaded.game, loaded.record)
  if (isRefusal(match)) return { refused: match.error, game: loaded.game.id, file }
  return { ...loaded, match, file }
}

/** The seats with their occupants at the match's last entry. */
export function seatsOf({ record, occupants }: AnyMatch): readonly SeatState[] {
  return record.seats.map(({ name, occupant }, seat) => ({ name, occupant: occupants[seat] ?? occupant }))
}
