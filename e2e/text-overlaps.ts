import type { Page } from '@playwright/test'
import { expect } from './helpers.ts'

/** No line of text that holds the word lies over another text. */
export async function coversNothing(page: Page, word: string): Promise<void> {
  await expect.poll(() => page.evaluate(overlaps, word), { timeout: 5000 }).toEqual([])
}

/** In the page. */
function overlaps(word: string): readonly string[] {
  interface Line {
    readonly node: Text
    readonly text: string
    readonly rect: DOMRect
  }

  /** What is left of a rectangle where everything around it that clips has done so. */
  function clipped(element: Element | null, rect: DOMRect): DOMRect | undefined {
    let { left, top, right, bottom } = rect
    for (let around = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (overflowX !== 'visible') {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      if (position === 'fixed') break
    }
    left = Math.max(left, 0)
    top = Math.max(top, 0)
    right = Math.min(right, innerWidth)
    bottom = Math.min(bottom, innerHeight)
    return right - left > 2 && bottom - top > 4
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined
  }

  function linesOf(node: Text): readonly Line[] {
    const parent = node.parentElement
    const text = node.data.trim()
    if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) return []
    if (parent.closest('.visually-hidden, [aria-hidden=true], [inert], select, .skip') !== null) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].flatMap(box => {
      const rect = clipped(parent, box)
      if (rect === undefined) return []
      // What lies under a panel or a dialog is not read there.
      const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
      const seen = hit !== null && (hit.contains(parent) || parent.contains(hit))
      return seen ? [{ node, text, rect }] : []
    })
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) lines.push(...linesOf(walker.currentNode))
  /** Lines of one paragraph touch; letters have some air above and below. */
  const cross = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height)
  return lines
    .filter(({ text }) => text.includes(word))
    .flatMap(one =>
      lines
        .filter(other => other.node !== one.node && cross(one.rect, other.rect))
        .map(other => `${innerWidth} × ${innerHeight}: “${one.text}” lies over “${other.text}”`),
    )
}
