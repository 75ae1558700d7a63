import { type Pace, usualSettings } from '@kazamata/protocol'
import type { Player } from './player.ts'

export interface TableSetup {
  readonly game: string
  /** In the seats behind those of people. */
  readonly bots: readonly { readonly level: string; readonly name: string }[]
  readonly isWatchable: boolean
  readonly pace: Pace
}

const open = { kind: 'open' }

/** One match from its table to its end; no match where the table could not be made. `onStart` is told of the match. */
export async function playTogether(
  host: Player,
  guests: readonly Player[],
  { game, bots, isWatchable, pace }: TableSetup,
  onStart: (match: string) => void = () => undefined,
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
  const ends = [host, ...guests].map(player => player.play(id))
  onStart(id)
  await Promise.all(ends)
}
