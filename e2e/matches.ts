import { type Game, type GameTypes, isRefusal, type Refusal, type Seat } from '@kazamata/kernel'
import {
  type Entry,
  type Match,
  type MatchRecord,
  play,
  replay,
  start,
  writeMatch,
} from '@kazamata/kernel/match'
import type { Level } from '@kazamata/registry'
import type { Page } from '@playwright/test'

/** By seat. */
export const names = ['Ada', 'Bruno', 'Cyla', 'Dora', 'Emil', 'Fanny', 'Gustav', 'Hana'] as const

/** What a person does next; one move at a time. */
export type PolicyOf<T extends GameTypes> = (
  match: Match<T>,
  seat: Seat,
  moves: readonly T['Move'][],
) => T['Move']

export interface SettingOf<T extends GameTypes> {
  readonly seats?: readonly ('person' | Level)[]
  readonly options?: Partial<T['Options']>
  readonly policy?: PolicyOf<T>
}

/** Is this the moment that a test wants? */
export type Wanted<T extends GameTypes> = (state: T['State'], match: Match<T>) => boolean

let made = 0

/** So that several matches can be stored side by side. */
export const nextId = () => (++made).toString(16).padStart(16, '0')

/** Plans matches of a game. Of several active seats the one at `which` goes first. */
export function plannerFor<T extends GameTypes>(game: Game<T>, which = 0) {
  /** A match that nobody has moved in yet. */
  function fresh(
    seed: number,
    { seats = ['person'], options = {} }: SettingOf<T> = {},
    id = nextId(),
  ): Match<T> {
    return sure(
      start(game, {
        id,
        game: game.id,
        version: 2,
        rulesVersion: game.rulesVersion,
        options,
        seats: seats.map((who, seat) => ({
          name: names[seat] ?? '',
          occupant: who === 'person' ? { kind: 'person' } : { kind: 'bot', level: who },
        })),
        seed: seed.toString(16).padStart(64, '0'),
      }),
    )
  }

  /** Plays until the moment comes; nothing where the match ends before. */
  function until(from: Match<T>, wanted: Wanted<T>, policy: PolicyOf<T>): Match<T> | undefined {
    let match = from
    while (!wanted(match.state, match)) {
      const seat = game.active(match.state).at(which)
      if (seat === undefined) return undefined
      match = sure(play(game, match, seat, policy(match, seat, game.moves(match.state, seat))))
    }
    return match
  }

  /** The match on the table as its record tells it. */
  const matchOf = async (page: Page, read = recordOf): Promise<Match<T>> =>
    sure(replay(game, await read(page)))

  return { fresh, until, matchOf }
}

/** The first match, of those made from the seeds from there on, that comes to the wanted moment; stopped right there. */
export function firstMatch<M>(most: number, attempt: (seed: number) => M | undefined, from = 1): M {
  for (let seed = from; seed < from + most; seed++) {
    const match = attempt(seed)
    if (match !== undefined) return match
  }
  throw new Error('No match came to such a moment.')
}

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

/** All that the browser has stored of matches. */
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

/** The id of the match on the table. */
export const idOn = (page: Page) => /\/(?:table|replay)\/(\w+)/.exec(page.url())?.[1] ?? ''

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
export async function recordOf(page: Page, id = idOn(page)): Promise<MatchRecord> {
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

/** Stores what came after so many entries of a match that no page plays at the moment. */
export function storeRest(page: Page, { id, entries }: MatchRecord, known: number): Promise<void> {
  return page.evaluate(
    ({ id, known, rest }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kazamata')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const writing = db.transaction('entries', 'readwrite')
          for (const [n, entry] of rest.entries()) writing.objectStore('entries').add(entry, [id, known + n])
          writing.oncomplete = () => resolve()
          writing.onabort = () => reject(writing.error)
          db.close()
        }
      }),
    { id, known, rest: entries.slice(known) },
  )
}
