import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAdviceInSight } from './use-advice-in-sight.ts'

const scrolled = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.textContent)
  }
})
afterEach(() => scrolled.mockClear())

function Panel({ ringed, guided = true }: { ringed: string; guided?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useAdviceInSight(root, guided)
  return (
    <div ref={root}>
      {['rest', 'search', 'attack'].map(action => (
        <button key={action} type="button" data-advised={action === ringed || undefined}>
          {action}
        </button>
      ))}
      <div className="te-cells">
        <button type="button" data-advised={ringed === 'a room' || undefined}>
          a room
        </button>
      </div>
    </div>
  )
}

async function steps(...ringed: readonly string[]) {
  const { rerender, container } = render(<Panel ringed={ringed[0] ?? ''} />)
  const ring = (one: string) => act(async () => rerender(<Panel ringed={one} />))
  for (const one of ringed.slice(1)) await ring(one)
  return { panel: container.firstElementChild, ring }
}

test('what is ringed is brought into sight when it changes', async () => {
  await steps('rest', 'attack', 'attack', 'search')
  expect(scrolled.mock.calls.flat()).toEqual(['rest', 'attack', 'search'])
})

test('a room is not: the map moves by itself', async () => {
  await steps('rest', 'a room')
  expect(scrolled.mock.calls.flat()).toEqual(['rest'])
})

test('whoever has just scrolled is left alone', async () => {
  const { panel, ring } = await steps('rest')
  panel?.dispatchEvent(new Event('wheel', { bubbles: true }))
  await ring('attack')
  expect(scrolled.mock.calls.flat()).toEqual(['rest'])
})

test('the focus that comes with the question does not take it out of sight again', async () => {
  const { panel } = await steps('attack')
  panel?.querySelector('button')?.focus()
  expect(scrolled.mock.calls.flat()).toEqual(['attack', 'attack'])
})

test('without a guide nothing scrolls', () => {
  render(<Panel ringed="rest" guided={false} />)
  expect(scrolled).not.toHaveBeenCalled()
})
