import type { BrowserContext, Page } from '@playwright/test'
import { expect, inspect, test } from '../helpers.ts'
import { begin } from './playing.ts'

/** What a page shows is noted at the root of its document; the person allows it when asked. */
async function noteNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let shown: { readonly body: string; readonly tag: string }[] = []
    const keep = () => document.documentElement.setAttribute('data-notices', JSON.stringify(shown))
    class Noted {
      static permission = 'default'
      static async requestPermission() {
        Noted.permission = 'granted'
        localStorage.setItem('allowed', 'yes')
        return 'granted'
      }
      constructor(_title: string, { body, tag }: { body: string; tag: string }) {
        shown = [...shown.filter(one => one.tag !== tag), { body, tag }]
        this.close = () => {
          shown = shown.filter(one => one.tag !== tag)
          keep()
        }
        keep()
      }
      close: () => void
    }
    if (localStorage.getItem('allowed') !== null) Noted.permission = 'granted'
    Object.defineProperty(window, 'Notification', { value: Noted })
  })
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const noticesOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('html').getAttribute('data-notices')) ?? '[]')

test('a hidden tab tells that the others have moved, in its title, its icon and a notification', async ({
  browser,
}) => {
  const playing = await begin(browser, 'welcome-back')
  const first = await playing.nextPerson()
  const other = first === 0 ? 1 : 0
  const { page, context, words, press } = other === 0 ? playing.host : playing.guest
  await noteNotifications(context)
  await page.goto('/tables')
  const tellMe = page.getByRole('button', { name: words('online.notices') })
  await expect(tellMe).toBeVisible()
  await inspect(page)
  await press(tellMe)
  await expect(tellMe).toBeHidden()

  await page.goto('/me')
  await expect(page.getByLabel(words('me.notices.tab'))).toBeChecked()
  await inspect(page)

  await page.goto(`/match/${playing.table.id}`)
  await expect(page.getByRole('main')).toBeVisible()
  await setHidden(page, true)
  expect(await noticesOf(page)).toEqual([])
  for (let seat = first; seat !== undefined && seat !== other; seat = await playing.nextPerson())
    await playing.decide(seat)
  await expect.poll(() => noticesOf(page)).toEqual([{ body: words('turn.you'), tag: playing.table.id }])
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg')
  await setHidden(page, false)
  await expect.poll(() => noticesOf(page)).toEqual([])
  expect(playing.troubles).toEqual([])
  await playing.close()
})
