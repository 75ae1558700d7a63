import { type AnyGame, fastChance, type Occupant } from '@kazamata/kernel'
import type { Entry, MatchRecord } from '@kazamata/kernel/match'
import { accepted, delve, nim } from '@kazamata/kernel/testing'
import type { BotPool, BotRequest } from '@kazamata/room/bots'
import { memoryStore } from '@kazamata/room/store'
import { vi } from 'vitest'
import { type LocalTableParts, openLocalTable } from '../table/local/local-table.ts'
import type { Perspective } from '../table/local/perspective.ts'
import type { Table } from '../table/table.ts'
import { aMatch, stored } from './match.ts'

/** A promise that the test resolves. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(done => {
    resolve = done
  })
  return { promise, resolve }
}

export const never = () => new Promise<never>(() => undefined)

/** Bots that never answer. */
export const silentBots: BotPool = { ask: never, close: () => undefined }

/** Bots that answer with the last move, and collect what they were asked. */
export function lastMoveBots(asked: BotRequest[] = []): BotPool {
  return {
    ask: async request => {
      asked.push(request)
      return { moves: request.moves.slice(-1) }
    },
    close: () => undefined,
  }
}

export interface TableSetup {
  readonly occupants: readonly Occupant[]
  readonly game?: AnyGame
  readonly options?: unknown
  readonly parts?: Partial<LocalTableParts>
}

/** A table with a new match, which is stored; its board has shown nothing yet. */
export async function openTable(setup: TableSetup, store = memoryStore()): Promise<Table> {
  const { occupants, game = nim.nim, options = {}, parts = {} } = setup
  const match = aMatch(game, occupants, 'm1', options)
  await store.create(stored(game, match), [])
  return accepted(
    openLocalTable({
      game,
      isOpenQuestion: () => false,
      stored: stored(game, match),
      record: match.record,
      store,
      bots: lastMoveBots(),
      pause: () => Promise.resolve(),
      ...parts,
    }),
  )
}

/** A table with a board that shows everything at once. */
export async function startTable(setup: TableSetup) {
  const store = memoryStore()
  const table = await openTable(setup, store)
  const show = () => table.shown(table.get().snapshot)
  table.subscribe(show)
  show()
  return { table, store, entries: () => entriesOf(table) }
}

export async function entriesOf(table: Table): Promise<readonly Entry[]> {
  const record: MatchRecord = JSON.parse((await (await table.file())?.text()) ?? '')
  return record.entries
}

export const entriesBy = (entries: readonly Entry[], seat: number) =>
  entries.filter(entry => entry.seat === seat)

/** Whose view is shown, who decides, and whom the curtain waits for. */
export function perspective(table: Table): Perspective {
  const { snapshot, actor, curtain } = table.get()
  return { viewer: snapshot.viewer, ...(actor !== undefined && { actor }), ...(curtain && { curtain }) }
}

/** A whole turn of delve, as far as the seat's own view tells. */
export function delveTurn(view: unknown, seat: number): readonly unknown[] {
  const game: AnyGame = delve.delve
  const state = game.sampleState(view, fastChance(1))
  const turn: unknown[] = []
  do {
    const [move] = game.moves(state, seat)
    turn.push(move)
    game.apply(state, seat, move, fastChance(1), () => undefined)
  } while (!JSON.stringify(turn.at(-1)).includes('confirm'))
  return turn
}

/** Lets everything happen that happens without a further wait. */
export const settled = () => vi.waitFor(() => undefined)
/** With a long timeout, because a busy machine may be slow. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 2 })
