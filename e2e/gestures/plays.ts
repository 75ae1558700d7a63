import type { BrowserContext, Page } from '@playwright/test'

/** What the page was asked and what it did, with times in milliseconds since it was loaded. */
interface Stored {
  /** Each decision of a person when it was stored, with its moves. */
  readonly plays: { readonly at: number; readonly moves: unknown[] }[]
  /** When each match was begun. */
  readonly matches: number[]
  /** How many writes are under way. */
  writing: number
  /** When the page heard each press; a key that is held is pressed once. */
  readonly presses: number[]
}

declare global {
  interface Window {
    stored?: Stored
  }
}

/** Counts what is written: one transaction for each call of `play`, however many moves it has. */
export async function countPlays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stored: Stored = { plays: [], matches: [], writing: 0, presses: [] }
    window.stored = stored
    addEventListener('pointerdown', ({ timeStamp }) => stored.presses.push(timeStamp), true)
    addEventListener('keydown', ({ timeStamp, repeat }) => repeat || stored.presses.push(timeStamp), true)
    const seen = new WeakMap<IDBTransaction, unknown[]>()
    const { add, put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (value, key) {
      if (this.name === 'entries' && value.by === 'player') {
        const moves = seen.get(this.transaction) ?? []
        if (moves.length === 0) stored.plays.push({ at: performance.now(), moves })
        moves.push(value.move)
        seen.set(this.transaction, moves)
      }
      return add.call(this, value, key)
    }
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...how) {
      const begun = transaction.apply(this, how)
      stored.writing++
      for (const end of ['complete', 'abort']) begun.addEventListener(end, () => stored.writing--)
      return begun
    }
    const ids = new Set<string>()
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'matches' && value.played === value.begun && !ids.has(value.id)) {
        ids.add(value.id)
        stored.matches.push(performance.now())
      }
      return put.call(this, value, key)
    }
  })
}

/** What was stored since it was last asked for, once nothing is being written. */
export const takeStored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const { stored } = window
    if (stored === undefined) throw new Error('Nothing was counted here.')
    for (let frames = 0; frames < 3; frames++) {
      await new Promise(requestAnimationFrame)
      if (stored.writing > 0) frames = 0
    }
    const { plays, matches, presses, writing } = stored
    return { plays: plays.splice(0), matches: matches.splice(0), presses: presses.splice(0), writing }
  })
