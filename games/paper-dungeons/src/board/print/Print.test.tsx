import type { SeatInfo } from '@kazamata/ui'
import { describe, expect, it } from 'vitest'
import { paperDungeons } from '../../game.ts'
import { position } from '../../testing/index.ts'
import { all, count, render } from '../testing/render.tsx'
import { Print } from './Print.tsx'

const seats: readonly SeatInfo[] = ['Ann', 'Ben'].map((name, seat) => ({
  seat,
  name,
  thinking: false,
  you: seat === 0,
}))

const state = position({
  card: 'G',
  seats: 2,
  power: 'noble',
  goal: 'G14',
  missions: 'M02 M12',
  explored: 'C1',
  at: 'D1',
  slain: 'D1',
  levels: 'W4',
  damage: 3,
})

function page(blank: boolean): string {
  return render(<Print view={paperDungeons.view(state, 0)} viewer={0} seats={seats} seat={0} blank={blank} />)
}
const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('[PD-UI.13] printing', () => {
  it('the blank sheet has this dungeon, its bosses, the missions, power and goal, and nothing played', () => {
    const markup = page(true)
    expect(all(markup, 'data-ladder')).toEqual([
      'B5/B6',
      'C2/C3',
      'C4/C5',
      'C5/C6',
      'D1/E1',
      'D4/E4',
      'E4/E5',
    ])
    const words = text(markup)
    for (const said of [
      'Bone Knight',
      'Basilisk',
      'Minotaur',
      'In D4, after round 3',
      'Power: Noble',
      'Goal: Gems',
      '2 / 5 / 7',
      'Raise a hero to level 6.',
      'Explore 15 rooms.',
      'Your party moves through walls.',
      '2 steps with any symbol, 3 with the boots.',
      'Ghost: Mage',
      'Orc: Warrior',
      'The party always wins.',
    ])
      expect(words).toContain(said)
    expect(all(markup, 'data-opponent')).toHaveLength(12)
    expect(count(markup, 'pd-dot')).toBe(0)
    expect(count(markup, 'pd-stroke hurt')).toBe(0)
    expect(count(markup, 'pd-guess')).toBe(0)
  })

  it('says what skulls and traps do and how a boss is fought, which the sheet itself does not', () => {
    const words = text(page(true))
    for (const said of [
      '1 damage to everybody before the round',
      'all six dice again',
      'A trap: 1 damage',
      'Boss fight Strength: all levels, once more the hero the boss is weak to, and bonuses.',
    ])
      expect(words).toContain(said)
  })

  it('marks values of ours: the bosses, the dungeon card, two tracks', () => {
    const own = 'Our value: the printed one was not available.'
    // On each boss card, and once to say what it means.
    expect(count(page(true), 'class="house-mark"')).toBe(4)
    expect(text(page(true))).toContain(
      `${own} (Bone Knight · Basilisk · Minotaur · Dungeon G · F Gems · H Damage)`,
    )
  })

  it('the sheet as it is now has all that was drawn', () => {
    const markup = page(false)
    expect(count(markup, 'pd-dot')).toBe(2)
    expect(count(markup, 'pd-stroke hurt')).toBe(3)
    expect(text(markup)).toContain('7 − 3')
  })

  it('gems vanish only where it was agreed', () => {
    expect(text(page(true))).not.toContain('vanish')
  })
})
