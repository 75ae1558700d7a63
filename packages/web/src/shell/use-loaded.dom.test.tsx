import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLoaded } from './use-loaded.ts'

function Shown({ load }: { load: Parameters<typeof useLoaded<string>>[0] }) {
  return <p>{useLoaded(load) ?? 'loading'}</p>
}

test('what was loaded before is there at once', () => {
  const load = Object.assign(async () => 'here', { loaded: () => 'here' })
  expect(render(<Shown load={load} />).container.textContent).toBe('here')
})

test('what somebody else has loaded in the meantime is shown too', async () => {
  let value: string | undefined
  const load = Object.assign(async () => 'here', { loaded: () => value })
  const { container } = await act(async () => {
    const drawn = render(<Shown load={load} />)
    value = 'here'
    return drawn
  })
  expect(container.textContent).toBe('here')
})
