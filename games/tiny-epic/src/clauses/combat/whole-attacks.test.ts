import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Hero, heroes, type Minion, minions } from '../../content/ids.ts'
import { riggedTable, type Table } from '../../testing/index.ts'

/* Whole attacks reckoned by hand, with the numbers of D1, D2 and D6 written down a second time. */

/** Health, focus, defence, strength, agility, the modifier of the printed melee weapon. */
const sheets: Readonly<Record<Hero, readonly [number, number, number, number, number, number]>> = {
  sorceress: [6, 8, 3, 1, 2, -1],
  paladin: [8, 5, 5, 3, 1, 0],
  wizard: [5, 8, 4, 1, 2, -1],
  barbarian: [8, 4, 2, 3, 2, 1],
  rogue: [6, 5, 3, 2, 3, -1],
  fighter: [7, 5, 4, 3, 2, 0],
  cleric: [6, 7, 5, 2, 1, 0],
  ranger: [7, 5, 3, 2, 3, -1],
}
const weapons: Readonly<Record<number, string>> = { [-1]: 'dagger', 0: 'hammer', 1: 'axe' }

/** Health, defence against melee and against missiles, the two modifiers. */
const foes: Readonly<Record<Minion, readonly [number, number, number, number, number]>> = {
  troll: [7, 4, 4, 3, 2],
  skeleton: [8, 4, 4, 2, 3],
  dungeonCrawler: [7, 5, 5, 3, 2],
  troglodyte: [7, 5, 5, 2, 3],
  minotaur: [8, 6, 4, 3, 2],
  gelatinousOoze: [8, 4, 4, 3, 1],
  wraith: [5, 5, 5, 2, 2],
  ogre: [9, 4, 4, 4, 2],
}

const faces = ['2', '3', '4', '5', 'shield', 'torch'] as const
const die = fc.integer({ min: 1, max: 6 })
const fight = fc.record({
  hero: fc.constantFrom(...heroes),
  minion: fc.constantFrom(...minions),
  dice: fc.tuple(die, die, die),
  face: fc.constantFrom(...faces),
  health: fc.nat(7),
  pick: fc.nat(30),
})
type Fight = typeof fight extends fc.Arbitrary<infer F> ? F : never

/** Commits to one of the uses of the dice, if there are several; the dice used. */
function commitOne(table: Table, pick: number): number[] {
  if (table.asked()?.do !== 'adjust') return [0]
  const ways = table.legal().filter(way => way.startsWith('commit'))
  const way = ways[pick % ways.length] ?? ''
  table.play(way)
  return way.slice('commit:'.length).split('+').map(Number)
}

