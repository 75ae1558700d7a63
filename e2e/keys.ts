import type { MatchRecord } from '@kazamata/kernel/match'
import type { Locator, Page } from '@playwright/test'
import { expect } from './helpers.ts'
import type { Press } from './press.ts'

declare global {
  interface Window {
    /** Where the focus came to by Tab, but was not to be seen. */
    astray?: string[]
  }
}

/** Tabs to a thing and presses Enter. */
export function keys(page: Page): Press {
  return async target => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  }
}

/** Tabs to a thing, onward or back. At every stop the focus is on the screen and marked. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Looked up once: between two presses of a key nothing changes.
  const element = await target.elementHandle()
  if (element === null) throw new Error('It is gone.')
  for (let tabs = 0, looks = 0; ; looks++) {
    const { way, astray } = await element.evaluate(wayTo)
    expect(astray).toEqual([])
    if (way === 0) return
    // Stops are counted beforehand; where that was wrong, one goes from stop to stop.
    const far = looks < 2 ? Math.abs(way) : 1
    tabs += far
    expect(tabs, 'the focus comes to it').toBeLessThan(120)
    for (let n = 0; n < far; n++) await page.keyboard.press(way < 0 ? 'Shift+Tab' : 'Tab')
  }
}

/** In the page: how many stops it is from the focus to the target, less than none where it lies before it. */
function wayTo(target: Element): { readonly way: number; readonly astray: readonly string[] } {
  const nowhere = (now: Element | null) => now === null || now === document.body || now.matches('main')
  const lost = (now: Element) => {
    const { top, bottom, left, right } = now.getBoundingClientRect()
    return right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight || right - left < 1
  }
  if (window.astray === undefined) {
    const astray: string[] = []
    window.astray = astray
    addEventListener('keyup', ({ key }) => {
      const now = document.activeElement
      if (key !== 'Tab' || now === null || nowhere(now)) return
      // The browser brings it onto the screen with the next frame; the next key may come before that.
      if (lost(now)) now.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { outlineStyle, boxShadow } = getComputedStyle(now)
      if (lost(now) || (outlineStyle === 'none' && boxShadow === 'none')) astray.push(now.outerHTML)
    })
  }
  const { astray } = window
  const now = document.activeElement
  if (now === target) return { way: 0, astray }
  // From there it goes on wherever the last thing was.
  if (now === null || nowhere(now)) return { way: 1, astray }
  const groups = new Set<string>()
  const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
  const stops = all.filter(one => {
    if (one === now || one === target) return true
    const able = one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches(':disabled')
    if (!able || one.closest('[inert]') !== null || !one.checkVisibility({ visibilityProperty: true }))
      return false
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
    // Of a group of answers one is a stop: the chosen one, or the first.
    const chosen = document.querySelector(`input[type=radio][name="${CSS.escape(one.name)}"]:checked`)
    if (chosen !== null) return one === chosen
    const first = !groups.has(one.name)
    groups.add(one.name)
    return first
  })
  return { way: stops.indexOf(target) - stops.indexOf(now), astray }
}

/** A replay that was opened by a link has the focus, and the End key leads to the last entry. */
export async function replayByKeys(page: Page, { entries }: Pick<MatchRecord, 'entries'>): Promise<void> {
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('slider')).toHaveValue(String(entries.length))
}
