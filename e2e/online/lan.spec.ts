import { chromiumArgs, findChromium } from '../../packages/cli/src/chromium.ts'
import { greeting, networkUrls } from '../../packages/server/src/local-network.ts'
import { expect, test } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import { onlineGames } from './games.ts'
import { createTable, join, sitDown, start } from './people.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

const executablePath = findChromium()
/** For a machine without a network: a name that browsers trust no more than an address in it. */
const ownName = 'kazamata.lan'

test.use({
  launchOptions: {
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${ownName} 127.0.0.1`],
    ...(executablePath && { executablePath }),
  },
})

test('a phone on the network joins over plain http and plays, without what browsers reserve for https', async ({
  browser,
}) => {
  const game = 'paper-dungeons'
  const server = await startServer(scripts.usual, { HOST: '0.0.0.0' })
  const at = { host: '0.0.0.0', port: server.port }
  const urls = networkUrls(at)
  const [origin = `http://${ownName}:${server.port}`] = urls
  // With each address of this machine, and a QR code of the first.
  expect(server.text()).toBe(greeting(at, urls))

  const troubles: string[] = []
  const trouble = (text: string) => troubles.push(text)
  const laptop = await sitDown(browser, { name: 'Ada', locale: 'cs', size: desk, origin, game }, trouble)
  const mobile = await sitDown(browser, { name: 'Bruno', locale: 'pl', size: phone, origin, game }, trouble)
  const table = await createTable(laptop, game)
  expect(table.invitation).toMatch(`${origin}/join#`)
  await join(mobile, table.invitation)
  expect(await mobile.page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false])
  await start(laptop)

  const database = openDatabase(server.folder)
  await database.isStarted(table.id)
  const screens = [laptop, mobile].map((person, seat) =>
    onlineGames[game].screen(person, seat, database.storageFor(table.id, person.line)),
  )
  const played: unknown[][] = [[], []]
  for (let decisions = 0; decisions < 4; decisions++) {
    const seat = (await database.nextPerson(table.id, onlineGames[game].game, screens.length)) ?? -1
    played[seat]?.push(...((await screens[seat]?.decide()) ?? []))
  }
  const { entries } = (await database.load(table.id)).record
  for (const [seat, moves] of played.entries()) {
    expect(moves.length).toBeGreaterThan(0)
    const own = entries.filter(entry => entry.seat === seat)
    expect(own).toEqual(moves.map(move => ({ seat, move, by: 'player' })))
  }
  database.close()
  expect(troubles).toEqual([])
  for (const { context } of [laptop, mobile]) await context.close()
  await server.close()
})
