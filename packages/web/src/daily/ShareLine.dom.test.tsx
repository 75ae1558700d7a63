import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import messages from './messages/en.json'
import { ShareLine } from './ShareLine.tsx'

const line = 'Kazamata · Paper Dungeons · 2026-11-17 · 87 points'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the page says after the button was pressed in such a browser. */
async function said(navigator: object, execCommand = () => false): Promise<string> {
  vi.stubGlobal('navigator', navigator)
  Object.assign(document, { execCommand })
  await renderPage(<ShareLine line={line} />, messages)
  await act(async () => page.querySelector('button')?.click())
  return page.querySelector('[role=status]')?.textContent ?? ''
}

test('where the system shares, it gets the line, and the page says no more', async () => {
  const share = vi.fn(async () => undefined)
  expect(await said({ share })).toBe('')
  expect(share).toHaveBeenCalledWith({ text: line })
})

test('whoever changes their mind is not told that something was copied', async () => {
  expect(await said({ share: () => Promise.reject(new DOMException('no', 'AbortError')) })).toBe('')
})

test('elsewhere it is copied, by the old way over plain http', async () => {
  expect(await said({ clipboard: { writeText: async () => undefined } })).toContain(line)
  expect(await said({}, () => true)).toContain(line)
})

test('where nothing can be copied, the line stands there selected, and nothing else is claimed', async () => {
  expect(await said({})).toBe('')
  const field = page.querySelector('input')
  expect(field?.value).toBe(line)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, line.length])
})
