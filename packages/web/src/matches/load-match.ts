import type { MatchRecord } from '@kazamata/kernel/match'
import { findGame } from '@kazamata/registry'
import type { StoredMatch } from '@kazamata/room/store'
import { locale } from '../intl/locale.ts'
import { noteMatchGame } from '../opening/match-games.ts'
import type { LoadedGame } from '../table/table.ts'
import { openStores } from './open-stores.ts'

/** A stored match with all that is needed to show it. */
export interface LoadedMatch extends LoadedGame {
  readonly stored: StoredMatch
  readonly record: MatchRecord
}

/** Loads a match of this page's store and its game; `undefined` where there is none. */
export async function loadMatch(id: string): Promise<LoadedMatch | undefined> {
  const found = await (await openStores()).matches.load(id)
  const manifest = found && findGame(found.record.game)
  if (found === undefined || manifest === undefined) return undefined
  noteMatchGame(id, manifest.id)
  const [game, ui] = await Promise.all([manifest.game(), manifest.ui(), manifest.messages(locale())])
  return { manifest, game, ui, ...found }
}
