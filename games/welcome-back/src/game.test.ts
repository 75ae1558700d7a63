import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { type Card, cards, specials, types } from './content/ids.ts'
import { monsters } from './content/monsters.ts'
import { welcomeBack } from './game.ts'
import { type Options, optionsSchema } from './options.ts'
import { tokensIn } from './rules/kits.ts'
import type { State } from './state.ts'

const settings: readonly Partial<Options>[] = [
  {},
  { firstVisit: true, specialsKnown: false },
  { firstTurnAdd: true, specials: 0 },
  { firstHero: 'starter', firstVisit: true },
]

/** Every position of seeded random games. */
function* positions(games: number): Generator<State> {
  for (let i = 0; i < games; i++) {
    const chance = fastChance(i)
    const seats = 2 + (i % 3)
    const options = optionsSchema.parse(settings[i % settings.length] ?? {})
    const state = welcomeBack.setup(options, seats, chance, () => {})
    for (;;) {
      yield state
      const [seat] = welcomeBack.active(state)
      if (seat === undefined) break
      const moves = welcomeBack.moves(state, seat)
      const move = moves[chance.int(moves.length)]
      if (move === undefined) throw new Error('An active seat has a move.')
      welcomeBack.apply(state, seat, move, chance, () => {})
    }
  }
}

const normal = types.map(type => monsters[type].copies)

/** Where every card is, deck aside. */
function placed({ pile, players, run, ask }: State): Card[] {
  const hand = ask.do === 'place' ? [ask.card] : []
  return [
    ...hand,
    ...[...pile, ...players.flatMap(({ aside }) => aside), ...(run?.met ?? [])].map(({ card }) => card),
  ]
}

describe('laws of every position', () => {
  it('[WB-1.2] [WB-2.4] [WB-9.1] no card is lost, none is there twice, and only two Specials are', () => {
    for (const state of positions(48)) {
      const counts: number[] = state.deck.slice()
      for (const card of placed(state)) counts[cards.indexOf(card)] = (counts[cards.indexOf(card)] ?? 0) + 1
      expect(counts.slice(0, types.length)).toEqual(normal)
      const special = counts.slice(types.length)
      expect(special.reduce((sum, count) => sum + count, 0)).toBe(state.options.specials)
      expect(Math.max(...special.slice(0, specials.length))).toBeLessThanOrEqual(1)
    }
  })

  it('[WB-1.6] [WB-3.6] all six tokens of the Hero are in the row, on a set-aside or spent', () => {
    for (const state of positions(60)) {
      if (state.ask.do === 'hero' || state.ask.do === 'over') continue
      const aside = state.players.flatMap(player => player.aside).length
      expect((tokensIn[state.row] ?? 0) + aside + state.spent.length).toBe(6)
    }
  })

  it('[WB-14.12] an absent seat passes, else adds, else suffers, else takes the first token, type or Hero', () => {
    for (const state of positions(60)) {
      const [seat] = welcomeBack.active(state)
      if (seat === undefined) continue
      const moves = welcomeBack.moves(state, seat).map(move => move.do)
      const wanted = (['pass', 'add', 'suffer'] as const).find(name => moves.includes(name))
      if (wanted !== undefined) expect(moves[0]).toBe(wanted)
    }
  })
})
