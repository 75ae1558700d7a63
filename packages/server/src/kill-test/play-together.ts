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
/** How long a match may take to begin, in milliseconds. */
const dealPatience = 45_000

/** One match from its table to its end; no match where the table could not be made or did not begin. `onStart` is told of the match. */
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
  const players = [host, ...guests]
  const ends = Promise.all(players.map(player => player.play(id)))
  onStart(id)
  const mayGoOn = await Promise.race([ends.then(() => true), haveBegun(players)])
  // Whoever was too slow for the deal has lost the seat.
  if (mayGoOn) await ends
  else await host.leaveTables()
}

/** Are all of them shown the match after a while? */
async function haveBegun(players: readonly Player[]): Promise<boolean> {
  await new Promise(resolve => setTimeout(resolve, dealPatience).unref())
  return players.every(({ isPlaying }) => isPlaying)
}
