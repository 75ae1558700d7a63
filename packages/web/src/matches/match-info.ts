import { wordOf } from '@kazamata/kernel/match'
import type { StoredMatch } from '@kazamata/room/store'
import type { MatchInfo } from '../table/table.ts'

/** What everybody may know of a stored match. */
export function infoOf({ id, options, seal, version, seed, imported }: StoredMatch): MatchInfo {
  const seedWord = wordOf(seed)
  return {
    id,
    options,
    commitment: seal,
    isOlder: version === 1,
    ...(seedWord !== undefined && { seedWord }),
    ...(imported && { imported }),
  }
}
