import type { Face, Letter, Room } from '../../content/ids.ts'
import type { LookAhead } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import type { Spot } from '../sheet/props.ts'
import { isSameSpot } from '../sheet/SheetButtons.tsx'
import { type Trail, trailsFrom } from './routes.ts'

/** Something that can be done now, and where it is touched. */
export interface Deal {
  readonly key: string
  /** Absent for what has no place on the sheet: staying where one is, confirming. */
  readonly spot?: Spot
  /** The dice that do it, by place in the pool; empty where no die has to be chosen. */
  readonly dice: readonly number[]
  /** What is played together; the die comes first where one has to be chosen. */
  moves(die?: number): readonly Move[]
  /** Rooms on the way, for a walk. */
  readonly trail?: readonly Room[]
  /** The walk stops on its way for a choice. */
  readonly asks?: boolean
  /** The walk to its end, past the choices on the way: for looking ahead, not for playing. */
  whole?(die?: number): readonly Move[]
}

/** Dice that show the same face in the same colour are one kind: whatever one does, the other does. */
const sameKind = (dice: readonly Face[], a: number, b: number): boolean =>
  a < 3 === b < 3 && dice[a] === dice[b]

/** The legal dice among all: of a kind the rules list only the first one left. */
export function kindOf(dice: readonly Face[], legal: readonly number[], die: number): number | undefined {
  return legal.find(one => sameKind(dice, one, die))
}

export const legalDice = (moves: readonly Move[]): readonly number[] =>
  moves.flatMap(move => (move.do === 'die' ? [move.die] : []))

/** Where the gem of a letter lies. */
export type GemRooms = Readonly<Record<Letter, Room>>

/** All that can be done, whatever die it takes (PD-UI.3). */
export function dealsOf(moves: readonly Move[], look: LookAhead, gemRooms: GemRooms): readonly Deal[] {
  const dice = legalDice(moves)
  if (dice.length === 0) return dealsAfter(moves, [], look, gemRooms)
  const ways = new Map<string, Map<number, Deal>>()
  for (const die of dice) {
    const picked: Move = { do: 'die', die }
    for (const deal of dealsAfter(look([picked]).moves, [picked], look, gemRooms)) {
      const known = ways.get(deal.key) ?? new Map<number, Deal>()
      ways.set(deal.key, known.set(die, deal))
    }
  }
  return [...ways.values()].flatMap(byDie => {
    const [first] = byDie.values()
    if (first === undefined) return []
    const fitting = [...byDie.keys()]
    const moves = (die = fitting[0] ?? 0) => [dieMove(die), ...(byDie.get(die)?.moves() ?? [])]
    const whole = (die = fitting[0] ?? 0) => [dieMove(die), ...(byDie.get(die)?.whole?.() ?? [])]
    return [{ ...first, dice: fitting, moves, ...(first.whole === undefined ? {} : { whole }) }]
  })
}

const dieMove = (die: number): Move => ({ do: 'die', die })

function dealsAfter(
  moves: readonly Move[],
  before: readonly Move[],
  look: LookAhead,
  gemRooms: GemRooms,
): readonly Deal[] {
  return moves.flatMap(move => dealsFor(move, before, look, gemRooms))
}

function dealsFor(move: Move, before: readonly Move[], look: LookAhead, gemRooms: GemRooms): readonly Deal[] {
  switch (move.do) {
    case 'walk':
      return walks([...before, move], [move], look)
    case 'step':
      return []
    case 'stop':
      // Boots can do nothing but walk: picked, they already do.
      return [...paths(before, [], look), plain(before.length > 0 ? 'stay' : 'stop', [move])]
    case 'train':
    case 'hero':
      return [plain(`hero ${move.hero}`, [move], { on: 'hero', hero: move.hero })]
    case 'craft':
    case 'item':
      return [plain(`item ${move.item}`, [move], { on: 'item', item: move.item })]
    case 'brew':
      return [plain('brew', [move], { on: 'potions' })]
    case 'minion':
      return [plain(`room ${move.room}`, [move], { on: 'room', room: move.room })]
    case 'gem':
      return [plain(`room ${gemRooms[move.letter]}`, [move], { on: 'room', room: gemRooms[move.letter] })]
    case 'absorb':
      return [plain(`absorb ${move.hearts}`, [move])]
    case 'confirm':
      return [plain('confirm', [move])]
    case 'die':
    case 'power':
    case 'goal':
      return []
  }
}

