import { expect, it, vi } from 'vitest'
import type { Event } from '../../event.ts'
import { tinyEpic as game } from '../../game.ts'
import { position } from '../../testing/index.ts'
import { english as en } from '../../testing/messages.ts'
import { show } from '../testing/render.tsx'
import { Ending } from './Ending.tsx'

const slain = (enemy: 'boomy' | 'troll'): Event => ({ type: 'died', why: 'TE-14.2', enemy, by: 'dagger' })

it('[TE-UI.20] whom a hero slew is told once each, with how often; the first thing read is how it ended', async () => {
  const trouble = vi.spyOn(console, 'error')
  const state = {
    ...position({ heroes: ['rogue', 'paladin'] }),
    result: { won: false, why: 'TE-3.3' } as const,
  }
  const events: Event[] = [
    { type: 'turn', why: 'TE-2.19', hero: 'rogue', seat: 0 },
    slain('boomy'),
    slain('troll'),
    slain('boomy'),
  ]
  const box = await show(
    <Ending
      view={game.view(state, 'table')}
      events={events}
      onLeave={() => undefined}
      onWhy={() => undefined}
    />,
  )
  expect([...box.querySelectorAll('.te-end-kills')].map(cell => cell.textContent)).toEqual([
    'Slain: Boomy ×2 and Troll',
  ])
  expect(document.activeElement?.textContent).toBe(en['board.end.lost'])
  expect(trouble).not.toHaveBeenCalled()
})
