import type { Face, Room } from '../../content/ids.ts'
import { gemRooms } from '../../content/map.ts'
import type { LookAhead } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import { areAlike } from '../../rules/dice.ts'
import type { Spot } from '../sheet/props.ts'
import { routesFrom } from './routes.ts'

/** Something that can be done now, and where on the sheet it is clicked. */
export interface Choice {
  readonly key: string
  /** Absent for what has no place on the sheet: staying where one is, confirming. */
  readonly spot?: Spot
  /** The dice that can do it, by index in the pool; empty where no die has to be chosen. */
  readonly dice: readonly number[]
  /** What is played together; the die comes first where one has to be chosen. */
  moves(die?: number): readonly Move[]
  /** What the preview shows: a walk to its end, past the rewards that have to be chosen on the way. */
  previewMoves(die?: number): readonly Move[]
  /** Rooms on the way, for a walk. */
  readonly route?: readonly Room[]
  /** The walk stops on its way because there is something to choose. */
  readonly interrupted?: boolean
}

/** The legal die that does the same as this one: of dice with the same face and colour the rules list only the first. */
export function legalDieLike(
  dice: readonly Face[],
  legal: readonly number[],
  die: number,
): number | undefined {
  return legal.find(one => areAlike(dice, one, die))
}

export const legalDice = (moves: readonly Move[]): readonly number[] =>
  moves.flatMap(move => (move.do === 'die' ? [move.die] : []))

/** All that can be done, with whatever die (PD-UI.3). */
export function choicesOf(moves: readonly Move[], look: LookAhead): readonly Choice[] {
  const dice = legalDice(moves)
  if (dice.length === 0) return moves.flatMap(move => choicesFor(move, [], look))
  const byKey = new Map<string, Map<number, Choice>>()
  for (const die of dice)
    for (const move of look([dieMove(die)]).moves)
      for (const choice of choicesFor(move, [dieMove(die)], look)) {
        const byDie = byKey.get(choice.key) ?? new Map<number, Choice>()
        byKey.set(choice.key, byDie.set(die, choice))
      }
  return [...byKey.values()].flatMap(byDie => {
    const [first] = byDie.values()
    const fitting = [...byDie.keys()]
    const [firstDie] = fitting
    if (first === undefined || firstDie === undefined) return []
    return [
      {
        ...first,
        dice: fitting,
        moves: (die = firstDie) => [dieMove(die), ...(byDie.get(die)?.moves() ?? [])],
        previewMoves: (die = firstDie) => [dieMove(die), ...(byDie.get(die)?.previewMoves() ?? [])],
      },
    ]
  })
}

const dieMove = (die: number): Move => ({ do: 'die', die })

function choicesFor(move: Move, before: readonly Move[], look: LookAhead): readonly Choice[] {
  switch (move.do) {
    case 'walk':
      return [...walks([...before, move], [move], look), choice('stay', [move, { do: 'stop' }])]
    case 'stop':
      // With boots the walk begins as soon as the die is picked.
      return [...walks(before, [], look), choice(before.length > 0 ? 'stay' : 'stop', [move])]
    case 'train':
    case 'hero':
      return [choice(`hero ${move.hero}`, [move], { on: 'hero', hero: move.hero })]
    case 'craft':
    case 'item':
      return [choice(`item ${move.item}`, [move], { on: 'item', item: move.item })]
    case 'brew':
      return [choice('brew', [move], { on: 'potions' })]
    case 'minion':
      return [inRoom(move.room, move)]
    case 'gem':
      return [inRoom(gemRooms[move.letter], move)]
    case 'absorb':
      return [choice(`absorb ${move.hearts}`, [move])]
    case 'confirm':
      return [choice('confirm', [move])]
    case 'step':
    case 'die':
    case 'power':
    case 'goal':
      return []
  }
}

const choice = (key: string, moves: readonly Move[], spot?: Spot): Choice => ({
  key,
  dice: [],
  moves: () => moves,
  previewMoves: () => moves,
  ...(spot && { spot }),
})

const inRoom = (room: Room, move: Move) => choice(`room ${room}`, [move], { on: 'room', room })

/** A walk to each room in reach. `before` has been played by then, `first` is played with the walk. */
function walks(before: readonly Move[], first: readonly Move[], look: LookAhead): readonly Choice[] {
  return routesFrom(before, look).map(({ to, rooms, moves, allMoves, interrupted }) => ({
    key: `room ${to}`,
    spot: { on: 'room', room: to },
    dice: [],
    moves: () => [...first, ...moves],
    previewMoves: () => [...first, ...allMoves],
    route: rooms,
    interrupted,
  }))
}
