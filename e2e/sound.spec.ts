import type { Page } from '@playwright/test'
import { expect, found, test } from './helpers.ts'
import { click } from './press.ts'
import { startMatch } from './table.ts'
import type { Words } from './words.ts'

declare global {
  interface Window {
    /** Sources of sound that were started. */
    started?: number
  }
}

const started = (page: Page) => page.evaluate(() => window.started ?? 0)
const hears = (page: Page, words: Words, isOn: boolean) =>
  page.getByRole('button', { name: words(isOn ? 'sound.on' : 'sound.off') })

test.use({ game: 'welcome-back' })

test('the table is heard from the first decision on, and one touch silences it for good', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    window.started = 0
    const { start } = AudioScheduledSourceNode.prototype
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      kind.prototype.start = function (when?: number) {
        window.started = (window.started ?? 0) + 1
        start.call(this, when)
      }
    }
  })
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  const isLoaded = () => scripts.some(url => url.includes('synthesizer'))
  await startMatch(page, words, 'welcome-back', click)
  await found(page, '[data-go]')
  expect(isLoaded()).toBe(false)
  await click(page.locator('[data-go]'))
  await expect.poll(isLoaded).toBe(true)
  await expect.poll(() => started(page)).toBeGreaterThan(0)

  await hears(page, words, true).click()
  await expect(hears(page, words, false)).toBeVisible()
  await startMatch(page, words, 'welcome-back', click)
  await expect(hears(page, words, false)).toBeVisible()
  await click(page.locator('[data-go]'))
  await expect(page.locator('[data-go]')).toBeHidden()
  expect(await started(page)).toBe(0)
})

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('hears nothing unless they ask for it', async ({ page, words }) => {
    await startMatch(page, words, 'welcome-back', click)
    await hears(page, words, false).click()
    await expect(hears(page, words, true)).toBeVisible()
  })
})
