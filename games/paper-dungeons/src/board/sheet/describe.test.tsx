import { textFormatter } from '@kazamata/ui/testing'
import { describe, expect, it } from 'vitest'
import { rooms } from '../../content/ids.ts'
import en from '../../messages/en.json' with { type: 'json' }
import { all, propsOf, render } from '../testing/render.tsx'
import type { Words } from '../words.ts'
import { describeHero, describeItem, describePotions, describeRoom } from './describe.ts'
import { SheetView } from './SheetView.tsx'

const text = textFormatter('en', en)
const w: Words = (id, values) => text(values === undefined ? { id } : { id, values })

const props = propsOf({
  explored: 'C1 D1 E1 E2 D2 D3',
  at: 'D4',
  slain: 'D1 E2',
  taken: 'C',
  crossed: 'A',
  levels: 'W4 M3',
  parts: { tome: 1 },
  potions: 6,
  hearts: 5,
  glory: [5],
})

describe('[PD-UI.14] the sheet in words', () => {
  it.each([
    [
      'D1',
      'Room D1. Goblin, level 3 (Rogue fights it), defeated. A potion, taken. Explored. Open: E1 (right) and C1 (left). Wall: D2 (above). Entrance. 5 steps away.',
    ],
    [
      'A2',
      'Room A2. Zombie, level 4 (Cleric fights it). Gem A, lost. Not explored. Open: A3 (above). Wall: B2 (right). Water: A1 (below). Warp to F2. 5 steps away.',
    ],
    [
      'C4',
      'Room C4. Goblin, level 4 (Rogue fights it). Gem C, taken. Not explored. Open: C5 (above) and D4 (right). Wall: C3 (below) and B4 (left). One step away.',
    ],
    [
      'D2',
      'Room D2. Boss 1 lives here: Bandit Captain, already fought. Explored. Open: D3 (above), E2 (right), and C2 (left). Wall: D1 (below). 2 steps away.',
    ],
    [
      'D4',
      'Room D4. Nothing printed. Explored. Open: D5 (above), E4 (right), D3 (below), and C4 (left). The party is here.',
    ],
    [
      'B7',
      'Room B7. Trap. Gem G, still there. Not explored. Wall: C7 (right), B6 (below), and A7 (left). No way there yet.',
    ],
  ] as const)('%s', (room, said) => {
    expect(describeRoom(w, props, room)).toBe(said)
  })

  it('every room has its words on the sheet', () => {
    const labels = all(render(<SheetView {...props} />), 'aria-label')
    for (const room of rooms)
      expect(labels.filter(label => label.startsWith(`Room ${room}.`))).toHaveLength(1)
  })

  it('heroes, items and potions say how far they are', () => {
    expect(describeHero(w, props, 'warrior')).toBe(
      'Warrior: level 4, trained with black dice. +1 strength in boss fights.',
    )
    expect(describeHero(w, props, 'mage')).toBe(
      'Mage: level 3, trained with white dice. From level 4 on: Any die counts as either colour.',
    )
    expect(describeItem(w, props, 'tome')).toBe('Tome of Wisdom: 1 of 2 parts. At once: level up any hero.')
    expect(describePotions(w, props)).toBe('Potions: 6 of 12, open hearts: 7.')
  })
})
