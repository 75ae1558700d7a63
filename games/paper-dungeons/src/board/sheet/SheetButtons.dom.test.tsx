import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heroes, items, rooms } from '../../content/ids.ts'
import en from '../../messages/en.json' with { type: 'json' }
import { propsOf } from '../testing/render.tsx'
import { roomByKey } from './map/MapButtons.tsx'
import { MapTab } from './map/MapTab.tsx'
import type { SheetProps, Spot } from './props.ts'
import { SheetView } from './SheetView.tsx'
import { HeroesTab, PotionsTab } from './tabs/HeroesAndPotionsTabs.tsx'
import { ItemsTab } from './tabs/ItemsTab.tsx'

const spots: readonly Spot[] = [
  ...heroes.map((hero): Spot => ({ on: 'hero', hero })),
  ...items.map((item): Spot => ({ on: 'item', item })),
  { on: 'potions' },
  ...rooms.map((room): Spot => ({ on: 'room', room })),
]

/** What is touched when every button that is not off is pressed once. */
async function pressAll(Part: (props: SheetProps) => React.ReactNode, lit: readonly Spot[]): Promise<Spot[]> {
  const touched: Spot[] = []
  const props = propsOf({ at: 'D4' }, { lit, onSpot: spot => touched.push(spot) })
  await renderPage(<Part {...props} />, en)
  for (const button of page.querySelectorAll<HTMLElement>('button:not(.pd-zoom)'))
    await act(async () => button.click())
  return touched
}

describe('what is lit', () => {
  it('[PD-UI.3] can be pressed on the whole sheet, and nothing else can', async () => {
    expect(new Set(await pressAll(SheetView, spots))).toEqual(new Set(spots))
    expect(await pressAll(SheetView, [])).toEqual([])
    const some: Spot[] = [
      { on: 'room', room: 'D5' },
      { on: 'item', item: 'tome' },
    ]
    expect(new Set(await pressAll(SheetView, some))).toEqual(new Set(some))
  })

  it('[PD-UI.3] can be pressed on the parts of a narrow screen', async () => {
    const parts = [MapTab, HeroesTab, ItemsTab, PotionsTab]
    const touched: Spot[] = []
    for (const part of parts) touched.push(...(await pressAll(part, spots)))
    expect(new Set(touched)).toEqual(new Set(spots))
    expect(touched).toHaveLength(spots.length)
  })

  it('[PD-UI.3] the map is one stop for Tab, arrows go from room to room', async () => {
    await pressAll(SheetView, [{ on: 'room', room: 'D5' }])
    const stops = [...page.querySelectorAll<HTMLElement>('[data-room]')].filter(room => room.tabIndex === 0)
    expect(stops.map(stop => stop.dataset.room)).toEqual(['D5'])
    await act(async () => stops[0]?.focus())
    const press = (key: string) =>
      act(async () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      )
    const here = () =>
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset.room : ''
    await press('ArrowUp')
    expect(here()).toBe('D6')
    await press('ArrowLeft')
    expect(here()).toBe('C6')
    await press('Home')
    expect(here()).toBe('A6')
    await press('PageDown')
    expect(here()).toBe('A1')
  })

  it('[PD-UI.3] no arrow leaves the map, and the way back leads back', () => {
    const back = { ArrowUp: 'ArrowDown', ArrowRight: 'ArrowLeft' }
    for (const room of rooms)
      for (const [key, undo] of Object.entries(back)) {
        const next = roomByKey(key, room)
        expect(next).toBeDefined()
        if (next !== undefined && next !== room) expect(roomByKey(undo, next)).toBe(room)
      }
  })

  it('draws by and by what is added while one looks, and nothing of what was there', async () => {
    const show = (props: SheetProps) => renderPage(<SheetView {...props} />, en)
    await show(propsOf({ at: 'D1', slain: 'D1' }))
    expect(page.querySelectorAll('.pd-stroke').length).toBeGreaterThan(10)
    expect(page.querySelectorAll('.drawn')).toHaveLength(0)
    await show(propsOf({ at: 'D1', slain: 'D1', damage: 2 }))
    expect(page.querySelectorAll('.drawn.hurt')).toHaveLength(2)
  })
})
