import type { Page } from '@playwright/test'
import { everything } from './breadth.ts'
import { accessible, expect, fits, test, visit } from './helpers.ts'
import { desk, phone } from './sizes.ts'
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

/** Width and height of a window. */
export type Size = readonly [number, number]

/** What is asked of a screen there. */
export type Wishes = (screen: string, size: Size) => Parameters<typeof fits>[1]

const small: Size = [phone.viewport.width, phone.viewport.height]
const large: Size = [desk.viewport.width, desk.viewport.height]

export interface Sizes {
  /** Between a phone and a desktop, and beyond. */
  readonly between?: readonly Size[]
  readonly wishes?: Wishes
}

/**
 * Axe finds nothing on desktop or phone, nothing overflows at any size, and targets are large enough for fingers. Unless
 * everything is looked at, axe sees only every other screen on a phone, too, and of the sizes between the two each screen is
 * shown in one of five.
 */
export async function look(
  page: Page,
  words: Words,
  walk: Walk,
  { between = [], wishes }: Sizes = {},
): Promise<void> {
  const turn = Math.min(between.length, 5)
  for (const [nth, [screen, show]] of Object.entries(walk).entries())
    await test.step(screen, async () => {
      await show(page, words)
      await accessible(page)
      const some = between.filter((_, at) => everything || at % turn === nth % turn)
      for (const size of [small, ...some, large]) {
        const [width, height] = size
        await page.setViewportSize({ width, height })
        await fits(page, wishes?.(screen, size))
        // Most colours are those of the desktop.
        if (size === small && (everything || nth % 2 === 0)) await accessible(page, { colours: nth === 0 })
      }
    })
}

/** The sizes of a board with three layouts, and which of them is shown at which width. */
export const boardSizes = (board: string, middle: string): Sizes => ({
  between: [
    [768, 1024],
    [1024, 768],
    [1920, 1080],
  ],
  wishes: (_, [width]) => ({ board: [board, width < 700 ? 'phone' : width < 1200 ? middle : 'wide'] }),
})

/** A test that looks at all screens of a walk, after what makes the browser ready. */
export const lookAt =
  (walk: Walk, sizes: Sizes, prepare: (page: Page) => Promise<void>) =>
  async ({ page, words }: { page: Page; words: Words }): Promise<void> => {
    test.slow()
    await prepare(page)
    await look(page, words, walk, sizes)
  }
