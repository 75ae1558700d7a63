import { canonicalJson } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import type { TableSettings } from '@kazamata/protocol'
import type { WriteResult } from '@kazamata/room/store'
import type { OnlineMatch, OnlineStore, WaitingTable } from '../store/online-store.ts'

/** A store under test. */
export interface OnlineStoreHarness {
  /** Opens the store; once more, it is the same store opened by another process where there is such a thing. */
  open(): Promise<OnlineStore>
  /** From now on there is no more space; absent where a store has no disk. */
  fillDisk?(): void | Promise<void>
  /** Nobody hears what comes of the next write; absent where that cannot happen. */
  loseAnswer?(): void | Promise<void>
}

export interface OnlineStoreCase {
  readonly title: string
  /** Can only be tried where the harness has it. */
  readonly needs?: 'fillDisk' | 'loseAnswer'
  run(harness: OnlineStoreHarness): Promise<void>
}

const settings: TableSettings = {
  pace: { kind: 'live', bank: 600, add: 20 },
  language: 'hu',
  listed: true,
  chat: false,
}

export const match = (id: string, change: Partial<OnlineMatch> = {}): OnlineMatch => ({
  version: 2,
  id,
  game: 'nim',
  rulesVersion: 1,
  options: { sticks: 12 },
  seats: [
    { name: 'Ada', occupant: { kind: 'person' }, salt: '12'.repeat(16) },
    { name: 'Oak', occupant: { kind: 'bot', level: 'novice' } },
  ],
  seed: 'ab'.repeat(32),
  deal: { secret: 'ef'.repeat(32), nonces: ['01'.repeat(32), '00'.repeat(32)], redeals: 0 },
  seal: 'cd'.repeat(32),
  active: [0],
  begun: 1,
  played: 1,
  people: ['ada', null],
  host: 'ada',
  watchable: false,
  settings,
  clockBegun: 3,
  clocks: [{ left: 600_000, since: 3 }, null],
  due: 600_003,
  ...change,
})
export const over = (id: string) =>
  match(id, { active: [], winners: [0], result: { scores: [3, 1], ties: [2, 1] } })
export const move = (take: number): Entry => ({ seat: 0, move: { take }, by: 'player' })
/** As large as an entry may be. */
export const large: Entry = { seat: 0, move: 'x'.repeat(15_000), by: 'player' }

export const table = (id: string, change: Partial<WaitingTable> = {}): WaitingTable => ({
  id,
  revision: 1,
  game: 'nim',
  options: { sticks: 12 },
  seats: [{ kind: 'person', person: 'ada' }, { kind: 'open' }, { kind: 'bot', level: 'novice', name: 'Oak' }],
  host: 'ada',
  inviteHash: '34'.repeat(32),
  watchable: true,
  settings,
  changed: 1,
  seen: 1,
  ...change,
})

export function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [actual, expected].map(value =>
    value === undefined ? 'nothing' : canonicalJson(value),
  )
  if (found !== wanted) throw new Error(`${what}: found ${found} instead of ${wanted}.`)
}

export async function all(writes: readonly Promise<WriteResult>[], expected: WriteResult, what: string) {
  for (const result of await Promise.all(writes)) same(result, expected, what)
}

export const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
