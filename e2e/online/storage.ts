import type { AnyGame, Seat } from '@kazamata/kernel'
import { type AnyMatch, type MatchRecord, start } from '@kazamata/kernel/match'
import { connectReader } from '../../packages/server/src/store/sqlite/connection.ts'
import { matchStore } from '../../packages/server/src/store/sqlite/matches/store.ts'
import { expect } from '../helpers.ts'
import { sure } from '../matches.ts'
import { later, type MatchStorage } from '../wait-for-entries.ts'
import type { Line } from './line.ts'

interface Loaded {
  readonly record: MatchRecord
  /** By entry: the request that played it. */
  readonly requests: readonly (string | undefined)[]
  readonly isOver: boolean
}

/** Reads a server's database beside it. */
export function openDatabase(folder: string) {
  const reader = connectReader(`${folder}/kazamata.sqlite`)
  const nothingIsWritten = { write: async () => 'failed' as const, close: async () => undefined }
  const matches = matchStore(reader, nothingIsWritten)

  /** Another number after each commit of the server. */
  const selectVersion = reader.prepare('pragma data_version')
  let last: { readonly id: string; readonly version: number; readonly match: Loaded } | undefined

  /** Reads the match again only where the server has stored something since: tests ask many times a second. */
  async function load(id: string): Promise<Loaded> {
    const { data_version: version } = selectVersion.get()
    if (last?.id === id && last.version === version) return last.match
    const found = await matches.load(id)
    if (found === undefined) throw new Error(`Match ${id} is not stored.`)
    const { stored, record, requests } = found
    const match = { record, requests, isOver: stored.winners !== undefined }
    last = { id, version, match }
    return match
  }

  /** How a page that shows this match comes to know of it. */
  function storageFor(id: string, line: Line): MatchStorage {
    return {
      record: async () => (await load(id)).record,
      async onward(page, _, { known, seat, moves = 0, gone, instead, screens = [] }) {
        const since = async () => (await load(id)).record.entries.slice(known)
        const own = async () => (await since()).filter(entry => 'move' in entry && entry.seat === seat).length
        const isInstead = async () => instead !== undefined && (await page.locator(instead).count()) > 0
        if (moves > 0) {
          let what = 'waiting'
          await expect
            .poll(
              async () => {
                what = (await own()) >= moves ? 'stored' : (await isInstead()) ? 'instead' : 'waiting'
                return what
              },
              { intervals: [10], timeout: 40_000 },
            )
            .not.toBe('waiting')
          if (what === 'instead') return { entries: [], what: -1 }
          await line.isQuiet()
        }
        const what = await page.evaluate(untilShown, { gone, screens })
        return { entries: await since(), what }
      },
    }
  }

  /** By id: what was last known of a match, so that only what came since is played. */
  const known = new Map<string, AnyMatch>()

  async function matchNow(id: string, game: AnyGame): Promise<AnyMatch> {
    const { record } = await load(id)
    const before = known.get(id) ?? sure(start(game, record))
    const match = later(game, before, record.entries.slice(before.record.entries.length))
    known.set(id, match)
    return match
  }

  /** The table has become a match. */
  const isStarted = (id: string) =>
    expect.poll(async () => (await matches.load(id)) !== undefined, { intervals: [20] }).toBe(true)

  /** The first of the people who may move now, as soon as there is one; nobody when it is over. People have the first seats. */
  async function nextPerson(id: string, game: AnyGame, people: number): Promise<Seat | undefined> {
    let next: Seat | undefined
    await expect
      .poll(
        async () => {
          const active = game.active((await matchNow(id, game)).state)
          next = active.find(seat => seat < people)
          return next !== undefined || active.length === 0
        },
        { intervals: [20], timeout: 60_000 },
      )
      .toBe(true)
    return next
  }

  return { load, isStarted, nextPerson, storageFor, close: () => reader.close() }
}

/** In the page: which of the screens is visible, once that which is to be gone is. */
async function untilShown(wait: { gone: string | undefined; screens: readonly string[] }): Promise<number> {
  const { gone, screens } = wait
  const frame = () => new Promise(requestAnimationFrame)
  const visible = (css: string) =>
    [...document.querySelectorAll(css)].some(one => one.checkVisibility({ visibilityProperty: true }))
  await frame()
  await frame()
  for (const start = performance.now(); performance.now() - start < 40_000; await frame()) {
    const what = screens.findIndex(visible)
    if ((gone === undefined || !visible(gone)) && (screens.length === 0 || what >= 0)) return what
  }
  throw new Error(`None of these is to be seen: ${screens.join(' | ')}`)
}
