import { usualSettings } from '@kazamata/protocol'
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstSnapshot, matchId } from '../../testing/online.ts'
import { alerts, openOnline, press } from '../../testing/online-page.tsx'
import type { PlayingState } from '../connection/remote-match.ts'
import { AtTheTable } from './AtTheTable.tsx'
import type { Assign } from './use-assign.ts'

const person = { kind: 'person' } as const
const bot = { kind: 'bot', level: 'veteran' } as const
const assign = vi.fn()
beforeEach(() => assign.mockClear())

/** Ada is seat 0 and the host, Ben is away, Cleo is there, a bot has the last seat. */
function playing(viewer: number | 'table', more: Partial<PlayingState['snapshot']> = {}): PlayingState {
  const seats = [
    { name: 'Ada', occupant: person },
    { name: 'Ben', occupant: person },
    { name: 'Cleo', occupant: person },
    { name: 'Oak', occupant: bot },
  ]
  return {
    is: 'playing',
    about: { game: 'nim', rulesVersion: 1, options: {}, commitment: '', host: 0, settings: usualSettings },
    snapshot: firstSnapshot(viewer, { seats, ...more }),
    activity: { thinking: [], aims: [], hints: [] },
    presence: { online: [0, 2], watching: 1 },
    rewinds: 0,
  }
}

async function look(state: PlayingState, more: Partial<Assign> = {}, isRated = false) {
  const opened = await openOnline(
    <AtTheTable
      match={matchId}
      state={state}
      isRated={isRated}
      assign={{ assign, isBusy: false, refused: undefined, ...more }}
    />,
    { 'POST /api/device-links': { secret: '0f'.repeat(16) } },
  )
  await press('At this table')
  return opened
}

const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem')
const who = () => rows().map(row => row.querySelector('.who')?.textContent)
const pressIn = (seat: number, name: string) =>
  act(async () => {
    const [row] = rows().slice(seat)
    if (row === undefined) throw new Error(`There is no row ${seat}.`)
    within(row).getByRole('button', { name }).click()
  })
const offers = () => rows().map(row => within(row).queryByRole('button')?.textContent ?? '')

test('shows who is there, who is away, who is a bot, and how many watch', async () => {
  await look(playing(2))
  expect(who()).toEqual(['Adahost · online', 'Benaway', 'Cleoyou', 'OakBot: veteran'])
  expect(screen.getByText('1 person watches.')).toBeTruthy()
})

test('one may hand over the own seat; only the host also that of somebody who is away', async () => {
  await look(playing(2))
  expect(offers()).toEqual(['', '', 'Let a bot play for me', ''])
  await look(playing(0))
  expect(offers()).toEqual(['Let a bot play for me', 'Let a bot play', '', ''])
  await pressIn(1, 'Let a bot play')
  expect(assign).toHaveBeenCalledWith(1, { kind: 'bot', level: 'adventurer' })
})

test('where a clock runs, it alone gives away the seats of others; what leaving costs is said', async () => {
  const { about, ...rest } = playing(0)
  const settings = { ...usualSettings, pace: { kind: 'days', per: 2 } as const }
  await look({ ...rest, about: { ...about, settings } }, {}, true)
  expect(offers()).toEqual(['Let a bot play for me', '', '', ''])
  expect(screen.getByText(/^This match is rated/)).toBeTruthy()
})

test('whoever let a bot play takes the seat back', async () => {
  await look(playing(3))
  expect(offers()).toEqual(['', '', '', 'I am back'])
  await pressIn(3, 'I am back')
  expect(assign).toHaveBeenCalledWith(3, { kind: 'person' })
})

test('a spectator sees all and can do nothing', async () => {
  await look(playing('table'))
  expect(offers()).toEqual(['', '', '', ''])
  expect(screen.queryByRole('button', { name: 'Continue on another device' })).toBeNull()
})

test('after the end nobody hands anything over', async () => {
  await look(playing(0, { outcome: { winners: [0], scores: [1, 0, 0, 0], why: 'N-1' } }))
  expect(offers()).toEqual(['', '', '', ''])
})

test('what was pressed waits for its answer, and a refusal is said', async () => {
  await look(playing(0), { isBusy: true, refused: 'unavailable' })
  const [button] = within(screen.getByRole('dialog')).getAllByRole<HTMLButtonElement>('button', {
    name: 'Let a bot play for me',
  })
  expect(button?.disabled).toBe(true)
  expect(alerts()).toContainEqual(expect.stringMatching(/^The server cannot do that right now/))
})

test('from here the match goes on on another device', async () => {
  await look(playing(0))
  await press('Continue on another device')
  expect(screen.getByLabelText<HTMLInputElement>('Link to share').value).toMatch(
    new RegExp(`/device#${'0f'.repeat(16)}.${matchId}$`),
  )
})

test('the list closes again', async () => {
  await look(playing(0))
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})
