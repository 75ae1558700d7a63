import { act, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { LazyComponent, LazyView } from './LazyView.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}.</p>

class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message === '' ? this.props.children : this.state.message
  }
}

async function draw(component: LazyComponent<{ name: string }>): Promise<HTMLElement> {
  const { container } = await act(async () =>
    render(<LazyView component={component} props={{ name: 'Ada' }} />, { wrapper: ErrorBoundary }),
  )
  return container
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
  const view = (component: LazyComponent<object>) => (
    <LazyView component={component} props={{}} fallback="Loading" />
  )
  const { container: box, rerender } = render(view(hall))
  expect(box.textContent).toBe('Loading')
  rerender(view(vault))
  await finish.hall?.()
  expect(box.textContent).toBe('Loading')
  await finish.vault?.()
  expect(box.textContent).toBe('vault')
  rerender(view(hall))
  expect(box.textContent).toBe('hall')
})

it('draws at once what was loaded before', async () => {
  const component = new LazyComponent(async () => Greeting)
  await component.preload()
  const { container } = render(<LazyView component={component} props={{ name: 'Bo' }} />)
  expect(container.textContent).toBe('Hello, Bo.')
})

it('draws what was loaded by somebody else while the fallback was drawn', async () => {
  const component = new LazyComponent(async () => Greeting)
  const { container } = await act(async () => {
    const drawn = render(<LazyView component={component} props={{ name: 'Cy' }} />)
    component.loaded = Greeting
    return drawn
  })
  expect(container.textContent).toBe('Hello, Cy.')
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
