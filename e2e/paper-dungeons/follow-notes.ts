import type { Page } from '@playwright/test'
import { expect } from '../helpers.ts'
import { click, type Press } from '../press.ts'

const note = '.pd-coach > p'
/** What the guide marks, and where nothing is marked the button, in the order in which they are touched. */
const marked = [
  '.pd-overlay [data-go]',
  '.pd-setup [data-advised][aria-pressed=false]',
  '.pd-tabs [data-advised]',
  '.pd-die[data-advised]',
  '.pd-page .pd-spot[data-advised], .pd-page .pd-items [data-advised]',
  '.pd-side-panel [data-go]:not([aria-disabled])',
]

/** Does what the guide's notes say until `enough` of them are read; the notes, in order. */
export async function followNotes(
  page: Page,
  enough: (notes: readonly string[]) => boolean,
  { press = click, read }: { press?: Press; read?: (text: string) => Promise<void> } = {},
): Promise<readonly string[]> {
  const notes: string[] = []
  const now = () =>
    page.evaluate(
      ([note, ...marked]) => {
        const at = marked.findIndex(css => document.querySelector(css) !== null)
        const target = document.querySelector(marked[at] ?? 'none')
        return {
          text: document.querySelector(note)?.textContent ?? '',
          at,
          target: `${target?.outerHTML} ${document.querySelector('.pd-side-panel')?.textContent}`,
        }
      },
      [note, ...marked] as const,
    )
  let seen = await now()
  for (;;) {
    if (seen.text !== '' && seen.text !== notes.at(-1)) {
      notes.push(seen.text)
      await read?.(seen.text)
    }
    if (enough(notes)) return notes
    const target = marked[seen.at]
    if (target === undefined) throw new Error(`Nothing is marked: ${seen.text}`)
    await press(page.locator(target).first())
    const before = seen.target
    // While a move is on its way there is nothing to be pressed.
    await expect
      .poll(
        async () => {
          seen = await now()
          return seen.at >= 0 && seen.target !== before
        },
        { intervals: [20] },
      )
      .toBe(true)
  }
}
