import {
  type Entry,
  fastChance,
  isRefusal,
  type Match,
  type MatchRecord,
  pick,
  play,
  type Refusal,
  replay,
  start,
  writeMatch,
} from '@kazamata/kernel'
import type { Level } from '@kazamata/registry'
import { type Event, type Move, type Options, type State, welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'

export type PlannedMatch = Match<State, Move, Event, Options>
type Holding = 'person' | Level

/** At seats 0, 1, 2, 3. */
export const names = ['Ada', 'Bruno', 'Cyla', 'Dora'] as const

interface Setting {
  readonly seats?: readonly Holding[]
  readonly options?: Partial<Options>
  /** Every card drawn is added, so that the row stays whole and the pile grows. */
  readonly bold?: boolean
}

const one: readonly Holding[] = ['person', 'novice', 'novice']

let found = 0

/** The first match, of those played at random from seeds 1, 2, 3…, that comes to such a moment; stopped right there. */
export function matchAt(
  wanted: (state: State, match: PlannedMatch) => boolean,
  setting: Setting = {},
): PlannedMatch {
  const id = (++found).toString(16).padStart(16, '0')
  for (let seed = 1; seed < 5000; seed++) {
    const match = wander(id, seed, wanted, setting)
    if (match !== undefined) return match
  }
  throw new Error('No match came to such a moment.')
}

function wander(
  id: string,
  seed: number,
  wanted: (state: State, match: PlannedMatch) => boolean,
  setting: Setting,
) {
  const { seats = one, options = {}, bold = false } = setting
  const record = {
    id,
    game: welcomeBack.id,
    rulesVersion: welcomeBack.rulesVersion,
    options,
    seats: seats.map((who, seat) => ({
      name: names[seat] ?? '',
      occupant: who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: who },
    })),
    seed: seed.toString(16).padStart(64, '0'),
  }
  const chance = fastChance(seed)
  let match = sure(start(welcomeBack, record))
  while (!wanted(match.state, match)) {
    const [seat] = welcomeBack.active(match.state)
    if (seat === undefined) return undefined
    const by = seats[seat] === 'person' ? 'player' : 'bot'
    const moves = welcomeBack.moves(match.state, seat)
    const move = (bold ? moves.find(one => one.do === 'add') : undefined) ?? pick(chance, moves)
    match = sure(play(welcomeBack, match, seat, move, by))
  }
  return match
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

/** The match on the table as its record tells it. */
export const matchOf = async (page: Page): Promise<PlannedMatch> =>
  sure(replay(welcomeBack, await recordOf(page)))
