import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** A test fails when the page logs an error, throws, or asks anybody but its own server for anything. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = []
      page.on('console', message => {
        if (message.type() === 'error') troubles.push(message.text())
      })
      page.on('pageerror', error => troubles.push(String(error)))
      page.on('request', request => {
        const url = request.url()
        if (!/^(data|blob):/.test(url) && !url.startsWith(`${baseURL}/`)) troubles.push(`asked for ${url}`)
      })
      await use(undefined)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** Axe finds nothing wrong with what is on the screen now. */
export async function accessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}

/** Nothing sticks out sideways. */
export async function fits(page: Page) {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(screen)
}
