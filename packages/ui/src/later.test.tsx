// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { Later, Part } from './later.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hail, {name}.</p>

class Told extends Component<{ children: ReactNode }> {
  override state = { why: '' }
  static getDerivedStateFromError = (error: Error) => ({ why: error.message })
  override render() {
    return this.state.why === '' ? this.props.children : this.state.why
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

async function draw(part: Part<{ name: string }>): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () =>
    createRoot(box).render(
      <Told>
        <Later part={part} props={{ name: 'Ada' }} />
      </Told>,
    ),
  )
  return box
}

it('draws a part once it is there, and fetches it only once', async () => {
  let resolve = (_: typeof Greeting) => {}
  const promise = new Promise<typeof Greeting>(done => {
    resolve = done
  })
  const load = vi.fn(() => promise)
  const part = new Part(load)
  const box = await draw(part)
  expect(box.textContent).toBe('')
  await act(async () => resolve(Greeting))
  expect(box.textContent).toBe('Hail, Ada.')
  expect((await draw(part)).textContent).toBe('Hail, Ada.')
  expect(load).toHaveBeenCalledTimes(1)
})

it('draws at once what was fetched before', async () => {
  const part = new Part(async () => Greeting)
  await part.fetch()
  const box = document.createElement('div')
  act(() => createRoot(box).render(<Later part={part} props={{ name: 'Bo' }} />))
  expect(box.textContent).toBe('Hail, Bo.')
})

it('leaves it to the page to tell what could not be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const part = new Part<{ name: string }>(() => Promise.reject(new Error('Offline.')))
  expect((await draw(part)).textContent).toBe('Offline.')
})
