// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shellMessages } from '../intl/messages.ts'
import { Speech } from '../intl/Speech.tsx'
import { Fault } from './Fault.tsx'
import { fetched, Later } from './Later.tsx'

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

async function show(what: ReactNode): Promise<void> {
  const messages = await shellMessages('en')
  await act(async () =>
    root.render(
      <Speech spoken={{ locale: 'en', messages }}>
        <Fault>{what}</Fault>
      </Speech>,
    ),
  )
}

const waiting = () => page.querySelector('[role=status]') !== null

function Door({ name }: { name: string }) {
  return <h1>{name}</h1>
}

/** One that comes when it is let in. */
function delayed() {
  let come = (_: { default: typeof Door }) => {}
  const promise = new Promise<{ default: typeof Door }>(resolve => {
    come = resolve
  })
  return { promise, come: () => act(async () => come({ default: Door })) }
}

test('a page is waited for once, and shown whenever it is wanted again', async () => {
  const { promise, come } = delayed()
  const fetch = vi.fn(() => promise)
  const door = fetched(fetch)
  await show(<Later of={door}>{Page => <Page name="oak" />}</Later>)
  expect(waiting()).toBe(true)
  await come()
  expect(waiting()).toBe(false)
  expect(page.textContent).toBe('oak')

  await show(
    <Later key="another" of={door}>
      {Page => <Page name="iron" />}
    </Later>,
  )
  expect(page.textContent).toBe('iron')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('whoever goes elsewhere meanwhile stays there', async () => {
  const [oak, iron] = [delayed(), delayed()]
  const [oaken, made] = [fetched(() => oak.promise), fetched(() => iron.promise)]
  await show(<Later of={oaken}>{Page => <Page name="oak" />}</Later>)
  await show(<Later of={made}>{Page => <Page name="iron" />}</Later>)
  await oak.come()
  expect(waiting()).toBe(true)
  await iron.come()
  expect(page.textContent).toBe('iron')
})

test('a page that cannot be fetched is said to be broken, and asked for again when it is wanted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = vi
    .fn<() => Promise<{ default: typeof Door }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ default: Door })
  const door = fetched(fetch)
  const oak = <Later of={door}>{Page => <Page name="oak" />}</Later>
  await show(oak)
  expect(page.querySelector('[role=alert]')).not.toBeNull()

  await act(async () => root.unmount())
  root = createRoot(page)
  await show(oak)
  expect(page.textContent).toBe('oak')
})
