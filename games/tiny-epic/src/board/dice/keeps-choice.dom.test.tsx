import { fastChance, preview } from '@kazamata/kernel'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Event } from '../../event.ts'
import { tinyEpic as game } from '../../game.ts'
import type { Move } from '../../move.ts'
import { clone } from '../../state.ts'
import { riggedTable } from '../../testing/index.ts'
import { Board } from '../Board.tsx'
import { dungeonMessages, dungeonScreen } from '../lazy.ts'
import { show } from '../testing/render.tsx'

const start = riggedTable('5 1 2 e4', {
  heroes: [{ hero: 'rogue', health: 4, focus: 3 }, 'paladin'],
  rooms: 'encounter1@1,0',
  minions: 'troll@1,0:5',
}).play('attack:throwingKnives')

function Match() {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const state = clone(start.state)
  const news: Event[] = [...start.events]
  for (const move of moves) game.apply(state, 0, move, fastChance('stays'), event => news.push(event))
  const view = game.view(state, 0)
  return (
    <Board
      view={view}
      viewer={0}
      seats={[{ seat: 0, name: 'Ada', thinking: false, you: true }]}
      moves={game.moves(state, 0)}
      play={(...more) => setMoves([...moves, ...more])}
      undoable={moves.length}
      undo={count => setMoves(moves.slice(0, moves.length - count))}
      preview={move => preview(game, view, 0, move, fastChance('stays'), 1)}
      events={news}
      replay={false}
      hints={[]}
      hint={() => undefined}
      onShown={() => undefined}
      onWhy={() => undefined}
    />
  )
}

beforeAll(() => Promise.all([dungeonScreen.preload(), dungeonMessages.preload('en')]))

it('[TE-UI.8] on the board a die is turned and turned back, and the choice of dice stays', async () => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  const box = await show(<Match />)
  const roles = () => [...box.querySelectorAll('button.te-die')].map(die => die.getAttribute('data-role'))
  const click = (label: string) =>
    act(async () => box.querySelector<HTMLElement>(`[aria-label^="${label}"]`)?.click())
  await click('Die 3')
  await click('Die 3')
  expect(roles()).toEqual(['main', 'added', 'kept'])
  const die = box.querySelector('button.te-die')
  await click('Turn the 5 up by one for 2 focus')
  expect(roles()).toEqual(['main', 'added', 'kept'])
  // It is the same die: it has neither been thrown again nor lost the focus.
  expect(box.querySelector('button.te-die')).toBe(die)
  expect(die?.textContent).toContain('6')
  await click('Turn the 6 down by one, back again')
  expect(die?.textContent).toContain('5')
  expect(box.querySelector('.te-dice-price')?.textContent).toContain('You have 3.')
  // Taken back elsewhere, the step is forgotten: to turn a die down then costs what it costs.
  await click('Turn the 5 up by one for 2 focus')
  await act(async () =>
    [...box.querySelectorAll<HTMLElement>('button')].find(one => one.textContent === 'Take back')?.click(),
  )
  expect(box.querySelector('[aria-label="Turn the 5 down by one for 2 focus"]')).not.toBeNull()
})