/** Commits to one of the uses of the dice and gives up all that is offered then; the dice used. */
function strike(table: Table, word: string, rolled: readonly number[], pick: number): number[] {
  table.play(word)
  if (table.asked()?.do !== 'adjust') expect(new Set(rolled).size).toBe(1)
  const used = commitOne(table, pick)
  while (table.legal().includes('decline')) table.play('decline')
  return used
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Does what is on the table agree with the reckoning? */
function agrees(
  table: Table,
  { hero, minion, dice, face, health }: Fight,
  kind: 'melee' | 'missile',
  used: readonly number[],
): void {
  const [most, mostFocus, defence, strength, agility, printed] = sheets[hero]
  const [vigour, guard, cover, inMelee, otherwise] = foes[minion]
  const count = kind === 'melee' ? strength : agility
  const rolled = dice.slice(0, count)
  const bonus = kind === 'melee' ? printed : 1
  const result = sum(used.map(at => rolled[at] ?? 0)) + bonus
  const damage = Math.max(0, result - (kind === 'melee' ? guard : cover))
  const unused = rolled.filter((_, at) => !used.includes(at))
  const left = Math.max(0, vigour - damage)
  expect(table.state.minions.map(foe => foe.health)).toEqual(left === 0 ? [] : [left])

  const hearts = damage > 0 ? unused.filter(each => each === 6).length : 0
  const focus = damage > 0 ? sum(unused.map(each => [0, 2, 3, 1, 1, 0, 0][each] ?? 0)) : 0
  const modifier = kind === 'melee' ? inMelee : otherwise
  const blow =
    face === 'torch' ? 0 : face === 'shield' ? modifier : Math.max(0, Number(face) + modifier - defence)
  const before = Math.min(most, Math.min(most, 1 + health) + hearts)
  const after = left === 0 ? before : Math.max(0, before - blow)
  expect(table.hero(0)).toMatchObject({ health: after, focus: Math.min(mostFocus, focus) })
  // A torch face of a living enemy, or the end of the turn of a fallen hero; a dead minion lifts the torch to its start.
  const torch = left === 0 ? 7 : face === 'torch' || after === 0 ? 11 : 10
  expect(table.state.torch).toBe(torch)
  expect(table.state.turn.hero).toBe(after === 0 ? 1 : 0)
}

const other = (hero: Hero): Hero => (hero === 'fighter' ? 'ranger' : 'fighter')

describe('whole attacks', () => {
  it('[TE-11.9] [TE-13.4] [TE-9.8] [TE-9.11] [TE-14.2] melee: damage, gains, the counter-attack and the torch', () => {
    fc.assert(
      fc.property(fight, told => {
        const { hero, minion, dice, face, health, pick } = told
        const [most, , , strength, , printed] = sheets[hero]
        const rolled = dice.slice(0, strength)
        const table = riggedTable(`${rolled.join(' ')} e${face}`, {
          heroes: [
            { hero, focus: 0, health: Math.min(most, 1 + health) },
            { hero: other(hero), at: '1,0' },
          ],
          rooms: 'portalChamber@1,0',
          minions: `${minion}@0,0`,
          torch: 10,
        })
        agrees(table, told, 'melee', strike(table, `attack:${weapons[printed]}`, rolled, pick))
      }),
      { numRuns: 400 },
    )
  })

  it('[TE-11.8] [TE-13.7] [TE-11.6] missiles: another skill, another defence, another modifier', () => {
    fc.assert(
      fc.property(fight, fc.integer({ min: 1, max: 3 }), (told, away) => {
        const { hero, minion, dice, face, health, pick } = told
        const [most, , , , agility] = sheets[hero]
        const rolled = dice.slice(0, agility)
        const table = riggedTable(`${rolled.join(' ')} e${face}`, {
          heroes: [
            { hero, focus: 0, health: Math.min(most, 1 + health), has: 'crossbow' },
            { hero: other(hero), at: '0,-1' },
          ],
          rooms: 'encounter1@0,-1 portalChamber@1,0 guardPost@2,0 goblinDen@3,0',
          minions: `${minion}@${away},0`,
          torch: 10,
        })
        agrees(table, told, 'missile', strike(table, 'attack:crossbow', rolled, pick))
      }),
      { numRuns: 400 },
    )
  })

  it('[TE-11.3] [TE-11.13] [TE-13.10] [TE-9.15] [TE-9.16] [TE-9.17] spells: the price, no defence, and who sees back', () => {
    const cast = fc.record({
      minion: fc.constantFrom(...minions),
      dice: fc.tuple(die, die, die),
      face: fc.constantFrom(...faces),
      focus: fc.nat(8),
      pays: fc.boolean(),
      pick: fc.nat(30),
      at: fc.constantFrom('0,0', '1,0', '2,0', '1,-1'),
    })
    fc.assert(
      fc.property(cast, ({ minion, dice, face, focus, pays, pick, at }) => {
        const sees = at !== '1,-1'
        const table = riggedTable(`${dice.join(' ')}${sees ? ` e${face}` : ''}`, {
          heroes: [{ hero: 'wizard', focus, health: 5 }, 'fighter@0,-1'],
          rooms: 'encounter1@0,-1 portalChamber@1,0 guardPost@2,0 goblinDen@1,-1/0',
          minions: `${minion}@${at}`,
          torch: 10,
        }).play('cast:magicArrow')
        const used = commitOne(table, pick)
        const success = sum(used.map(die => dice[die] ?? 0)) >= 6
        const unused = dice.filter((_, die) => !used.includes(die))
        const gain = success ? sum(unused.map(each => [0, 2, 3, 1, 1, 0, 0][each] ?? 0)) : 0
        const purse = Math.min(8, focus + gain)
        const asked = success && purse >= 2
        expect(table.asked()?.do === 'pay').toBe(asked)
        if (asked) table.play(pays ? 'pay' : 'decline')
        const paid = asked && pays
        const [vigour, , , , modifier] = foes[minion]
        expect(table.state.minions[0]?.health).toBe(vigour - (paid ? 2 : 0))
        const blow =
          !sees || face === 'torch'
            ? 0
            : face === 'shield'
              ? modifier
              : Math.max(0, Number(face) + modifier - 4)
        expect(table.hero(0)).toMatchObject({ focus: purse - (paid ? 2 : 0), health: Math.max(0, 5 - blow) })
        expect(table.state.torch).toBe(10 + (sees && (face === 'torch' || blow >= 5) ? 1 : 0))
        expect(table.told('countered')).toHaveLength(sees ? 1 : 0)
      }),
      { numRuns: 400 },
    )
  })
})
