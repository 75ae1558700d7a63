import type { Game, GameTypes } from '@kazamata/kernel'
import { type Entry, type Match, type MatchRecord, playEntry } from '@kazamata/kernel/match'
import type { Page } from '@playwright/test'
import { recordOf, sure } from './matches.ts'
import { nothing } from './press.ts'

export interface Wait {
  /** So many entries are known of the match. */
  readonly known: number
  /** So many more of this seat are to be kept first. */
  readonly seat?: number
  readonly moves?: number
  /** What is no longer visible. */
  readonly gone?: string
  /** What may show up instead of more entries. */
  readonly instead?: string
  /** One of these is visible at last; none of them, if there are none. */
  readonly screens?: readonly string[]
}

export interface Onward {
  readonly entries: readonly Entry[]
  /** Which of the screens is visible, the first where there are more; -1 where something else showed up instead. */
  readonly what: number
}

/** Where the matches on a page are stored. */
export interface MatchStorage {
  record(page: Page): Promise<MatchRecord>
  onward(page: Page, id: string, wait: Wait): Promise<Onward>
}

/**
 * What is kept of the match beyond the known entries, as soon as what is waited for has come and the page has drawn it.
 * In one call, because long games do this hundreds of times.
 */
export function onward(page: Page, id: string, wait: Wait): Promise<Onward> {
  const { known, seat = -1, moves = 0, gone = nothing, instead = nothing, screens = [] } = wait
  return page.evaluate(
    async ({ id, known, seat, moves, gone, instead, screens }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const frame = () => new Promise(requestAnimationFrame)
      const visible = (css: string) =>
        [...document.querySelectorAll(css)].some(one => one.checkVisibility({ visibilityProperty: true }))
      const start = performance.now()
      const patience = (what: string) => {
        if (performance.now() - start > 40_000) throw new Error(what)
      }
      const db = await done(indexedDB.open('kazamata'))
      const since = async (): Promise<readonly Entry[]> => {
        const range = IDBKeyRange.bound([id, known], [id, []])
        return done(db.transaction('entries').objectStore('entries').getAll(range))
      }
      const own = (entries: readonly Entry[]) =>
        entries.filter(entry => 'move' in entry && entry.seat === seat).length
      try {
        if (moves > 0) {
          for (; own(await since()) < moves; await frame()) {
            if (document.querySelector(instead) !== null) return { entries: [], what: -1 }
            patience('Nothing more was kept.')
          }
          await frame()
          await frame()
        }
        for (; visible(gone); await frame()) patience(`This does not go away: ${gone}`)
        let what = screens.findIndex(visible)
        for (; screens.length > 0 && what < 0; what = screens.findIndex(visible)) {
          patience(`None of these is to be seen: ${screens.join(' | ')}`)
          await frame()
        }
        return { entries: await since(), what }
      } finally {
        db.close()
      }
    },
    { id, known, seat, moves, gone, instead, screens },
  )
}

/** Matches that run in the page. */
export const inBrowser: MatchStorage = { record: recordOf, onward }

/** The match with what was stored since. */
export function later<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entries: readonly Entry[],
): Match<T> {
  return entries.reduce((now: Match<T>, entry) => sure(playEntry(game, now, entry)), match)
}
