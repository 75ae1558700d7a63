import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazyComponent, LazyView } from './LazyView.tsx'

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

async function draw(part: LazyComponent<{ name: string }>): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () =>
    createRoot(box).render(
      <Told>
        <LazyView part={part} props={{ name: 'Ada' }} />
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
  const part = new LazyComponent(load)
  const box = await draw(part)
  expect(box.textContent).toBe('')
  await act(async () => resolve(Greeting))
  expect(box.textContent).toBe('Hail, Ada.')
  expect((await draw(part)).textContent).toBe('Hail, Ada.')
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows something else meanwhile, and the part that is wanted last', async () => {
  const come: Record<string, () => Promise<void>> = {}
  const [hall, vault] = ['hall', 'vault'].map(
    name =>
      new LazyComponent<object>(
        () =>
          new Promise(done => {
            come[name] = () => act(async () => done(() => name))
          }),
      ),
  )
  if (hall === undefined || vault === undefined) throw new Error('There are two.')
  const box = document.createElement('div')
  const root = createRoot(box)
  const want = (part: LazyComponent<object>) =>
    act(async () => root.render(<LazyView part={part} props={{}} meanwhile="A candle" />))
  await want(hall)
  expect(box.textContent).toBe('A candle')
  await want(vault)
  await come.hall?.()
  expect(box.textContent).toBe('A candle')
  await come.vault?.()
  expect(box.textContent).toBe('vault')
  await want(hall)
  expect(box.textContent).toBe('hall')
})

it('draws at once what was fetched before', async () => {
  const part = new LazyComponent(async () => Greeting)
  await part.fetch()
  const box = document.createElement('div')
  act(() => createRoot(box).render(<LazyView part={part} props={{ name: 'Bo' }} />))
  expect(box.textContent).toBe('Hail, Bo.')
})

it('leaves it to the page to tell what could not be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const part = new LazyComponent<{ name: string }>(() => Promise.reject(new Error('Offline.')))
  expect((await draw(part)).textContent).toBe('Offline.')
})

it('fetches again what could not be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('Offline.'))
  const part = new LazyComponent(load)
  expect((await draw(part)).textContent).toBe('Offline.')
  expect((await draw(part)).textContent).toBe('Hail, Ada.')
})
