import { isRefusal, type Refusal } from '@kazamata/kernel'
import { type Entry, type MatchRecord, writeMatch } from '@kazamata/kernel/match'
import type { Page } from '@playwright/test'

export function sure<T extends object>(made: T | Refusal): T {
  if (isRefusal(made)) throw new Error(`Refused: ${made.error}.`)
  return made
}

/** A match as a file to choose. */
export const fileOf = (match: { readonly record: MatchRecord }) => fileWith(writeMatch(match.record))

export const fileWith = (text: string) => ({
  name: 'match.kazamata.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** All that the browser keeps of matches, as it lies there. */
interface Kept {
  readonly matches: readonly Omit<MatchRecord, 'entries'>[]
  readonly entries: readonly { readonly key: IDBValidKey; readonly value: Entry }[]
}

export function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kazamata'))
      return { matches: [], entries: [] }
    const db = await done(indexedDB.open('kazamata'))
    const trip = db.transaction(['matches', 'entries'])
    const [matches, keys, values] = await Promise.all([
      done(trip.objectStore('matches').getAll()),
      done(trip.objectStore('entries').getAllKeys()),
      done(trip.objectStore('entries').getAll()),
    ])
    db.close()
    return { matches, entries: keys.map((key, i) => ({ key, value: values[i] })) }
  })
}

const idOn = (page: Page) => /\/(?:table|replay)\/(\w+)/.exec(page.url())?.[1] ?? ''

/** How many entries of the match on the table are kept. */
export function countOf(page: Page): Promise<number> {
  return page.evaluate(
    id =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kazamata')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const count = db
            .transaction('entries')
            .objectStore('entries')
            .count(IDBKeyRange.bound([id], [id, []]))
          count.onsuccess = () => resolve(count.result)
          count.onerror = () => reject(count.error)
          db.close()
        }
      }),
    idOn(page),
  )
}

/** The record of the match on the table: what is kept is the truth. It comes as text: value by value it takes many times as long. */
export async function recordOf(page: Page): Promise<MatchRecord> {
  const id = idOn(page)
  const text = await page.evaluate(async id => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('kazamata'))
    const trip = db.transaction(['matches', 'entries'])
    const [saved, entries] = await Promise.all([
      done(trip.objectStore('matches').get(id)),
      done(trip.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
    ])
    db.close()
    return saved && JSON.stringify({ ...saved, entries })
  }, id)
  if (text === undefined) throw new Error(`Match ${id} is not kept.`)
  return JSON.parse(text)
}
