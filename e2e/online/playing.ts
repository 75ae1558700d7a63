import type { Seat } from '@kazamata/kernel'
import type { Browser } from '@playwright/test'
import { expect } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import type { GameId } from '../words.ts'
import { onlineGames, type Screen } from './games.ts'
import {
  createTable,
  type Device,
  goOnAt,
  join,
  linkForDevice,
  type Person,
  sitDown,
  start,
  watch,
} from './people.ts'
import { startProxy, type UnreliableProxy } from './proxy.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

/**
 * What happens when the second player decides: the line breaks before or after it, with the request or its answer; they
 * decide while there is none; they load the page again; they take another device.
 */
export type Mishap = 'before' | 'after' | 'request' | 'answer' | 'offline' | 'reload' | 'device'

const names = { host: 'Ada', guest: 'Bruno', spectator: 'Hana' }

export type Playing = Awaited<ReturnType<typeof begin>>

/** A table of two people and two novices on a server of its own, begun; somebody watches. The second player has a bad line. */
export async function begin(browser: Browser, id: GameId) {
  const { game, seed, screen } = onlineGames[id]
  const server = await startServer(scripts.seeded, { E2E_SEED: String(seed) })
  const proxy = await startProxy(server.port)
  const database = openDatabase(server.folder)
  const troubles: string[] = []
  const open = (device: Pick<Device, 'name' | 'locale' | 'size'>, origin: string) =>
    sitDown(browser, { ...device, origin, game: id }, text => troubles.push(text))
  const direct = `http://localhost:${server.port}`
  const host = await open({ name: names.host, locale: 'en', size: desk }, direct)
  const guest = await open({ name: names.guest, locale: 'pl', size: phone }, proxy.origin)
  const spectator = await open({ name: names.spectator, locale: 'hu', size: desk }, direct)
  const table = await createTable(host, id)
  await join(guest, table.invitation)
  await watch(spectator, table.id)
  await start(host)
  await database.isStarted(table.id)

  const screenOf = (person: Person, seat: Seat): Screen =>
    screen(person, seat, database.storageFor(table.id, person.line))
  /** By seat: on which device they play. */
  const playing = [host, guest]

  const load = () => database.load(table.id)

  const nextPerson = () => database.nextPerson(table.id, game, playing.length)

  /** Makes the decision that a person is asked for, whatever happens, and says which moves it was. */
  async function decide(seat: Seat, mishap?: Mishap): Promise<readonly unknown[]> {
    const person = playing[seat]
    if (person === undefined) throw new Error(`Nobody sits at ${seat}.`)
    switch (mishap) {
      case 'device': {
        const other = await open({ name: names.guest, locale: 'pl', size: desk }, proxy.origin)
        await goOnAt(other, await linkForDevice(person))
        playing[seat] = other
        return decide(seat)
      }
      case 'reload':
        await person.line.reload()
        return decide(seat)
      case 'before':
        proxy.cut()
        return decide(seat)
      case 'after': {
        const moves = await decide(seat)
        proxy.cut()
        return moves
      }
      case 'request':
      case 'answer':
        await screenOf(person, seat).asked()
        await person.line.isOpen()
        proxy.cutNext(mishap)
        return decide(seat)
      case 'offline':
        return decideOffline(person, seat, proxy)
      case undefined:
        // The tab tells whose turn it is.
        await expect(person.page).toHaveTitle(/^\(1\) /)
        return screenOf(person, seat).decide()
    }
  }

  async function decideOffline(
    person: Person,
    seat: Seat,
    proxy: UnreliableProxy,
  ): Promise<readonly unknown[]> {
    const { page, words } = person
    await screenOf(person, seat).asked()
    proxy.hold()
    await expect(page.getByText(words('trouble.offline'), { exact: true })).toBeVisible()
    const moves = screenOf(person, seat).decide()
    await expect(page.getByText(words('trouble.waiting'))).toBeVisible()
    proxy.release()
    return moves
  }

  async function close(): Promise<void> {
    for (const { context } of [host, ...guests(), spectator]) await context.close()
    database.close()
    await proxy.close()
    await server.close()
  }

  /** All devices of the second player. */
  const guests = () => (playing[1] === undefined || playing[1] === guest ? [guest] : [guest, playing[1]])

  return {
    ...{ id, game, server, proxy, table, troubles, host, guest, spectator, guests },
    ...{ load, nextPerson, decide, screenOf, close },
  }
}