const plain = (key: string, moves: readonly Move[], spot?: Spot): Deal => ({
  key,
  dice: [],
  moves: () => moves,
  ...(spot === undefined ? {} : { spot }),
})

/** A die not yet walked with: to any room in reach, or nowhere at all. */
const walks = (before: readonly Move[], first: readonly Move[], look: LookAhead): readonly Deal[] => [
  ...paths(before, first, look),
  plain('stay', [...first, { do: 'stop' }]),
]

function paths(before: readonly Move[], first: readonly Move[], look: LookAhead): readonly Deal[] {
  return trailsFrom(before, look).map((trail: Trail) => ({
    key: `room ${trail.to}`,
    spot: { on: 'room', room: trail.to },
    dice: [],
    moves: () => [...first, ...trail.moves],
    whole: () => [...first, ...trail.whole],
    trail: trail.rooms,
    asks: trail.asks,
  }))
}

/** What is wished for so far: a die, a place, or both. */
export interface Wish {
  readonly die?: number
  readonly spot?: Spot
  /** What has no place on the sheet, by its key. */
  readonly key?: string
}

export interface Offer {
  /** What would be done; absent as long as the wish is too vague. */
  readonly deal?: Deal
  /** The die that would do it: picked, or the only kind that can. */
  readonly die?: number
  /** Deal and die are known, where a die is needed. */
  readonly ready: boolean
  /** Places that can be touched: with a die picked, only what it does. */
  readonly lit: readonly Spot[]
  /** With a place touched, the dice that do it; all legal ones otherwise. */
  readonly dice: readonly number[]
}

/** What a wish comes to. */
export function offerOf(deals: readonly Deal[], wish: Wish): Offer {
  const serves = ({ dice }: Deal) => wish.die === undefined || dice.length === 0 || dice.includes(wish.die)
  const deal = deals.find(
    one =>
      serves(one) &&
      (wish.spot !== undefined
        ? one.spot !== undefined && isSameSpot(wish.spot, one.spot)
        : wish.key !== undefined && one.key === wish.key),
  )
  const die = wish.die ?? (deal?.dice.length === 1 ? deal.dice[0] : undefined)
  const all = new Set(deals.flatMap(({ dice }) => dice))
  return {
    ...(deal === undefined ? {} : { deal }),
    ...(die === undefined ? {} : { die }),
    ready: deal !== undefined && (deal.dice.length === 0 || die !== undefined),
    lit: deals.filter(serves).flatMap(({ spot }) => (spot === undefined ? [] : [spot])),
    dice: deal === undefined ? [...all] : deal.dice,
  }
}

/** Touching a place: a second touch means it. A die that cannot do it is put back. */
export function touched(deals: readonly Deal[], wish: Wish, spot: Spot): Wish | 'commit' {
  if (wish.spot !== undefined && isSameSpot(wish.spot, spot))
    return offerOf(deals, wish).ready ? 'commit' : wish
  const deal = deals.find(one => one.spot !== undefined && isSameSpot(spot, one.spot))
  const die = wish.die !== undefined && deal?.dice.includes(wish.die) ? wish.die : undefined
  return { spot, ...(die === undefined ? {} : { die }) }
}

/** Picking a die: a second touch puts it back. A place it does not serve is forgotten. */
export function picked(deals: readonly Deal[], wish: Wish, die: number): Wish {
  const { die: held, ...rest } = wish
  if (held === die) return wish.key === undefined ? rest : {}
  const { deal } = offerOf(deals, rest)
  return deal?.dice.includes(die) ? { ...rest, die } : { die }
}

/** How many of the last moves one "undo" takes back (PD-UI.6): a die that has done nothing yet goes with its first use. */
export function undoSteps(diary: readonly Move[]): number {
  let count = 1
  while (count < diary.length) {
    const before = diary[diary.length - 1 - count]
    if (before?.do !== 'die' && before?.do !== 'walk') break
    count++
  }
  return Math.min(count, diary.length)
}

/** How many moves to take back so that the last die lies in the pool again. */
export function undoDie(diary: readonly Move[]): number {
  const last = diary.findLastIndex(move => move.do === 'die')
  return last < 0 ? diary.length : diary.length - last
}
