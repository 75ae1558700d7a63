import { fastChance, pick } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { heroes, items } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import { type Options, optionsSchema } from '../options.ts'
import { playerAt, type Sheet } from '../state.ts'
import { exploredOf, gemsOf, slainOf, wordOf } from '../testing/index.ts'
import { Oracle } from '../testing/oracle.ts'
import type { Party } from '../testing/second-account.ts'

const drawn = (sheet: Sheet) => ({
  at: sheet.at ?? '',
  levels: sheet.levels.join(),
  parts: sheet.parts.join(),
  potions: sheet.potions,
  hearts: sheet.hearts,
  damage: sheet.damage,
  dead: sheet.resurrected,
  gems: sheet.gems,
  taken: gemsOf(sheet.taken),
  crossed: gemsOf(sheet.crossed),
  slain: slainOf(sheet).toSorted().join(),
  seen: exploredOf(sheet).toSorted().join(),
  hazards: [sheet.traps, sheet.walls, sheet.waters].join(),
  path: sheet.path,
  track: sheet.track,
  glory: sheet.glory.join(),
  missions: sheet.missions.map(({ mission, glory }) => `${mission} ${glory}`).join(),
})

const read = (party: Party): ReturnType<typeof drawn> => ({
  at: party.at,
  levels: heroes.map((_, i) => party.level('WMCR'[i] ?? '')).join(),
  parts: items.map(item => party.parts.get(item)).join(),
  potions: party.potions,
  hearts: party.hearts,
  damage: party.damage,
  dead: party.dead,
  gems: party.gems,
  taken: [...party.taken].toSorted().join(' '),
  crossed: [...party.crossed].toSorted().join(' '),
  slain: [...party.slain].toSorted().join(),
  seen: [...new Set(party.path)].toSorted().join(),
  hazards: [party.traps, party.walls, party.waters].join(),
  path: party.path.join(''),
  track: party.track,
  glory: party.glory.join(),
  missions: party.missions.map(([mission, glory]) => `${mission} ${glory}`).join(),
})

/** Plays one match by both, asking both for the legal moves at every step. */
function compare(seed: number, seats: number, raw: Partial<Options>, walks: number): void {
  const chance = fastChance(seed)
  const options = optionsSchema.parse(raw)
  const events: Event[] = []
  const state = game.setup(options, seats, chance, event => events.push(event))
  const dealt = events.flatMap(event => (event.type === 'dealt' ? [event] : []))
  const oracle = new Oracle({
    card: state.card,
    bosses: state.bosses,
    missions: state.missions,
    vanishing: options.vanishingGems,
    asks: options.potionUse === 'ask',
    hands: dealt,
    roll: () => state.dice.map((_, die) => wordOf({ do: 'die', die }, state.dice)),
  })
  for (let active = game.active(state); active.length > 0; active = game.active(state)) {
    const seat = pick(chance, active)
    const moves = game.moves(state, seat)
    const legal = moves.map(move => wordOf(move, state.dice))
    const told = `seed ${seed}, ${seats} seats, round ${state.round}, ${state.phase}, seat ${seat}`
    if (legal.toSorted().join() !== oracle.words(seat).toSorted().join())
      throw new Error(`${told}: ${legal.join()} but the book has ${oracle.words(seat).join()}.`)
    const far = chance.int(4) < walks
    const wanted = moves.filter(move => (far ? /walk|step/.test(move.do) : !/walk|stop/.test(move.do)))
    const move = pick(chance, wanted.length > 0 ? wanted : moves)
    const word = wordOf(move, state.dice)
    const { round, phase } = state
    game.apply(state, seat, move, chance, () => {})
    oracle.answer(seat, word)
    if (state.round === round && state.phase === phase) continue
    for (const [at, party] of oracle.parties.entries()) {
      const [engine, book] = [drawn(playerAt(state, at).sheet), read(party)]
      if (JSON.stringify(engine) !== JSON.stringify(book))
        expect({ told, engine }).toEqual({ told, engine: book })
    }
  }
  const outcome = game.outcome(state)
  expect(outcome?.scores).toEqual(oracle.parties.map(party => party.total()))
  expect(outcome?.winners).toEqual(oracle.winners())
}

describe('a second reading of the book', () => {
  test.each([1, 2, 3, 5, 8])(
    '[PD-GEN.6] [PD-RND.11] [PD-RWD.3] [PD-SCO.10] %i players: the same questions, the same sheets, the same totals',
    seats => {
      for (let i = 0; i < 30 / seats; i++) {
        const potionUse = i % 2 === 0 ? 'auto' : 'ask'
        const bosses = i % 3 === 0 ? 'random' : 'card'
        compare(
          1000 * seats + i,
          seats,
          { potionUse, bosses, vanishingGems: i % 4 < 2, missions: i % 5 > 0 },
          i % 5,
        )
      }
    },
  )
})
