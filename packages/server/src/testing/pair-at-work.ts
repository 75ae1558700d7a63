import { expect } from 'vitest'
import { type Habits, Player } from '../kill-test/player.ts'
import type { OnlineStore } from '../store/online-store.ts'

/** How long is waited for what has to happen, in milliseconds. */
const timeout = 60_000
const open = { kind: 'open' }

/** Two players who play a match on the server at this port, as fast as they can unless told otherwise, whatever happens to it. */
export async function pairAtWork(port: number, habits: Habits = {}) {
  const players = ['Ada', 'Ben'].map(name => new Player(() => `http://localhost:${port}`, name, habits))
  const [host, guest] = players
  const { id = '', invite = '' } =
    (await host?.post('/tables', {
      game: 'paper-dungeons',
      options: {},
      seats: [open, open],
      watchable: false,
    })) ?? {}
  await guest?.post(`/tables/${id}/join`, { invite })
  await host?.post(`/tables/${id}/start`, {})
  const over = players.map(player => player.play(id))
  const sum = (count: (player: Player) => number) =>
    players.reduce((total, player) => total + count(player), 0)
  const acknowledged = () => sum(player => player.acknowledged)

  /** Some more of their moves are acknowledged. */
  async function goesOn(): Promise<void> {
    const before = acknowledged()
    await expect.poll(acknowledged, { timeout }).toBeGreaterThan(before + 4)
  }

  /** Some of their moves are answered with `unavailable`. */
  async function isRefused(): Promise<void> {
    await expect.poll(() => sum(({ unavailable }) => unavailable), { timeout }).toBeGreaterThan(2)
  }

  /** They wait for the answers that are missing, and leave. */
  async function end(): Promise<void> {
    for (const player of players) player.stop()
    await expect.poll(() => players.every(({ hasAnswers }) => hasAnswers), { timeout }).toBe(true)
    for (const player of players) player.end()
    await Promise.all(over)
  }

  /** What was acknowledged is in the log once, everything else never. */
  async function expectIn({ matches }: Pick<OnlineStore, 'matches'>): Promise<void> {
    const { requests = [] } = (await matches.load(id)) ?? {}
    for (const { id: request, answer } of players.flatMap(({ asked }) => asked))
      expect(requests.filter(one => one === request)).toHaveLength(answer === 'acknowledged' ? 1 : 0)
  }
  return { goesOn, isRefused, end, expectIn }
}
