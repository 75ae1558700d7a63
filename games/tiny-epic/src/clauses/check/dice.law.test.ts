import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heroSheets } from '../../content/heroes.ts'
import { type Hero, heroes } from '../../content/ids.ts'
import { riggedTable, tableAt } from '../../testing/index.ts'

/** The hero with so many dice in strength strikes at an ogre in vain: the enemy die shows the torch. */
const strong: Readonly<Record<number, Hero>> = { 1: 'wizard', 2: 'ranger', 3: 'paladin' }
const weapon: Readonly<Record<number, string>> = { 1: 'dagger', 2: 'dagger', 3: 'hammer' }

const adjusting = (dice: readonly number[], focus: number) =>
  riggedTable(`${dice.join(' ')} etorch`, {
    heroes: [{ hero: strong[dice.length] ?? 'paladin', focus }, 'fighter'],
    minions: 'ogre@0,0',
    torch: 10,
  }).play(`attack:${weapon[dice.length]}`)

/** All ways to use dice by the book: a main die, and any of the other ones and twos, with what is left over. */
function uses(dice: readonly number[]): Set<string> {
  const found = new Set<string>()
  for (const [main, face] of dice.entries()) {
    const others = dice.filter((_, die) => die !== main)
    for (let bits = 0; bits < 2 ** others.length; bits++) {
      const plus = others.filter((_, i) => bits & (1 << i))
      const left = others.filter((_, i) => !(bits & (1 << i)))
      if (plus.every(other => other <= 2)) found.add(named(face, plus, left))
    }
  }
  return found
}

const named = (main: number, plus: readonly number[], left: readonly number[]) =>
  `${main} + ${plus.toSorted()} unused ${left.toSorted()}`

/** The same as the engine offers it: `commit:0+2`. */
function offered(dice: readonly number[], words: readonly string[]): string[] {
  return words
    .filter(word => word.startsWith('commit:'))
    .map(word => {
      const [main = 0, ...plus] = word.slice('commit:'.length).split('+').map(Number)
      const faces = (which: (die: number) => boolean) => dice.filter((_, die) => which(die))
      return named(
        dice[main] ?? 0,
        faces(die => plus.includes(die)),
        faces(die => die !== main && !plus.includes(die)),
      )
    })
}

const face = fc.integer({ min: 1, max: 6 })
const roll = fc.array(face, { minLength: 1, maxLength: 3 })

describe('laws of dice', () => {
  it('[TE-9.3] [TE-9.4] [TE-9.5] [TE-9.6] every use of the dice is offered, once, and nothing else', () => {
    fc.assert(
      fc.property(roll, dice => {
        const ways = offered(dice, adjusting(dice, 5).legal())
        expect(new Set(ways).size).toBe(ways.length)
        expect(new Set(ways)).toEqual(uses(dice))
      }),
      { numRuns: 200 },
    )
  })

  it('[TE-9.12] however dice are changed, faces stay 1 to 6 and every change costs 2', () => {
    fc.assert(
      fc.property(roll, fc.integer({ min: 0, max: 5 }), fc.array(fc.nat(5)), (dice, focus, picks) => {
        const table = adjusting(dice, focus)
        let changes = 0
        for (const pick of picks) {
          const words = table.legal().filter(word => word.startsWith('change'))
          const word = words[pick % Math.max(1, words.length)]
          if (word === undefined) break
          table.play(word)
          changes += 1
        }
        for (const { face } of table.told('changed')) {
          expect(face).toBeGreaterThanOrEqual(1)
          expect(face).toBeLessThanOrEqual(6)
        }
        expect(changes).toBeLessThanOrEqual(Math.floor(focus / 2))
        if (table.asked()?.do === 'adjust') expect(table.hero().focus).toBe(focus - 2 * changes)
      }),
    )
  })

  it('[TE-9.8] [TE-9.10] what unused dice give fills focus and health up to the sheet, and only after a success', () => {
    fc.assert(
      fc.property(
        fc.tuple(face, face, face),
        fc.nat(5),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(20),
        (dice, focus, health, pick) => {
          const table = riggedTable(`${dice.join(' ')} etorch`, {
            heroes: [{ hero: 'paladin', focus, health }, 'fighter'],
            minions: 'ogre@0,0',
            torch: 10,
          }).play('attack:hammer')
          if (table.asked()?.do !== 'adjust') return
          const ways = table.legal().filter(word => word.startsWith('commit'))
          const word = ways[pick % ways.length] ?? ''
          table.play(word)
          const [main = 0, ...plus] = word.slice('commit:'.length).split('+').map(Number)
          const used = [main, ...plus]
          const result = used.reduce((sum, die) => sum + (dice[die] ?? 0), 0)
          const unused = dice.filter((_, die) => !used.includes(die))
          const printed = [0, 2, 3, 1, 1, 0, 0]
          const gain = result > 4 ? unused.reduce((sum, each) => sum + (printed[each] ?? 0), 0) : 0
          const hearts = result > 4 ? unused.filter(each => each === 6).length : 0
          const sheet = heroSheets.paladin
          expect(table.hero(0)).toMatchObject({
            focus: Math.min(sheet.focus, focus + gain),
            health: Math.min(sheet.health, health + hearts),
          })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[TE-4.1] [TE-4.2] rest never lifts health or focus above the sheet', () => {
    fc.assert(
      fc.property(fc.constantFrom(...heroes), fc.nat(8), fc.nat(8), (hero, health, focus) => {
        const sheet = heroSheets[hero]
        const worn = { hero, health: 1 + (health % sheet.health), focus: focus % (sheet.focus + 1) }
        const table = tableAt({ heroes: [worn, hero === 'fighter' ? 'ranger' : 'fighter'] }).play('rest')
        expect(table.hero()).toMatchObject({
          health: Math.min(sheet.health, worn.health + 3),
          focus: Math.min(sheet.focus, worn.focus + 5),
        })
      }),
    )
  })
})
