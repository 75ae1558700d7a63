import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Draws into the page until the test ends; the answer draws something else in its place. */
export async function render(node: ReactNode): Promise<(node: ReactNode) => Promise<void>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const draw = (next: ReactNode) => act(async () => root.render(next))
  await draw(node)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  return draw
}

function Probe({ hook }: { hook(): void }) {
  hook()
  return null
}

/** What a hook returns, at every read its latest result. */
export async function renderHook<Result>(hook: () => Result): Promise<{ readonly current: Result }> {
  const results: Result[] = []
  await render(<Probe hook={() => void results.push(hook())} />)
  return {
    get current() {
      const last = results.at(-1)
      if (last === undefined) throw new Error('The hook has not run.')
      return last
    },
  }
}
