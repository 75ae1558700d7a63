import type { BrowserContext, Page } from '@playwright/test'

interface Stored {
  /** How often a person's decision was stored since the page was loaded. */
  plays: number
  /** How many matches were begun. */
  matches: number
  /** When the page heard each press, in milliseconds. */
  presses: number[]
}

declare global {
  interface Window {
    stored?: Stored
  }
}

/** Counts what is written: one transaction for each call of `play`, however many moves it has. */
export async function countPlays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stored: Stored = { plays: 0, matches: 0, presses: [] }
    window.stored = stored
    const press = ({ timeStamp }: Event) => stored.presses.push(timeStamp)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true)
    const seen = new WeakSet<IDBTransaction>()
    const { add, put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (value, key) {
      if (this.name === 'entries' && value.by === 'player' && !seen.has(this.transaction)) stored.plays++
      seen.add(this.transaction)
      return add.call(this, value, key)
    }
    const ids = new Set<string>()
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'matches' && value.played === value.begun && !ids.has(value.id)) {
        ids.add(value.id)
        stored.matches++
      }
      return put.call(this, value, key)
    }
  })
}

export const storedOn = (page: Page): Promise<Stored> =>
  page.evaluate(() => window.stored ?? { plays: 0, matches: 0, presses: [] })
