import type { ChatLine } from '@kazamata/protocol'
import { fireEvent, screen, within } from '@testing-library/react'
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { setPageTitle, setTurnCount } from '../../shell/page-title.ts'
import { matchId as match } from '../../testing/online.ts'
import { alerts, button, openOnline, press, write } from '../../testing/online-page.tsx'
import { RemoteMatch } from '../connection/remote-match.ts'
import { useOnline } from '../use-online.ts'
import { Chat } from './Chat.tsx'
import { ChatTool } from './ChatTool.tsx'
import type { ChatPlace } from './chat-place.ts'

const place: ChatPlace = { isOpen: true, isHost: false, coop: false, isApart: false, hasBegun: true }
let count = 0
const line = (more: Partial<ChatLine>): ChatLine => ({
  id: `line-${count++}-abcdef`,
  at: Date.UTC(2026, 10, 17, 9, 5),
  by: 'bb',
  name: 'Ben',
  seat: 1,
  ...more,
})

beforeEach(() => localStorage.clear())

function Inline(props: { place: ChatPlace; isTool: boolean }) {
  const { connection } = useOnline()
  const [remote] = useState(() => new RemoteMatch(connection(), match))
  const [isOpen, setOpen] = useState(false)
  if (!props.isTool) return <Chat match={remote} place={props.place} />
  return (
    <ChatTool
      match={remote}
      place={props.place}
      isOpen={isOpen}
      isBeside={false}
      onToggle={() => setOpen(!isOpen)}
    />
  )
}

async function open(lines: readonly ChatLine[], change: Partial<ChatPlace> = {}, isTool = false) {
  const answers = { [`POST /api/matches/${match}/report`]: {}, [`POST /api/matches/${match}/mute`]: {} }
  const page = await openOnline(<Inline place={{ ...place, ...change }} isTool={isTool} />, answers)
  const { server, happens } = page
  await happens(() => server.welcome())
  let known = 0
  const told = (...more: readonly ChatLine[]) =>
    happens(() => {
      server.say({ type: 'chat', match, from: known, you: 'aa', lines: [...more] })
      known += more.length
    })
  await told(...lines)
  /** The server knows of another who is muted, by this device or another one. */
  const mutes = (...muted: readonly string[]) =>
    happens(() => server.say({ type: 'chat', match, from: known, you: 'aa', lines: [], muted: [...muted] }))
  const answer = (code?: 'too-fast' | 'muted') =>
    happens(() =>
      server.say(
        code === undefined
          ? { type: 'ack', id: server.lastId(), version: 0, played: 0 }
          : { type: 'reject', id: server.lastId(), match, code },
      ),
    )
  return { ...page, told, mutes, answer }
}

const shown = () =>
  within(screen.getByRole('region', { name: 'What was said' }))
    .queryAllByRole('listitem')
    .map(item => item.textContent)
const send = () => act(async () => void fireEvent.submit(screen.getByLabelText('In your own words')))

test('a page asks for the lines that it does not have, and shows text as text', async () => {
  const { server, cut } = await open([
    line({ text: '<b>bold</b> [x](javascript:alert(1)) http://a.b' }),
  ]).then(page => ({ ...page, cut: page.server.cut }))
  expect(server.sent('join')).toMatchObject([{ chat: 0 }])
  expect(shown()[0]).toContain('<b>bold</b> [x](javascript:alert(1)) http://a.b')
  const lines = screen.getByRole('region', { name: 'What was said' })
  expect(lines.querySelectorAll('a, li b b')).toHaveLength(0)
  act(cut)
  act(() => server.advance(20_000))
  await act(async () => server.welcome())
  expect(server.sent('join')).toMatchObject([{ chat: 1 }])
})

test('phrases are read in the language of the reader, one’s own lines and spectators are told by words', async () => {
  const { seat: _, ...cleo } = line({ by: 'cc', name: 'Cleo', text: 'hi' })
  await open([
    line({ phrase: 'good-luck' }),
    line({ by: 'aa', name: 'Ada', seat: 0, phrase: 'thanks' }),
    cleo,
    line({ open: false }),
    line({ by: '', name: '' }),
    line({ phrase: 'of-a-newer-server' }),
  ])
  const all = shown()
  expect(all[0]).toMatch(/^Ben.*Good luck!$/)
  expect(all[1]).toMatch(/^You.*Thanks!$/)
  expect(all[2]).toMatch(/^Cleo ?spectator.*hi$/)
  expect(all.slice(3, 5)).toEqual(['Ben has closed the chat.', 'A line that is gone'])
  // The chat is closed: there is nothing to write with.
  expect(screen.queryByLabelText('In your own words')).toBeNull()
})

