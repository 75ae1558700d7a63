import type { Locator, Page } from '@playwright/test'
import { begins } from './words.ts'

interface Position {
  readonly position: { x: number; y: number }
}

/** How a person touches things. */
export interface Press {
  (target: Locator, where?: Position): Promise<void>
  /** Several in one call, where that is possible. */
  readonly many?: (page: Page, spots: readonly Spot[]) => Promise<void>
}

/** A thing by how the page is built, for what is touched hundreds of times in a game: roles and names of all are slow. */
export interface Spot {
  readonly css: string
  /** Of those, the ones whose words begin so. */
  readonly says?: string
  /** Of those, the ones whose title, in bold, is this and no more: a title may begin with that of another. */
  readonly titled?: string
  /** Of those, which; the only one unless told. */
  readonly nth?: number
  /** Touched only where it is visible, and nothing of this is. */
  readonly unless?: string
  readonly position?: Position['position']
}

/** Nothing matches it: where there is nothing else that could be seen. */
export const nothing = 'none'

export const click: Press = (target, where) => target.click(where)
export const tap: Press = (target, where) => target.tap(where)

export const spotOn = (page: Page, { css, says, titled, nth }: Spot): Locator => {
  const all = page.locator(css)
  const named = all.filter({
    ...(says !== undefined && { hasText: begins(says) }),
    ...(titled !== undefined && { has: page.locator('b').and(page.getByText(titled, { exact: true })) }),
  })
  return nth === undefined ? named : named.nth(nth)
}

/** Touches one after the other. */
export async function pressAll(page: Page, press: Press, spots: readonly Spot[]): Promise<void> {
  if (press.many !== undefined) return press.many(page, spots)
  for (const spot of spots) if (await wanted(page, spot)) await press(spotOn(page, spot), at(spot))
}

export async function wanted(page: Page, spot: Spot): Promise<boolean> {
  if (spot.unless === undefined) return true
  const { unless } = spot
  return (await spotOn(page, spot).isVisible()) && !(await page.locator(unless).isVisible())
}

export const at = ({ position }: Spot): Position | undefined => position && { position }
