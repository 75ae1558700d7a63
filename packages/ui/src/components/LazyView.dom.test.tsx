import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazyComponent, LazyView } from './LazyView.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}.</p>

class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message === '' ? this.props.children : this.state.message
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

async function draw(component: LazyComponent<{ name: string }>): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () =>
    createRoot(box).render(
      <ErrorBoundary>
        <LazyView component={component} props={{ name: 'Ada' }} />
      </ErrorBoundary>,
    ),
  )
  return box
}

it('draws a component once it is loaded, and loads it only once', async () => {
  let resolve = (_: typeof Greeting) => {}
  const promise = new Promise<typeof Greeting>(done => {
    resolve = done
  })
  const load = vi.fn(() => promise)
  const component = new LazyComponent(load)
  const box = await draw(component)
  expect(box.textContent).toBe('')
  await act(async () => resolve(Greeting))
  expect(box.textContent).toBe('Hello, Ada.')
  expect((await draw(component)).textContent).toBe('Hello, Ada.')
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a fallback while loading, and the component that was asked for last', async () => {
  const finish: Record<string, () => Promise<void>> = {}
  const [hall, vault] = ['hall', 'vault'].map(
    name =>
      new LazyComponent<object>(
        () =>
          new Promise(done => {
            finish[name] = () => act(async () => done(() => name))
          }),
      ),
  )
  if (hall === undefined || vault === undefined) throw new Error('There are two.')
  const box = document.createElement('div')
  const root = createRoot(box)
  const show = (component: LazyComponent<object>) =>
    act(async () => root.render(<LazyView component={component} props={{}} fallback="Loading" />))
  await show(hall)
  expect(box.textContent).toBe('Loading')
  await show(vault)
  await finish.hall?.()
  expect(box.textContent).toBe('Loading')
  await finish.vault?.()
  expect(box.textContent).toBe('vault')
  await show(hall)
  expect(box.textContent).toBe('hall')
})

it('draws at once what was loaded before', async () => {
  const component = new LazyComponent(async () => Greeting)
  await component.preload()
  const box = document.createElement('div')
  act(() => createRoot(box).render(<LazyView component={component} props={{ name: 'Bo' }} />))
  expect(box.textContent).toBe('Hello, Bo.')
})

it('leaves a failed load to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const component = new LazyComponent<{ name: string }>(() => Promise.reject(new Error('Offline.')))
  expect((await draw(component)).textContent).toBe('Offline.')
})

it('loads again after a failed load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('Offline.'))
  const component = new LazyComponent(load)
  expect((await draw(component)).textContent).toBe('Offline.')
  expect((await draw(component)).textContent).toBe('Hello, Ada.')
})
