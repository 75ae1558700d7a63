import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { type LoadedMessages, MessagesProvider } from '../intl/MessagesProvider.tsx'

/** A place to draw on, empty before each test of the file. */
export function stage() {
  let root: Root
  let page: HTMLElement
  const clear = () => act(async () => root.unmount())
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
  })
  afterEach(async () => {
    await clear()
    page.remove()
  })
  return {
    get page() {
      return page
    },
    /** For an English reader. */
    draw: (what: ReactNode, messages: LoadedMessages['messages']) =>
      act(async () =>
        root.render(<MessagesProvider loaded={{ locale: 'en', messages }}>{what}</MessagesProvider>),
      ),
    /** As after a reload. */
    async anew(): Promise<void> {
      await clear()
      root = createRoot(page)
    },
  }
}
