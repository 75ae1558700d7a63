import type { Game, GameEvent, GameTypes, Seat, Viewer } from '@kazamata/kernel'
import { z } from 'zod'

/** Kuhn's poker: three cards, one each, one bet; the smallest game with a bluff. */
export interface Deal {
  /** By seat: 0 Jack, 1 Queen, 2 King. */
  readonly hands: readonly number[]
  bets: ('check' | 'bet' | 'call' | 'fold')[]
}

export interface Hand {
  readonly seat: Viewer
  readonly card: number
  readonly bets: readonly Bet[]
}

export type Bet = Deal['bets'][number]

interface Said extends GameEvent {
  readonly type: 'said'
  readonly bet: Bet
}

function over({ bets }: Deal): boolean {
  const [last, before] = [bets.at(-1), bets.at(-2)]
  return last === 'call' || last === 'fold' || (last === 'check' && before === 'check')
}

export type Kuhn = GameTypes<Deal, Bet, Said, Hand, object>

export const kuhn: Game<Kuhn> = {
  id: 'kuhn',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  coop: false,
  options: z.object({}),
  move: z.enum(['check', 'bet', 'call', 'fold']),
  setup(_options, _seats, chance) {
    const first = chance.int(3)
    return { hands: [first, (first + 1 + chance.int(2)) % 3], bets: [] }
  },
  active: deal => (over(deal) ? [] : [deal.bets.length % 2]),
  moves: ({ bets }) => (bets.at(-1) === 'bet' ? ['fold', 'call'] : ['check', 'bet']),
  apply(deal, _seat, bet, _chance, emit) {
    deal.bets.push(bet)
    emit({ type: 'said', bet })
  },
  /** Scores are what each has won from the other; winners those who have gained. */
  outcome(deal) {
    if (!over(deal)) return undefined
    const { hands, bets } = deal
    const stake = bets.at(-1) === 'call' ? 2 : 1
    const folder: Seat | undefined = bets.at(-1) === 'fold' ? (bets.length - 1) % 2 : undefined
    const winner = folder === undefined ? ((hands[0] ?? 0) > (hands[1] ?? 0) ? 0 : 1) : 1 - folder
    return { winners: [winner], scores: winner === 0 ? [stake, -stake] : [-stake, stake], why: 'showdown' }
  },
  view: ({ hands, bets }, seat) => ({
    seat,
    card: seat === 'table' ? -1 : (hands[seat] ?? -1),
    bets: [...bets],
  }),
  redact: event => event,
  reveals: () => false,
  sampleState({ seat, card, bets }, chance) {
    const other = (card + 1 + chance.int(2)) % 3
    return { hands: seat === 0 ? [card, other] : [other, card], bets: [...bets] }
  },
  clone: ({ hands, bets }) => ({ hands, bets: [...bets] }),
}
