import type { MatchSummary } from '@kazamata/protocol'
import { browserOnline } from './use-online.ts'

/**
 * Tells of this person's tables and matches now and whenever a turn comes, until it is stopped. Who has none is not
 * connected for it.
 */
export function followMatches(
  onMatches: (matches: readonly MatchSummary[]) => void,
  { api, connection } = browserOnline,
): () => void {
  let isStopped = false
  let unfollow: (() => void) | undefined
  async function read(): Promise<void> {
    const found = await api.matches()
    if (isStopped || 'code' in found) return
    onMatches(found.value)
    if (found.value.length > 0) unfollow ??= connection().onTurn(() => void read())
  }
  void read()
  return () => {
    isStopped = true
    unfollow?.()
  }
}
