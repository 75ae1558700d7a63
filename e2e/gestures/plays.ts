import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** How often a person's decision was stored, and how many matches were begun, since the page was loaded. */
    stored?: { plays: number; matches: number }
  }
}

/** Counts what is written: one transaction for each call of `play`, however many moves it has. */
export async function countPlays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stored = { plays: 0, matches: 0 }
    window.stored = stored
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

export const storedOn = (page: Page): Promise<{ readonly plays: number; readonly matches: number }> =>
  page.evaluate(() => window.stored ?? { plays: 0, matches: 0 })
