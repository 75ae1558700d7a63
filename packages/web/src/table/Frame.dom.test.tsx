import type { AnyGame, Occupant } from '@kazamata/kernel'
import { delve } from '@kazamata/kernel/testing'
import type { GameManifest } from '@kazamata/registry'
import { type AnyGameUi, Lazy, paceChoice } from '@kazamata/ui'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import shell from '../messages/en.json'
import { never, openTable, silentBots } from '../testing/local-table.ts'
import { bot, person } from '../testing/match.ts'
import { Frame } from './Frame.tsx'
import { lazyCurtain } from './lazy.ts'

const game: AnyGame = delve.delve

/** How far the board says it is, when it says so. */
let report: { count: number; resting: boolean; skip?: () => void } | undefined

/** A board that shows all it is given: what is not on the page was not given to it. */
const ui: AnyGameUi = {
  theme: 'paper',
  Board: ({ view, viewer, moves, events, play, seats, onShown, onCovered, ...rest }) => {
    useEffect(() => {
      if (report !== undefined) onShown(report.count, report.resting, report.skip)
    })
    return (
      <div data-viewer={viewer} data-pace={rest.pace} data-to-end={rest.toEnd}>
        {rest.outcome && !rest.endingClosed && (
          <button type="button" className="see-table" onClick={() => rest.closeEnding?.()}>
            See the table
          </button>
        )}
        <pre>{JSON.stringify({ view, events })}</pre>
        <p>you: {seats.filter(seat => seat.you).map(seat => seat.name)}</p>
        <button type="button" className="shown" onClick={() => onShown(events.length, true)}>
          shown
        </button>
        <button type="button" className="cover" onClick={() => onCovered?.(true)}>
          cover
        </button>
        {moves.map(move => (
          <button key={JSON.stringify(move)} type="button" className="move" onClick={() => play(move)}>
            move
          </button>
        ))}
      </div>
    )
  },
  status: () => ({ id: 'test.status' }),
  reminders: ({ view }) => ({
    title: { id: 'test.reminders', values: { view: JSON.stringify(view) } },
    items: [],
  }),
  Help: () => null,
  helpLabel: 'test.help',
  helpIcon: 'M0 0',
  icons: new Lazy(async () => ({})),
  describeEvent: event => ({ id: 'test.line', values: { what: event.type }, why: 'XY-1.1' }),
  isOpenQuestion: () => false,
}

const manifest: GameManifest = {
  id: 'delve',
  seats: game.seats,
  minutes: 1,
  coop: false,
  game: async () => game,
  bots: () => Promise.reject(new Error('No bots here.')),
  ui: async () => ui,
  tutorial: { seedWord: 'tutorial', options: {}, bots: [] },
  messages: async () => ({}),
  guide: {
    load: () => Promise.reject(new Error('No guide here.')),
    messages: async () => ({}),
  },
  rules: () => Promise.reject(new Error('No rules here.')),
}

const messages = {
  ...shell,
  'test.help': 'Help',
  'test.line': 'It is told: {what}.',
  'test.status': 'status',
  'test.reminders': '{view}',
  'delve.title': 'Delve',
  'delve.short': 'Delve',
}

beforeEach(async () => {
  report = undefined
  await lazyCurtain.preload()
})

const tool = (label: string) =>
  [...page.querySelectorAll<HTMLElement>('.bar .tool')].find(one => one.textContent === label)

const sitDown = (...occupants: Occupant[]) => sitDownWith(ui, ...occupants)

async function sitDownWith(ui: AnyGameUi, ...occupants: Occupant[]) {
  const table = await openTable({ occupants, game, parts: { bots: silentBots, pause: never } })
  await renderPage(<Frame loaded={{ manifest, game, ui }} table={table} durable />, messages)
  return table
}

const viewer = () => page.querySelector('[data-viewer]')?.getAttribute('data-viewer')
const press = async (selector: string) => {
  const button = page.querySelector<HTMLElement>(selector)
  if (button === null) throw new Error(`There is no ${selector}.`)
  await act(async () => button.click())
}

test('around one screen nothing secret is on the page until its owner has the device', async () => {
  await sitDown(person, person)
  expect(viewer()).toBe('table')
  expect(page.innerHTML).not.toContain('"own"')
  expect(page.querySelectorAll('.move')).toHaveLength(0)
  expect(page.querySelector('.curtain')?.textContent).toContain('P0')

  await press('.curtain button')
  expect(viewer()).toBe('0')
  expect(page.innerHTML).toContain('"own"')
  expect(page.querySelector('.curtain')).toBeNull()
})

test('the next secret is behind a curtain again', async () => {
  await sitDown(person, person)
  await press('.curtain button')
  while (page.querySelector('.curtain') === null) await press('.move')
  expect(page.querySelector('.curtain')?.textContent).toContain('P1')
  expect(viewer()).toBe('table')
  expect(page.innerHTML).not.toContain('"own"')
})

test('who plays alone never sees a curtain', async () => {
  await sitDown(person, bot)
  expect(viewer()).toBe('0')
  expect(page.querySelector('.curtain')).toBeNull()
  expect(page.textContent).toContain('you: P0')
})

test('the ledger has a line for what is told, with its why, and a reader hears only what is new', async () => {
  await sitDown(person, bot)
  expect(page.querySelector('.ledger .why')?.getAttribute('aria-label')).toBe('Why? XY-1.1')
  // What is remembered may scroll, and holds nothing else that takes the focus.
  expect(page.querySelector('.ledger .memo')?.getAttribute('tabindex')).toBe('0')
  const log = page.querySelector('[role=log]')
  expect(log?.textContent).toBe('')
  await press('.move')
  expect(log?.textContent).toContain('It is told')
})

