import type { SeatInfo } from '@kazamata/ui'
import { renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { english as en } from '../../testing/messages.ts'

export const show = (node: ReactNode): Promise<HTMLElement> => renderPage(node, en)

/** What one reads, without the space between. */
export const text = (of: Element | null | undefined): string =>
  (of?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

export async function press(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press.')
  await act(async () => element.click())
}

export const all = (box: Element, selector: string): Element[] => [...box.querySelectorAll(selector)]

/** The button that says this, or is called so. */
export function button(box: Element, says: string): Element {
  const found = all(box, 'button').find(
    one => text(one).includes(says) || (one.getAttribute('aria-label') ?? '').includes(says),
  )
  if (found === undefined) throw new Error(`No button says "${says}".`)
  return found
}

export const seats: readonly SeatInfo[] = [
  { seat: 0, name: 'Ada', thinking: false, you: true },
  { seat: 1, name: 'Oak', bot: 'veteran', thinking: true, you: false },
]
