import { isRefusal } from '@kazamata/kernel'
import { dealFault, type Receipt, replay } from '@kazamata/kernel/match'
import { loadGame } from '@kazamata/registry/game-loaders'
import type { OnlineStore } from '../store/online-store.ts'
import type { Asked } from './player.ts'

export interface Compared {
  /** Matches that do not replay, or were not dealt as shown. */
  readonly broken: number
  /** Matches that took somebody's time. */
  readonly late: number
  readonly acknowledged: number
  /** Lines of the chat among what was acknowledged. */
  readonly lines: number
  readonly receipts: number
  /** Acknowledged and not in the log. */
  readonly lost: number
  /** In the log more often than it was acknowledged for. */
  readonly doubled: number
  readonly unanswered: number
}

/** What the log says of the requests; closes the store. */
export async function compareLog(
  store: OnlineStore,
  asked: readonly Asked[],
  receipts: readonly Receipt[],
): Promise<Compared> {
  const counts = new Map<string, number>()
  let broken = 0
  let late = 0
  for (const match of new Set(asked.map(one => one.match))) {
    const { record, requests = [] } = (await store.matches.load(match)) ?? {}
    for (const request of requests)
      if (request !== undefined)
        counts.set(`${match} ${request}`, (counts.get(`${match} ${request}`) ?? 0) + 1)
    for (const { request } of await store.chat.read(match, 0))
      counts.set(`${match} ${request}`, (counts.get(`${match} ${request}`) ?? 0) + 1)
    const game = record && (await loadGame(record.game))
    if (record === undefined || game === undefined || isRefusal(replay(game, record))) broken += 1
    // Nobody's time runs while the server is dead.
    else if (record.entries.some(entry => 'reason' in entry && entry.reason === 'late')) late += 1
    // All were dealt as those who play saw it.
    else if (receipts.some(one => one.match === match && dealFault(record, one) !== undefined)) broken += 1
  }
  await store.close()
  const found = ({ match, id }: Asked) => counts.get(`${match} ${id}`) ?? 0
  const acknowledged = asked.filter(({ answer }) => answer === 'acknowledged')
  return {
    broken,
    late,
    acknowledged: acknowledged.length,
    lines: acknowledged.filter(({ kind }) => kind === 'line').length,
    receipts: receipts.length,
    lost: acknowledged.filter(one => found(one) < (one.played ?? 0)).length,
    doubled: asked.filter(one => found(one) > (one.answer === 'acknowledged' ? (one.played ?? 0) : 1)).length,
    unanswered: asked.filter(({ answer }) => answer === undefined).length,
  }
}