test('a phrase is sent by its name, words as they are, and the field is empty once they are said', async () => {
  const { server, answer } = await open([])
  await press('Hello!')
  expect(server.sent('say').at(-1)).toMatchObject({ said: { phrase: 'hello' } })
  await answer()
  await write('In your own words', '  Jó\u200B napot  ')
  await send()
  expect(server.sent('say').at(-1)).toMatchObject({ said: { text: 'Jó napot' } })
  await answer('too-fast')
  expect(alerts()).toContainEqual(expect.stringMatching(/too much at once/))
  expect(screen.getByLabelText<HTMLInputElement>('In your own words').value).not.toBe('')
  await send()
  await answer()
  expect(screen.getByLabelText<HTMLInputElement>('In your own words').value).toBe('')
  expect(button('Send').disabled).toBe(true)
})

test('comrades have phrases of their own', async () => {
  await open([], { coop: true })
  expect(button('Let’s stay together.')).toBeTruthy()
})

test('who watches rivals is told who reads it', async () => {
  await open([], { isApart: true })
  expect(screen.queryByRole('button', { name: 'Let’s stay together.' })).toBeNull()
  expect(screen.getByText(/^Only others who watch/)).toBeTruthy()
})

test('the host closes and opens the chat', async () => {
  const { server, answer, told } = await open([], { isHost: true })
  await press('Close the chat for everybody')
  expect(server.sent('say').at(-1)).toMatchObject({ said: { open: false } })
  await answer()
  await told(line({ by: 'aa', name: 'Ada', open: false }))
  await press('Open the chat for everybody')
  expect(server.sent('say').at(-1)).toMatchObject({ said: { open: true } })
})

test('whoever is muted is folded away, phrases and all, until they are heard again', async () => {
  const [first, second] = [line({ text: 'one' }), line({ phrase: 'hello' })]
  const cleo = line({ by: 'cc', name: 'Cleo', text: 'three' })
  const { bodies, mutes } = await open([first, second, cleo])
  const [more] = screen.getAllByRole('button', { name: 'About this line by Ben' })
  await act(async () => void (more && fireEvent.click(more)))
  await press('Mute Ben')
  const asked = () => bodies(`POST /api/matches/${match}/mute`)
  expect(asked()).toEqual([{ line: first.id, muted: true }])
  await mutes('bb')
  expect(shown()).toEqual(['Ben is muted for you. Unmute', expect.stringContaining('three')])
  await press('Unmute')
  expect(asked().at(-1)).toEqual({ line: first.id, muted: false })
  await mutes()
  expect(shown()).toHaveLength(3)
})

test('lines of who is muted are neither counted nor told, and muting tells nothing again', async () => {
  const { told, mutes } = await open([], {}, true)
  const live = () => document.querySelector('[aria-live="polite"]')?.textContent
  await told(line({ by: 'cc', name: 'Cleo', text: 'one' }))
  await told(line({ text: 'two' }))
  expect(live()).toBe('Ben: two')
  await mutes('bb')
  expect(live()).toBe('')
  await told(line({ phrase: 'hello' }))
  expect(live()).toBe('')
  expect(button(/^Chat/).textContent).toBe('Chat1 new')
})

test('a line is reported with a reason', async () => {
  const rude = line({ text: 'rude' })
  const { bodies } = await open([rude])
  await press('About this line by Ben')
  await press('Report…')
  await press('Insulting')
  expect(bodies(`POST /api/matches/${match}/report`)).toEqual([{ line: rude.id, reason: 'insult' }])
  expect(screen.getByText(/^Thank you/)).toBeTruthy()
})

test('new lines are counted at the button and in the title, told politely, and seen once the sheet is open', async () => {
  setTurnCount(0)
  setPageTitle('Table')
  const { told } = await open([line({ text: 'old' })], {}, true)
  const live = () => document.querySelector('[aria-live="polite"]')?.textContent
  expect(live()).toBe('')
  await told(line({ text: 'new' }), line({ by: 'aa', name: 'Ada', text: 'mine' }))
  expect(live()).toBe('Ben: new')
  expect(button(/^Chat/).textContent).toBe('Chat2 new')
  expect(document.title).toBe('💬 2 · Table')
  await press(/^Chat/)
  expect(within(screen.getByRole('dialog', { name: 'Chat' })).getByText('new')).toBeTruthy()
  expect(document.title).toBe('Table')
  await act(async () => void fireEvent.click(button('Close')))
  expect(button(/^Chat/).textContent).toBe('Chat')
})
