import type { Page } from '@playwright/test'
import { expect, inspect, test } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import { fillIn, join, openForm, sitDown, start, submit } from './people.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

/** SCREENS names a folder for pictures of all of them. */
const { SCREENS } = process.env

/** Axe finds nothing, nothing overflows and targets fit a finger, on a desktop and on a phone. */
async function lookAt(page: Page, screen: string): Promise<void> {
  await test.step(screen, () => inspect(page))
  if (SCREENS === undefined) return
  const before = page.viewportSize()
  for (const { viewport } of [desk, phone]) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${SCREENS}/${screen} ${viewport.width}.png`, fullPage: true })
  }
  if (before !== null) await page.setViewportSize(before)
}

const password = 'a quiet cellar'

test('a guest keeps the name with a password, signs in elsewhere in the same language, recovers, and signs out everywhere', async ({
  browser,
}) => {
  const server = await startServer(scripts.seeded)
  const troubles: string[] = []
  const open = (name: string, locale: 'en' | 'hu', size: typeof desk | typeof phone) =>
    sitDown(
      browser,
      {
        ...{ name, locale, size, game: 'welcome-back' as const, unseen: SCREENS === undefined },
        origin: `http://localhost:${server.port}`,
      },
      text => troubles.push(text),
    )
  const ada = await open('Ada', 'hu', desk)
  const { page, words } = ada
  await page.goto('/')
  await page.getByRole('link', { name: words('home.me') }).click()
  await expect(page.getByText(words('me.stranger'))).toBeVisible()
  await lookAt(page, 'me 1 stranger')

  // By keyboard alone: name, password, enter.
  await page
    .getByRole('textbox', { name: words('online.name') })
    .first()
    .fill('Žofie')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words('me.code') })).toBeFocused()
  const code = (await page.locator('.recovery .code').textContent()) ?? ''
  await lookAt(page, 'me 2 code')
  await page.getByRole('button', { name: words('me.code.kept') }).click()
  await expect(page.getByText(words('me.account', { name: 'Žofie' }))).toBeVisible()
  await page.getByRole('button', { name: words('home.daylight') }).click()
  await lookAt(page, 'me 3 account')

  const other = await open('Phone', 'en', phone)
  await other.page.goto('/me')
  await other.page
    .getByRole('textbox', { name: other.words('online.name') })
    .last()
    .fill('ŽOFIE')
  await other.page.getByLabel(other.words('me.password'), { exact: true }).last().fill(password)
  await other.page.getByRole('button', { name: other.words('me.signIn.do') }).tap()
  // In the language and the light of the first device.
  await expect(other.page.getByText(words('me.account', { name: 'Žofie' }))).toBeVisible()
  await expect(other.page.locator('html')).toHaveAttribute('data-mode', 'light')

  const third = await open('Tablet', 'hu', desk)
  await third.page.goto('/me')
  await third.page.getByText(words('me.recover')).click()
  await third.page.getByRole('textbox', { name: words('me.code') }).fill(code.toLowerCase())
  await third.page.getByLabel(words('me.password.next'), { exact: true }).fill('a better cellar')
  await lookAt(third.page, 'me 4 recovery')
  await third.page.getByRole('button', { name: words('me.recover.do') }).click()
  await third.page.getByRole('button', { name: words('me.code.kept') }).click()
  await expect(third.page.getByText(words('me.account', { name: 'Žofie' }))).toBeVisible()
  await page.reload()
  await expect(page.getByText(words('me.stranger'))).toBeVisible()

  await third.page.getByRole('button', { name: words('me.signOut.everywhere') }).click()
  await expect(third.page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'))
  await third.page.goto('/me')
  await expect(third.page.getByText(words('me.stranger'))).toBeVisible()
  expect(troubles).toEqual([])
  for (const { context } of [ada, other, third]) await context.close()
  await server.close()
})

test('a finished match is in the profile, and stays without the name of who deletes themselves', async ({
  browser,
}) => {
  test.slow()
  const server = await startServer(scripts.seeded)
  const database = openDatabase(server.folder)
  const troubles: string[] = []
  const open = (name: string, locale: 'en' | 'pl') =>
    sitDown(
      browser,
      {
        ...{ name, locale, size: desk, game: 'tiny-epic' as const, unseen: SCREENS === undefined },
        origin: `http://localhost:${server.port}`,
      },
      text => troubles.push(text),
    )
  const [ada, bruno] = [await open('Ada', 'en'), await open('Bruno', 'pl')]
  await openForm(ada, 'tiny-epic')
  await fillIn(ada)
  const { id, invitation } = await submit(ada)
  await join(bruno, invitation)
  await expect(bruno.page.getByRole('link', { name: 'Ada' })).toBeVisible()
  await lookAt(bruno.page, 'waiting with names')
  await start(ada)
  await database.isStarted(id)
  // Both let bots play for them, and so it ends soon.
  for (const { page, words } of [ada, bruno]) {
    await page.getByRole('button', { name: words('online.table') }).click()
    await page.getByRole('button', { name: words('online.handOver') }).click()
    await page.keyboard.press('Escape')
  }
  await expect.poll(async () => (await database.load(id)).isOver, { timeout: 100_000 }).toBe(true)

  await ada.page.goto('/me')
  await expect(ada.page.getByText(ada.words('me.guest', { name: 'Ada' }))).toBeVisible()
  await lookAt(ada.page, 'me 5 guest')
  await ada.page.getByRole('link', { name: ada.words('me.profile.see') }).click()
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText('Ada')
  const own = new URL(ada.page.url()).pathname
  await expect(ada.page.getByRole('link', { name: ada.words('after.replay') })).toBeVisible()
  await lookAt(ada.page, 'profile 1')
  await bruno.page.goto(own)
  await expect(bruno.page.getByRole('heading', { name: bruno.words('profile.last') })).toBeVisible()
  await lookAt(bruno.page, 'profile 2 of another')

  await ada.page.goto('/me')
  await ada.page.getByRole('button', { name: ada.words('me.delete') }).click()
  await lookAt(ada.page, 'me 6 deletion')
  await ada.page.getByRole('button', { name: ada.words('me.delete.do') }).click()
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(ada.words('home.title'))
  await bruno.page.goto(own)
  await expect(bruno.page.getByRole('alert')).toHaveText(bruno.words('online.refused.no-such-person'))
  await lookAt(bruno.page, 'profile 3 gone')
  await bruno.page.goto('/replays')
  await expect(bruno.page.locator('.match')).toContainText('#1')
  await expect(bruno.page.locator('.match')).toContainText('Bruno')
  // The browser's own word for who is gone.
  expect(troubles).toEqual([expect.stringContaining('404')])
  for (const { context } of [ada, bruno]) await context.close()
  database.close()
  await server.close()
})
