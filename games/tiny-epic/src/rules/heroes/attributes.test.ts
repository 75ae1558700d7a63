import { describe, expect, it } from 'vitest'
import { heroes, loots, skills } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { activeHero } from '../../state.ts'
import { position } from '../../testing/index.ts'
import {
  checkBonusBreakdown,
  defenceBreakdown,
  diceBreakdown,
  diceOf,
  heroDefence,
  type Summand,
  skillBonus,
  speedBreakdown,
  speedOf,
} from './attributes.ts'

const total = (parts: readonly Summand[]) => parts.reduce((sum, { by }) => sum + by, 0)
const within = (low: number, n: number, high: number) => Math.min(high, Math.max(low, n))

describe('[TE-UI.3] where an attribute comes from', () => {
  it('names the sheet, the loot, the space and what was bought', () => {
    const state = position({
      heroes: [
        { hero: 'barbarian', at: 'lair:4', has: 'greatAxe elvenChain rubyFigurine pantherEye' },
        'cleric',
      ],
      rooms: 'lairDoor@1,0',
      boss: 'dragon@lair',
      turn: { haste: 2 },
    })
    const hero = activeHero(state)
    expect(speedBreakdown(state, hero)).toEqual([
      { by: 3, from: 'barbarian' },
      { by: -1, from: 'greatAxe' },
      { by: 1, from: 'elvenChain' },
      { by: 2, from: 'turn' },
    ])
    expect(diceBreakdown(state, hero, 'strength')).toEqual([
      { by: 3, from: 'barbarian' },
      { by: 1, from: 'rubyFigurine' },
    ])
    expect(checkBonusBreakdown(state, hero, 'strength')).toEqual([{ by: 2, from: 'dragon' }])
    expect(checkBonusBreakdown(state, hero, 'agility')).toEqual([{ by: 1, from: 'pantherEye' }])
  })

  it('adds up to what the rules count with, for every hero, loot and space', () => {
    for (const name of heroes)
      for (const loot of loots)
        for (const space of [0, 4, 6]) {
          const state = position({
            heroes: [{ hero: name, at: space === 0 ? '0,0' : `lair:${space}`, has: loot }, 'cleric'],
            rooms: 'lairDoor@1,0',
            boss: 'dragon@lair',
          })
          const hero = activeHero(state)
          expect(Math.max(0, total(speedBreakdown(state, hero)))).toBe(speedOf(state, hero))
          const guards = lootCards[loot].abilities.some(
            ability => ability.when === 'passive' && ability.gives.is === 'defence' && ability.gives.against,
          )
          if (!guards) expect(total(defenceBreakdown(hero))).toBe(heroDefence(hero, 'melee'))
          for (const skill of skills) {
            expect(within(1, total(diceBreakdown(state, hero, skill)), 3)).toBe(diceOf(state, hero, skill))
            expect(total(checkBonusBreakdown(state, hero, skill))).toBe(skillBonus(state, hero, skill))
          }
        }
  })
})
