import type { BrowserContext, Page } from '@playwright/test'

/** What the page was asked and what it did, with times in milliseconds since it was loaded. */
interface Stored {
  /** Each decision of a person when it was stored, with its moves. */
  readonly plays: { readonly at: number; readonly moves: unknown[] }[]
  /** When each match was begun. */
  readonly matches: number[]
  /** Waits until everything is on the screen and nothing is being written. */
  readonly settled: () => Promise<void>
  /** When the page heard each press; a key that is held is pressed once. */
  readonly presses: number[]
  /** From now on the clock of the page stands still, and goes on by so many milliseconds at each press but the first. */
  readonly beginGesture: (pause: number) => void
  /** The clock of the page goes on by itself, from so many milliseconds later. */
  readonly endGesture: (later: number) => void
}

declare global {
  interface Window {
    stored?: Stored
  }
}

/**
 * Counts what is written: one transaction for each call of `play`, however many moves it has. Also gives the page a
 * clock by which a gesture is as quick as it is meant to be, on however busy a machine.
 */
export async function countPlays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const real = performance.now.bind(performance)
    let ahead = 0
    /** How many writes are under way. */
    let writing = 0
    let gesture: { now: number; presses: number; readonly pause: number } | undefined
    const now = () => gesture?.now ?? real() + ahead
    performance.now = now
    Object.defineProperty(Event.prototype, 'timeStamp', { get: now })
    const stored: Stored = {
      plays: [],
      matches: [],
      presses: [],
      async settled() {
        for (let frames = 0; frames < 3; frames++) {
          await new Promise(requestAnimationFrame)
          if (writing > 0) frames = 0
        }
      },
      beginGesture(pause) {
        gesture = { now: now(), presses: 0, pause }
      },
      endGesture(later) {
        ahead = Math.max(ahead, now() - real()) + later
        gesture = undefined
      },
    }
    window.stored = stored
    const press = (event: Event) => {
      if (gesture !== undefined && gesture.presses++ > 0) gesture.now += gesture.pause
      if (!(event instanceof KeyboardEvent && event.repeat)) stored.presses.push(now())
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', press, true)
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
      writing++
      for (const end of ['complete', 'abort']) begun.addEventListener(end, () => writing--)
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

/** What follows is one gesture, with such pauses between its presses, until `waitAWhile` or `takeStored`. */
export const beginGesture = (page: Page, pause: number): Promise<void> =>
  page.evaluate(pause => window.stored?.beginGesture(pause), pause)

/** Once the page is settled, its clock goes on by more than a control that has just appeared takes no press. */
export const waitAWhile = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await window.stored?.settled()
    window.stored?.endGesture(500)
  })

/** What was stored since it was last asked for, once the page is settled. */
export const takeStored = (page: Page): Promise<Pick<Stored, 'plays' | 'matches' | 'presses'>> =>
  page.evaluate(async () => {
    const { stored } = window
    if (stored === undefined) throw new Error('Nothing was counted here.')
    await stored.settled()
    stored.endGesture(0)
    const { plays, matches, presses } = stored
    return { plays: plays.splice(0), matches: matches.splice(0), presses: presses.splice(0) }
  })
