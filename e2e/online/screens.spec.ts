import type { Page } from '@playwright/test'
import { eachOf } from '../breadth.ts'
import { expect, inspect, test } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import { coversNothing } from '../text-overlaps.ts'
import type { GameId } from '../words.ts'
import { onlineGames } from './games.ts'
import { fillIn, join, openForm, sitDown, start, submit } from './people.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

/** SCREENS names a folder for pictures of all of them. */
const { SCREENS } = process.env

/** Axe finds nothing, nothing overflows and targets fit a finger, on a desktop and on a phone. */
async function lookAt(page: Page, game: GameId, screen: string, nth: number): Promise<void> {
  await test.step(screen, () => inspect(page, nth))
  if (SCREENS === undefined) return
  for (const { viewport } of [desk, phone]) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${SCREENS}/${game} ${screen} ${viewport.width}.png`, fullPage: true })
  }
  await page.setViewportSize(desk.viewport)
}

/** With a clock that runs, one of days, and without one. */
const paces: Partial<Record<GameId, string>> = {
  'welcome-back': '10 min + 15 sec',
  'tiny-epic': '2 days a turn',
}

const gameIds = ['welcome-back', 'paper-dungeons', 'tiny-epic'] as const satisfies readonly GameId[]

// Forms, ends and replays of the other games are looked at without a server, too.
for (const game of eachOf(gameIds, ['welcome-back']))
  test(`every online screen of ${game} is fit for all, from the form to the replay`, async ({ browser }) => {
    test.slow()
    const server = await startServer(scripts.seeded)
    const database = openDatabase(server.folder)
    const troubles: string[] = []
    const open = (name: string, locale: 'en' | 'pl') =>
      sitDown(
        browser,
        {
          ...{ name, locale, game, size: desk, unseen: SCREENS === undefined },
          origin: `http://localhost:${server.port}`,
        },
        text => troubles.push(text),
      )
    const host = await open('Ada', 'en')
    const guest = await open('Bruno', 'pl')
    let looks = 0
    const look = (page: Page, screen: string) => lookAt(page, game, screen, looks++)

    await openForm(host, game)
    await fillIn(host)
    const pace = paces[game]
    if (pace !== undefined) await host.press(host.page.getByRole('radio', { name: pace, exact: true }))
    await look(host.page, '1 new table')
    const { id, invitation } = await submit(host)
    // The next thing to do comes first.
    const invite = host.page.getByRole('heading', { name: host.words('online.share'), exact: true })
    const headings = host.page.getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      host.words('online.share'),
      host.words('online.seats'),
      host.words('chat'),
    ])
    await look(host.page, '2 waiting')
    await guest.page.goto(invitation)
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(guest.page, '3 invitation')
    await join(guest, invitation)
    await look(guest.page, '4 waiting as a guest')
    await expect(invite).toBeHidden()
    await look(host.page, '5 ready')

    await start(host)
    await database.isStarted(id)
    await expect(guest.page.locator('#board')).toBeVisible()
    await look(guest.page, '6 the other one')
    const people = host.page.getByRole('button', { name: host.words('online.table') })
    await people.click()
    await look(host.page, '7 who is there')
    await host.page.keyboard.press('Escape')
    await host.page.goto('/tables')
    const first = host.page.getByRole('heading', { level: 2 }).first()
    await expect(first).toHaveText(host.words('online.matches'))
    await look(host.page, '8 my matches')
    await host.page.goto('/')
    await expect(host.page.getByRole('region', { name: host.words('home.leftOff') })).toContainText('Bruno')
    await look(host.page, '8 where I left off')
    await host.page.goto(`/match/${id}`)

    // Both let bots play for them, and so it ends soon.
    for (const { page, words } of [host, guest]) {
      await page.getByRole('button', { name: words('online.table') }).click()
      await page.getByRole('button', { name: words('online.handOver') }).click()
      await page.keyboard.press('Escape')
    }
    await expect.poll(async () => (await database.load(id)).isOver, { timeout: 100_000 }).toBe(true)
    await onlineGames[game].screen(host, 0, database.storageFor(id, host.line)).asked()
    await look(host.page, '9 the end')
    const stranger = await open('Hana', 'pl')
    await stranger.page.goto(`/match/${id}?move=5`)
    await expect(stranger.page.getByRole('slider', { name: stranger.words('replay.step') })).toHaveValue('5')
    await look(stranger.page, '10 replay')
    await stranger.page.setViewportSize(phone.viewport)
    await coversNothing(stranger.page, '=')
    await stranger.context.close()
    expect(troubles).toEqual([])
    for (const { context } of [host, guest]) await context.close()
    database.close()
    await server.close()
  })
