import { isRefusal } from '@kazamata/kernel'
import { type AnyMatch, readMatch, replay } from '@kazamata/kernel/match'
import { findGame, games } from '@kazamata/registry'
import type { LoadedGame } from '../../table/table.ts'
import type { Api } from '../api.ts'

export interface OpenedFile {
  readonly loaded: LoadedGame
  readonly match: AnyMatch
  readonly file: Blob
}

/** The file of a finished match, replayed to its end; `undefined` where there is none, or none that this page can read. */
export async function openFile(api: Api, id: string): Promise<OpenedFile | undefined> {
  const file = await api.file(id)
  if (file === undefined) return undefined
  const rules = await Promise.all(games.map(manifest => manifest.game()))
  const record = readMatch(await file.text(), game => rules.find(({ id }) => id === game))
  const manifest = isRefusal(record) ? undefined : findGame(record.game)
  if (isRefusal(record) || manifest === undefined) return undefined
  const [game, ui] = await Promise.all([manifest.game(), manifest.ui()])
  const match = replay(game, record)
  return isRefusal(match) ? undefined : { loaded: { manifest, game, ui }, match, file }
}
