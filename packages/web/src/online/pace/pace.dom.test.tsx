import type { Pace } from '@kazamata/protocol'
import type { SeatClocks as Clocks } from '@kazamata/room'
import { fireEvent, screen, within } from '@testing-library/react'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { firstSnapshot } from '../../testing/online.ts'
import { openOnline } from '../../testing/online-page.tsx'
import { PaceField } from './PaceField.tsx'
import { SeatClocks } from './SeatClocks.tsx'

const hour = 3_600_000
const day = 24 * hour

function Form({ onChoose }: { onChoose: (pace: Pace) => void }) {
  const [pace, setPace] = useState<Pace>({ kind: 'none' })
  const choose = (next: Pace) => {
    onChoose(next)
    setPace(next)
  }
  return <PaceField pace={pace} onChange={choose} />
}

describe('the pace of a new table', () => {
  async function open() {
    const chosen: Pace[] = []
    await openOnline(<Form onChoose={pace => chosen.push(pace)} />)
    return { last: () => chosen.at(-1) }
  }
  const pick = (name: string) => act(async () => screen.getByRole('radio', { name }).click())
  const fill = (name: string, text: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value: text } }))

  test('is no clock, a usual one, or days, and says what it means', async () => {
    const { last } = await open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No clock' }).checked).toBe(true)
    await pick('10 min + 15 sec')
    expect(last()).toEqual({ kind: 'live', bank: 600, add: 15 })
    expect(screen.getByText(/a bot plays on until they are back/)).toBeTruthy()
    await pick('1 day a turn')
    expect(last()).toEqual({ kind: 'days', per: 1 })
    await pick('No clock')
    expect(last()).toEqual({ kind: 'none' })
  })

  test('is one’s own: minutes and seconds, within their limits', async () => {
    const { last } = await open()
    await pick('Your own')
    await fill('Minutes for everybody', '45')
    await fill('Seconds added each turn', '0')
    expect(last()).toEqual({ kind: 'live', bank: 2_700, add: 0 })
    for (const nonsense of ['', '0', '121', '1.5']) await fill('Minutes for everybody', nonsense)
    expect(last()).toEqual({ kind: 'live', bank: 2_700, add: 0 })
    await pick('2 days a turn')
    expect(screen.queryByLabelText('Minutes for everybody')).toBeNull()
  })
})

describe('the clocks at the table', () => {
  /** Seat 0 is Ada, seat 1 is Bo; the server's time is 0. */
  async function look(clocks: Clocks | undefined, viewer: number | 'table' = 0, more = {}) {
    const snapshot = firstSnapshot(viewer, { ...(clocks && { clocks }), ...more })
    const { server, happens } = await openOnline(<SeatClocks snapshot={snapshot} />)
    return { advance: (ms: number) => happens(() => server.advance(ms)) }
  }
  const shown = () =>
    within(screen.getByRole('region', { name: 'Time left' }))
      .getAllByRole('listitem')
      .map(item => `${item.textContent}${item.dataset.running === 'true' ? ' *' : ''}`)
  const said = () => screen.getByRole('status').textContent

  test('one’s own first, and only the running one moves', async () => {
    const { advance } = await look([{ left: 300_000, since: 0 }, { left: 61_500 }], 1)
    expect(shown()).toEqual(['You 1:02', 'Ada 5:00 *'])
    await advance(1_000)
    expect(shown()).toEqual(['You 1:02', 'Ada 4:59 *'])
    await advance(600_000)
    expect(shown()).toEqual(['You 1:02', 'Ada 0:00 *'])
  })

  test('days and hours are words', async () => {
    await look([{ left: 2 * day + 3 * hour, since: 0 }, { left: 5 * hour + 60_000 }], 'table')
    expect(shown()).toEqual(['Ada 2 days 3 h *', 'Bo 5 h 1 min'])
  })

  test('without those of which there are none', async () => {
    await look([{ left: 3 * day, since: 0 }, { left: 2 * hour }], 'table')
    expect(shown()).toEqual(['Ada 3 days *', 'Bo 2 h'])
  })

  test('under half a minute it is not to be overlooked, and said once to whom it concerns', async () => {
    const { advance } = await look([{ left: 40_000, since: 0 }, { left: 5_000 }])
    const low = () => screen.getAllByRole('listitem').map(item => item.dataset.low)
    expect(low()).toEqual(['false', 'false'])
    expect(said()).toBe('')
    await advance(11_000)
    expect(low()).toEqual(['true', 'false'])
    expect(said()).toBe('You have less than half a minute left.')
    await advance(5_000)
    expect(said()).toBe('You have less than half a minute left.')
  })

  test('of others nothing is said', async () => {
    await look([{ left: 10_000, since: 0 }, { left: 5_000 }], 1)
    expect(said()).toBe('')
  })

  test('whoever was late has no time, and bots have no clock', async () => {
    const bot = { kind: 'bot', level: 'adventurer' } as const
    const seats = [
      { name: 'Ada', occupant: bot },
      { name: 'Bo', occupant: { kind: 'person' } },
      { name: 'Oak', occupant: bot },
      { name: 'Cleo', occupant: bot },
    ]
    await look([{ left: 0, late: true }, { left: 60_000 }, null, { left: 7_000 }], 'table', { seats })
    expect(shown()).toEqual(['Ada late', 'Bo 1:00'])
  })

  test.each([
    ['without a pace', undefined, {}],
    ['after the end', [{ left: 0 }, { left: 0 }], { outcome: { winners: [0], scores: [1, 0], why: 'N-1' } }],
  ])('%s there are none', async (_, clocks, more) => {
    await look(clocks, 0, more)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
