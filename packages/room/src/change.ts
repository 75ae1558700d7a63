import type { GameEvent } from '@kazamata/kernel'
import type { AnyMatch, Change } from '@kazamata/kernel/match'

/** What the last entry of `after` did to `before`, which has all entries but that one. */
export function changeBetween(before: AnyMatch, after: AnyMatch): Change<unknown, GameEvent> {
  const entry = after.entries.at(after.entries.length - 1)
  if (entry === undefined) throw new Error('A match without entries has not changed.')
  if ('occupant' in entry) return { entry, kept: after.stepList.length, added: [] }
  const kept =
    'back' in entry ? before.steps.findIndex(step => step.seq === entry.back) : before.stepList.length
  return { entry, kept, added: after.stepList.from(kept) }
}
