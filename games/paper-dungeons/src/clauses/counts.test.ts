import { fastChance } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { items } from '../content/ids.ts'
import { paperDungeons as game } from '../game.ts'
import { playerAt, type Sheet, type State } from '../state.ts'
import { exploredOf, gemsOf, list, type Position, position, sit, slainOf, wordOf } from '../testing/index.ts'
import { Party } from '../testing/second-account.ts'

/** What one die can come to. */
type Ends = Map<string, number>

const count = (ends: Ends) => [...ends.values()].reduce((sum, times) => sum + times, 0)
const note = (ends: Ends, end: string) => ends.set(end, (ends.get(end) ?? 0) + 1)

/** To compare thousands at once. */
const lines = (ends: Ends) =>
  [...ends]
    .map(([end, times]) => `${times} ${end}`)
    .toSorted()
    .join('\n')

const drawn = (sheet: Sheet) =>
  JSON.stringify([
    sheet.path,
    sheet.levels,
    sheet.parts,
    sheet.potions,
    sheet.hearts,
    sheet.damage,
    sheet.resurrected,
    sheet.gems,
    gemsOf(sheet.taken),
    slainOf(sheet).toSorted(),
    [sheet.traps, sheet.walls, sheet.waters],
    sheet.track,
  ])

const read = (party: Party) =>
  JSON.stringify([
    party.path.join(''),
    [...'WMCR'].map(hero => party.level(hero)),
    items.map(item => party.parts.get(item)),
    party.potions,
    party.hearts,
    party.damage,
    party.dead,
    party.gems,
    [...party.taken].toSorted().join(' '),
    [...party.slain].toSorted(),
    [party.traps, party.walls, party.waters],
    party.track,
  ])

/** Every way to use the die just picked, by the engine. */
function engineEnds(from: State): Ends {
  const ends: Ends = new Map()
  const visit = (state: State): void => {
    const player = playerAt(state, 0)
    if (player.agenda.at(-1)?.do === 'die') {
      note(ends, drawn(player.sheet))
      return
    }
    for (const move of game.moves(state, 0)) {
      const next = game.clone(state)
      game.apply(next, 0, move, fastChance(1), () => {})
      visit(next)
    }
  }
  visit(from)
  return ends
}

/** Every way to use one die, by the book: its turns cannot be copied, so each is played from the start. */
function bookEnds(from: State, die: string): Ends {
  const ends: Ends = new Map()
  const { sheet } = playerAt(from, 0)
  const numbers = from.dice
    .map((_, die) => wordOf({ do: 'die', die }, from.dice))
    .filter(number => number !== '')
  const visit = (words: readonly string[]): void => {
    const party = partyOf(from, sheet)
    const turn = party.turn(numbers, 0)
    let asked = turn.next()
    for (const word of words) asked = turn.next(word)
    if (asked.done) throw new Error('A turn has three dice.')
    if (words.length > 1 && asked.value.every(word => /^\d$/.test(word))) {
      note(ends, read(party))
      return
    }
    for (const word of asked.value) visit([...words, word])
  }
  visit([die])
  return ends
}

function partyOf({ card }: State, sheet: Sheet): Party {
  const party = new Party(card, false)
  party.power = sheet.power ?? ''
  party.goal = sheet.goal ?? ''
  party.at = sheet.at ?? ''
  for (const [i, hero] of [...'WMCR'].entries()) party.levels.set(hero, sheet.levels[i] ?? 1)
  for (const [i, item] of items.entries()) party.parts.set(item, sheet.parts[i] ?? 0)
  party.potions = sheet.potions
  party.hearts = sheet.hearts
  party.damage = sheet.damage
  party.gems = sheet.gems
  for (const letter of list(gemsOf(sheet.taken))) party.taken.add(letter)
  for (const letter of list(gemsOf(sheet.crossed))) party.crossed.add(letter)
  for (const room of slainOf(sheet)) party.slain.add(room)
  party.path.push(...exploredOf(sheet).filter(room => room !== sheet.at), ...(sheet.at ? [sheet.at] : []))
  party.track = sheet.track
  return party
}

const slain = 'A1 B1 D1 E2 A2 F3 C4 E4 A5'
const parts = { sword: 2, crown: 2, cloak: 2, medallion: 2 }
const awkward: [string, string, number, Position][] = [
  ['the clover of the first round', '9', 141, { round: 1 }],
  ['the boots of the first round', '0', 1384, { round: 1 }],
  [
    'a Noble before many rewards',
    '9',
    2997,
    { levels: 'W5 M4 C4 R3', power: 'noble', potions: 3, gems: 1, slain },
  ],
  ['a Ranger by the water', '0', 3144, { power: 'ranger', parts, at: 'F4', slain, card: 'L' }],
  [
    'a Merchant with half of all',
    '9',
    473,
    {
      power: 'merchant',
      potions: 6,
      gems: 5,
      levels: 'R3',
      parts: { ...parts, cauldron: 1, scepter: 1 },
      slain,
    },
  ],
  [
    'a Beastmaster with a Scepter',
    '2',
    192,
    { power: 'beastmaster', parts: { ...parts, scepter: 1 }, slain: slain.slice(0, 20), at: 'D5' },
  ],
]

describe('all that one die can do', () => {
  test.each(awkward)(
    '[PD-ACT.1] [PD-MOV.3] [PD-RWD.3] %s, die %s: %i ways, by engine and by book',
    (_, die, ways, told) => {
      const { state } = sit(position({ dice: 'W M * C B R', ...told })).play(die)
      const engine = engineEnds(state)
      expect(count(engine)).toBe(ways)
      const book = bookEnds(position({ dice: 'W M * C B R', ...told }), die)
      expect(lines(engine) === lines(book)).toBe(true)
    },
  )
})
