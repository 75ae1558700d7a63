import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useLayout } from './use-layout.ts'

const layoutFor = (width: number, height: number) => `${width} × ${height}`

it('starts from the window less the top bar, then follows the size of the board', async () => {
  let resize = (_: readonly { contentRect: { width: number; height: number } }[]) => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: typeof resize) {
        resize = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const board = { current: document.createElement('div') }
  const { result } = renderHook(() => useLayout(board, layoutFor))
  expect(result.current).toBe(layoutFor(window.innerWidth, window.innerHeight - 48))
  await act(async () => resize([{ contentRect: { width: 640, height: 480 } }]))
  expect(result.current).toBe('640 × 480')
})
