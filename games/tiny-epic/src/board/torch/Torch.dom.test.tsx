import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { position } from '../../testing/index.ts'
import { all, press, show, text } from '../testing/render.tsx'
import { Torch } from './Torch.tsx'

afterEach(() => void vi.useRealTimers())

/** Three heroes: the track starts on 16 and the torch stands 9 above the skull. */
const at = (torch: number) => position({ heroes: ['rogue', 'paladin', 'sorceress'], torch })
const spaces = (box: Element) => all(box, '.te-torch-space')
const now = (box: Element) => text(box.querySelector('[data-is="now"]'))

describe('[TE-UI.11] the torch', () => {
  it('counts the steps to the skull from its start on, and rings the next effect', async () => {
    const box = await show(<Torch state={at(11)} />)
    expect(spaces(box).map(text).join(' ')).toBe('16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 ')
    expect(now(box)).toBe('9')
    expect(text(box.querySelector('[data-start="true"]'))).toBe('16')
    expect(spaces(box).map(space => space.getAttribute('data-is'))).toEqual([
      ...Array(7).fill('burnt'),
      'now',
      'next',
      ...Array(8).fill('ahead'),
    ])
    expect(box.querySelector('[data-is="next"]')?.getAttribute('data-space')).toBe('goblin')
    expect(spaces(box).at(-1)?.getAttribute('data-space')).toBe('skull')
  })

  it('has gone out on the skull: nothing is counted below zero', async () => {
    const box = await show(<Torch state={at(20)} />)
    expect(box.querySelector('button')?.getAttribute('aria-label')).toBe('The torch has gone out.')
  })

  it('tells all that is to come in words when it is touched', async () => {
    const box = await show(<Torch state={at(11)} />)
    const torch = box.querySelector('button')
    expect(torch?.getAttribute('aria-label')).toBe(
      'Torch: 9 steps to the skull. Next step: A goblin appears at the Dungeon Entrance.',
    )
    await press(torch)
    const told = all(box, '.te-torch-ahead li').map(text)
    expect(told).toEqual([
      'Next step. A goblin appears at the Dungeon Entrance.',
      'In 2 steps. The enemies act.',
      'In 4 steps. A goblin appears at the Dungeon Entrance.',
      'In 5 steps. The enemies act.',
      'In 7 steps. A goblin appears at the Dungeon Entrance.',
      'In 8 steps. The enemies act.',
      'In 9 steps. The skull: the torch goes out and the party loses.',
    ])
    expect(text(box.querySelector('dialog'))).toContain('It started 16 steps above the skull')
  })

  it('shows the spaces that an action would trigger, and those it would win back', async () => {
    const lit = (box: Element, way: string) => all(box, `[data-lit="${way}"]`).map(text)
    expect(lit(await show(<Torch state={at(11)} ahead={3} />), 'down')).toEqual(['8', '7', '6'])
    expect(lit(await show(<Torch state={at(11)} ahead={-2} />), 'up')).toEqual(['11', '10'])
    expect(all(await show(<Torch state={at(11)} />), '[data-lit="down"], [data-lit="up"]')).toEqual([])
  })

  it('walks space by space, and at once where motion is not wanted', async () => {
    vi.useFakeTimers()
    const box = await show(<Torch state={at(8)} />)
    await show(<Torch state={at(11)} />)
    const seen = [now(box)]
    for (let step = 0; step < 3; step++) {
      await act(async () => vi.advanceTimersByTime(step === 0 ? 1 : 260))
      seen.push(now(box))
    }
    expect(seen).toEqual(['12', '11', '10', '9'])
    const media = window.matchMedia('(prefers-reduced-motion: reduce)')
    Object.defineProperty(media, 'matches', { value: true })
    vi.spyOn(window, 'matchMedia').mockReturnValue(media)
    await show(<Torch state={at(6)} />)
    expect(now(box)).toBe('14')
  })

  it('has another track in Act 2', async () => {
    const box = await show(
      <Torch
        state={position({
          heroes: ['rogue', 'cleric'],
          boss: 'dragon@lair',
          rooms: 'lairDoor@1,0',
          torch: 24,
        })}
      />,
    )
    expect(now(box)).toBe('6')
    expect(spaces(box)).toHaveLength(8)
  })
})
