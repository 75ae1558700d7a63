import type { ElementHandle, Locator, Page } from '@playwright/test'
import { expect } from './helpers.ts'
import type { Press } from './press.ts'

/** Tabs to a thing and presses Enter. */
export function keys(page: Page): Press {
  return async target => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  }
}

/** Tabs to a thing, onward or back, watching on the way that the focus can be seen. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Looked up once: between two presses of a key nothing changes.
  const element = await target.elementHandle()
  if (element === null) throw new Error('It is gone.')
  for (let tabs = 0; ; tabs++) {
    const { here, before } = await focused(element)
    if (here) return
    expect(tabs, 'the focus comes to it').toBeLessThan(80)
    await page.keyboard.press(before ? 'Shift+Tab' : 'Tab')
  }
}

/** Is the focus there, or does the target come before it? Wherever it is, it is on the screen and marked. */
async function focused(target: ElementHandle): Promise<{ readonly here: boolean; readonly before: boolean }> {
  const { here, before, lost, marked } = await target.evaluate(element => {
    const now = document.activeElement
    if (now === null || now === document.body || now.matches('main'))
      return { here: false, before: false, lost: false, marked: true }
    const { top, bottom, left, right } = now.getBoundingClientRect()
    const { outlineStyle, boxShadow } = getComputedStyle(now)
    return {
      here: now === element,
      before: (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
      lost: right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight || right - left < 1,
      marked: outlineStyle !== 'none' || boxShadow !== 'none',
    }
  })
  expect({ lost, marked }).toEqual({ lost: false, marked: true })
  return { here, before }
}
