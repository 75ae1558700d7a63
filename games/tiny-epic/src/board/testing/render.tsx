import type { SeatInfo } from '@kazamata/ui'
import { TestMessages } from '@kazamata/ui/testing'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }

const shown: { readonly root: Root; readonly box: HTMLElement }[] = []

/** Draws something for an English reader; a missing word is a fault. Drawn once more, it is the same thing changed. */
export async function show(node: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const [last] = shown
  const box = last?.box ?? document.body.appendChild(document.createElement('div'))
  const root = last?.root ?? createRoot(box)
  if (last === undefined) shown.push({ root, box })
  await act(async () => root.render(<TestMessages messages={en}>{node}</TestMessages>))
  return box
}

/** Takes it away again. */
export async function clear(): Promise<void> {
  for (const { root, box } of shown.splice(0)) {
    await act(async () => root.unmount())
    box.remove()
  }
}

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
