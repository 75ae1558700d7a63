import { nim } from '@kazamata/kernel/testing'
import { usualSettings } from '@kazamata/protocol'
import { noActivity } from '@kazamata/room'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Table } from '../../table/table.ts'
import { firstSnapshot, matchId as id } from '../../testing/online.ts'
import { type Answers, alerts, openOnline, press } from '../../testing/online-page.tsx'
import type { PlayingState } from '../connection/remote-match.ts'
import { AfterOnline } from './AfterOnline.tsx'

const outcome = { winners: [0], scores: [55, 70], ties: [1, 2], why: 'NIM-1' }
const about = {
  game: 'paper-dungeons',
  rulesVersion: 1,
  options: {},
  commitment: '',
  settings: usualSettings,
}
const state = (more: Partial<PlayingState> = {}): PlayingState => ({
  is: 'playing',
  about,
  snapshot: firstSnapshot(0, { outcome }),
  activity: noActivity,
  presence: { online: [], watching: 0 },
  rewinds: 0,
  ...more,
})
const offer = { table: 'cd'.repeat(16), host: 'Bo' }
const campaign = (chapter: number) => ({
  ...about,
  campaign: { story: '1', chapter, results: [{ scores: [50, 40] }], options: {} },
})

const table: Table = {
  game: { ...nim.nim, id: 'paper-dungeons' },
  match: { id, options: {}, commitment: '', isOlder: false, isOnline: true },
  get: () => {
    throw new Error('Nobody asks.')
  },
  subscribe: () => () => undefined,
  play: () => undefined,
  undo: () => undefined,
  hint: () => undefined,
  shown: () => undefined,
  hurry: () => undefined,
  confirm: () => undefined,
  file: async () => undefined,
  close: () => undefined,
}

const rematch = `POST /api/matches/${id}/rematch`
const open = (shown: PlayingState, answers: Answers = { [rematch]: { id: offer.table } }) =>
  openOnline(<AfterOnline table={table} state={shown} />, answers, `/match/${id}`)

test('whoever played asks for a rematch and goes to its table', async () => {
  const { path, bodies } = await open(state())
  await press('Rematch')
  expect(bodies(rematch)).toEqual([{}])
  expect(path()).toBe(`/match/${offer.table}`)
})

test('an offer is taken by one click, or declined and gone', async () => {
  const leave = `POST /api/tables/${offer.table}/leave`
  const { path, bodies } = await open(state({ offer }), { [rematch]: { code: 'full' }, [leave]: {} })
  expect(screen.getByRole('status').textContent).toBe('Bo wants to play again with all of you.')
  await press('Join in')
  expect(alerts()).toEqual(['Every seat is taken.'])
  expect(path()).toBe(`/match/${id}`)
  await press('Not this time')
  expect(bodies(leave)).toEqual([{}])
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy()
})

test('whoever watched is led to the lobby', async () => {
  await open(state({ snapshot: firstSnapshot('table', { outcome }) }))
  expect(screen.getByRole('link', { name: 'Lobby' }).getAttribute('href')).toBe('/online')
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull()
})

test('a chapter shows the sums and leads to the next one; after the last the story can be played again', async () => {
  await open(state({ about: campaign(1), offer }))
  expect(screen.getByText(/Sum: \S+ 110 · Ada 105$/)).toBeTruthy()
  expect(screen.getByText('Bo waits for you with the next chapter.')).toBeTruthy()
  await open(state({ about: campaign(2) }))
  expect(screen.getByText(/wins the campaign with 110\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play the story again' })).toBeTruthy()
})