test('[PD-UI.11] of several who may go next anybody takes the device', async () => {
  const table = await sitDown(person, person, person)
  const names = () => [...page.querySelectorAll('.curtain button')].map(button => button.textContent)
  expect(names()).toEqual(['I am P0', 'I am P1', 'I am P2'])
  await press('.curtain button:nth-child(2)')
  expect(viewer()).toBe('1')
  while (table.get().curtain === undefined) await press('.move')
  expect(names()).toEqual(['I am P0', 'I am P2'])
})

test('[PD-UI.11] the end of a round is shown to the table before the next curtain, however much its last player knew', async () => {
  const table = await sitDown(person, person)
  await press('.curtain button')
  while (table.get().curtain === undefined) await press('.move')
  await press('.curtain button')
  // The board has shown this player more than the table will ever hear, and is at rest.
  report = { count: 99, resting: true }
  while (table.get().curtain === undefined) {
    if (page.querySelectorAll('.move').length === 1) report = { count: 99, resting: false }
    await press('.move')
  }
  expect(viewer()).toBe('table')
  expect(page.innerHTML).not.toContain('"own"')
  expect(page.querySelector('.curtain')).toBeNull()
  report = undefined
  await press('.shown')
  expect(page.querySelectorAll('.curtain button')).toHaveLength(2)
})

test('nothing runs ahead of a board that still shows what happened', async () => {
  const table = await sitDown(person, person)
  await press('.curtain button')
  const before = page.querySelectorAll('.ledger li').length
  report = { count: before, resting: true }
  while (table.get().curtain === undefined) await press('.move')
  expect(page.querySelector('.curtain')).toBeNull()
  expect(page.querySelectorAll('.ledger li')).toHaveLength(before)
  expect(page.innerHTML).not.toContain('"own"')

  report = undefined
  await press('.shown')
  expect(page.querySelector('.curtain')).not.toBeNull()
  expect(page.querySelectorAll('.ledger li').length).toBeGreaterThan(before)
})

test('a board that says at first that it is at rest is not drawn anew for that, and is waited for afterwards', async () => {
  let draws = 0
  const Reporting: AnyGameUi['Board'] = props => {
    draws++
    const { events, onShown } = props
    const [first] = useState(events.length)
    useLayoutEffect(() => onShown(first, true), [onShown, first])
    return <ui.Board {...props} />
  }
  await sitDownWith({ ...ui, Board: Reporting }, person, bot)
  expect(draws).toBe(1)
  const before = page.querySelectorAll('.ledger li').length
  await press('.move')
  expect(page.querySelectorAll('.ledger li')).toHaveLength(before)
  await press('.shown')
  expect(page.querySelectorAll('.ledger li').length).toBeGreaterThan(before)
})

test('what a board covers is in neither log nor live region', async () => {
  await sitDown(person, bot)
  while (!page.querySelector('.ledger')?.textContent?.includes('told: used')) await press('.move')
  await press('.cover')
  expect(page.querySelector('.ledger')?.textContent).not.toContain('told: used')
  expect(page.querySelector('[role=log]')?.textContent).not.toContain('told: used')
  expect(page.querySelector('.ledger')?.textContent).toContain('It is told')
})

test('undo is offered where something can ever be taken back', async () => {
  const labels = () => [...page.querySelectorAll('.tool')].map(tool => tool.textContent)
  await sitDown(person, bot)
  expect(labels()).toContain('Undo')
  await sitDownWith({ ...ui, undo: 'never' }, person, bot)
  expect(labels()).not.toContain('Undo')
})

test('while the board plays something back, Skip is offered by button and by Escape', async () => {
  const skip = vi.fn()
  await sitDown(person, bot)
  expect(tool('Skip')).toBeUndefined()
  report = { count: 0, resting: false, skip }
  await press('.move')
  await act(async () => tool('Skip')?.click())
  expect(skip).toHaveBeenCalledTimes(1)
  await act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(skip).toHaveBeenCalledTimes(2)
})

test('the board obeys the pace that is chosen in the menu', async () => {
  paceChoice.set('calm')
  await sitDown(person, bot)
  const pace = () => page.querySelector('[data-pace]')?.getAttribute('data-pace')
  expect(pace()).toBe('calm')
  await press('.menu .choices label:nth-of-type(3) input')
  expect(pace()).toBe('instant')
  await press('.menu .choices label:nth-of-type(1) input')
  expect(pace()).toBe('calm')
})

test('who only watches may go straight to the end, who still plays may not', async () => {
  const table = await sitDown(bot, bot)
  const hurry = vi.spyOn(table, 'hurry')
  expect(page.querySelector('[data-to-end]')?.getAttribute('data-to-end')).toBe('false')
  await act(async () => tool('To the end')?.click())
  expect(hurry).toHaveBeenCalledOnce()
  expect(page.querySelector('[data-pace]')?.getAttribute('data-pace')).toBe('instant')
  expect(page.querySelector('[data-to-end]')?.getAttribute('data-to-end')).toBe('true')
  expect(tool('To the end')).toBeUndefined()
  await sitDown(person, bot)
  expect(tool('To the end')).toBeUndefined()
})

test('after “See the table” the result can be opened again', async () => {
  const table = await sitDown(person, person)
  while (table.get().snapshot.outcome === undefined) {
    if (page.querySelector('.curtain button') !== null) await press('.curtain button')
    else await press('.move:last-of-type')
  }
  expect(tool('The result')).toBeUndefined()
  await press('.see-table')
  expect(page.querySelector('.see-table')).toBeNull()
  await act(async () => tool('The result')?.click())
  expect(page.querySelector('.see-table')).not.toBeNull()
})
