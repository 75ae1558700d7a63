import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TestMessages } from '../testing/messages.tsx'
import { LazyMessages, MoreMessages } from './MoreMessages.tsx'
import { useWords } from './words.ts'

function Sign() {
  const w = useWords()
  return `${w('hall')}, ${w('vault')}`
}

const halls: Readonly<Record<string, string>> = { en: 'Hall', pl: 'Sala' }

const page = (messages: LazyMessages, locale = 'en') => (
  <TestMessages locale={locale} messages={{ hall: halls[locale] ?? '' }}>
    <MoreMessages messages={messages}>
      <Sign />
    </MoreMessages>
  </TestMessages>
)

const vaults = () => {
  const load = (vault: string) => vi.fn(async () => ({ default: { vault } }))
  return { en: load('Vault'), pl: load('Skarbiec') }
}

it('draws a part once its messages are there, and loads them only once', async () => {
  const imports = vaults()
  const messages = new LazyMessages(imports)
  const { container } = render(page(messages))
  expect(container.textContent).toBe('')
  await act(async () => undefined)
  expect(container.textContent).toBe('Hall, Vault')
  expect(render(page(messages)).container.textContent).toBe('Hall, Vault')
  expect(imports.en).toHaveBeenCalledTimes(1)
  expect(imports.pl).not.toHaveBeenCalled()
})

it('stays in its language until another one is loaded', async () => {
  const messages = new LazyMessages(vaults())
  await messages.preload('en')
  const { container, rerender } = render(page(messages))
  rerender(page(messages, 'pl'))
  expect(container.textContent).toBe('Hall, Vault')
  await act(async () => undefined)
  expect(container.textContent).toBe('Sala, Skarbiec')
})

it('leaves messages that cannot be loaded to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const messages = new LazyMessages({ en: () => Promise.reject(new Error('Offline.')) })
  await expect(
    act(async () => {
      render(page(messages))
    }),
  ).rejects.toThrow('Offline.')
})
