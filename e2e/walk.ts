import type { Page } from '@playwright/test'
import { accessible, expect, fits, test, touchable, visit } from './helpers.ts'
import type { Words } from './words.ts'

/** What there is to look at, one thing after another; each starts from anywhere in a browser that may have matches already. */
export type Walk = Readonly<Record<string, (page: Page, words: Words) => Promise<void>>>

/** A page by its address. */
export const open =
  (path: string): Walk[string] =>
  async (page, words) => {
    await visit(page, path, words)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

/** Nothing is there for axe to find and nothing sticks out; on a phone fingers hit, on a desk it is looked at as told. */
export async function look(
  page: Page,
  words: Words,
  walk: Walk,
  hasTouch: boolean,
  desk: (screen: string) => Promise<void> = () => fits(page),
): Promise<void> {
  for (const [screen, show] of Object.entries(walk))
    await test.step(screen, async () => {
      await show(page, words)
      await accessible(page)
      if (!hasTouch) return desk(screen)
      await fits(page)
      await touchable(page)
    })
}

/** Width, height, and how a board lies there. */
export type Size = readonly [number, number, string]

/** Nothing sticks out on a table of any of these sizes. */
export async function fitsAll(page: Page, board: string, sizes: readonly Size[]): Promise<void> {
  const boards = page.locator(board)
  for (const [width, height, layout] of sizes) {
    await page.setViewportSize({ width, height })
    for (const one of await boards.all()) await expect(one).toHaveAttribute('data-layout', layout)
    await fits(page)
  }
}
