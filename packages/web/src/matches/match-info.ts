import type { StoredMatch } from '@kazamata/room/store'
import type { MatchInfo } from '../table/table.ts'
import { wordOf } from './seed.ts'

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
