import { cleanup, fireEvent, screen } from '@testing-library/react'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchId } from '../../testing/online.ts'
import { button, openOnline, press } from '../../testing/online-page.tsx'
import { RemoteMatch } from '../connection/remote-match.ts'
import { useOnline } from '../use-online.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { ChatTool } from './ChatTool.tsx'
import { useChatOpening } from './use-chat-opening.ts'

const place = { isOpen: true, isHost: false, coop: false, isApart: false, hasBegun: true }

/** The window is so wide, in pixels. */
function makeWindow(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** A table whose ledger stands beside the board from 1700 pixels on. */
function Table() {
  const { connection } = useOnline()
  const [match] = useState(() => new RemoteMatch(connection(), matchId))
  const { isBeside, isOpen, hasFocus, toggle } = useChatOpening(1700)
  return (
    <>
      <ChatTool {...{ match, place, isBeside, isOpen }} onToggle={toggle} />
      {isBeside && isOpen && <ChatPanel {...{ match, place, hasFocus }} onClose={toggle} />}
    </>
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const panel = () => screen.queryByRole('complementary', { name: 'Chat' })
const field = () => screen.getByLabelText('In your own words')

test('there is room for it beside the board from 1100 pixels on, before there is for the ledger', async () => {
  makeWindow(1099)
  await openOnline(<Table />)
  await press('Chat')
  expect(panel()).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Chat' })).toBeTruthy()
  cleanup()
  makeWindow(1100)
  await openOnline(<Table />)
  expect(button('Chat').getAttribute('aria-expanded')).toBe('false')
  await press('Chat')
  expect(panel()).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Chat')
})

test('whoever opens it can write at once; at the next table it is open, and takes no focus', async () => {
  makeWindow(1280)
  await openOnline(<Table />)
  await press('Chat')
  expect(document.activeElement).toBe(field())
  cleanup()
  await openOnline(<Table />)
  expect(panel()).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
  // Escape closes it where the focus is in it, and nowhere else.
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(panel()).not.toBeNull()
  await act(async () => void fireEvent.keyDown(field(), { key: 'Escape' }))
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(button('Chat'))
})
