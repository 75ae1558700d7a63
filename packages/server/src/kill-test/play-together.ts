import { type Pace, usualSettings } from '@kazamata/protocol'
import type { Player } from './player.ts'

export interface TableSetup {
  readonly game: string
  /** In the seats behind those of people. */
  readonly bots: readonly { readonly level: string; readonly name: string }[]
  readonly isWatchable: boolean
  readonly pace: Pace
}

export interface Watching {
  /** No more is to be begun. */
  isOver(): boolean
  /** Told of the match. */
  onStart?(match: string): void
}

const open = { kind: 'open' }
/** After so many milliseconds a match should have begun. */
const beginTime = 10_000

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** After so many milliseconds at most. */
const isDone = (work: Promise<unknown>, ms: number) =>
  Promise.race([work.then(() => true), later(ms).then(() => false)])

/** One match from its table to its end; no match where the table could not be made. */
export async function playTogether(
  host: Player,
  guests: readonly Player[],
  { game, bots, isWatchable, pace }: TableSetup,
  { isOver, onStart }: Watching,
): Promise<void> {
  const { id, invite } = await host.post('/tables', {
    game,
    options: {},
    seats: [open, ...guests.map(() => open), ...bots.map(bot => ({ kind: 'bot', ...bot }))],
    watchable: isWatchable,
    settings: { ...usualSettings, pace },
  })
  // Too many tables whose making was not heard of.
  if (id === undefined) return host.leaveTables()
  for (const guest of guests) await guest.post(`/tables/${id}/join`, { invite })
  await host.post(`/tables/${id}/start`, {})
  const players = [host, ...guests]
  const played = Promise.all(players.map(player => player.play(id)))
  onStart?.(id)
  while (!(await isDone(played, beginTime)) && !isOver() && !players.every(({ hasBegun }) => hasBegun)) {
    // Whoever does not answer a deal in time, as on a busy machine, has lost the seat.
    for (const guest of guests) {
      await guest.post(`/tables/${id}/join`, { invite })
      guest.join()
    }
    await host.post(`/tables/${id}/start`, {})
  }
  await played
}
