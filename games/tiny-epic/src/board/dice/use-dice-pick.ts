import { useState } from 'react'
import type { Move } from '../../move.ts'
import type { Roll } from '../../state.ts'
import type { QuestionProps } from '../questions/props.ts'
import type { TurnOption } from './Die.tsx'
import { bestPick, type DicePick, legalPick, withTurned } from './dice-pick.ts'

/** A die turned by one; going back takes it back instead of paying again. */
interface Turned {
  readonly die: number
  readonly by: 1 | -1
  /** The dice after the change: an undo elsewhere makes the entry void. */
  readonly dice: readonly number[]
}

interface DicePickControls {
  readonly pick: DicePick
  /** By position on the screen: which die is there. */
  readonly order: readonly number[]
  /** By die: how often it was thrown again. */
  readonly rolls: readonly number[]
  set(pick: DicePick): void
  can(die: number, by: 1 | -1): TurnOption
  turn(die: number, by: 1 | -1): void
  act(move: Move): void
  /** Changes and boosts in one go; the best choice of what they make is taken. */
  pay(moves: readonly Move[]): void
}

/** The choice so far. Equal dice are listed once: the other one changes places with it, so that the touched one changes. */
export function useDicePick(
  { view, moves, play, undoable, undo }: QuestionProps,
  roll: Roll,
): DicePickControls {
  const { dice } = roll
  const [pick, setPick] = useState<DicePick>()
  const [order, setOrder] = useState<readonly number[]>(() => [...dice.keys()])
  const [rolls, setRolls] = useState<readonly number[]>([])
  const [past, setPast] = useState<readonly Turned[]>([])
  const last = past.findLast(turn => turn.dice.every((face, die) => face === dice[die]))
  const now = pick === undefined ? bestPick(view, roll) : legalPick(dice, pick)
  const lead = (die: number) => dice.indexOf(dice[die] ?? 0)
  /** Two dice change places, also in what was chosen by hand. */
  const swap = (one: number, other: number): DicePick | undefined => {
    if (one === other) return pick && now
    const partner = (die: number) => (die === one ? other : die === other ? one : die)
    setOrder(order.map(partner))
    if (pick === undefined) return undefined
    const plus = [...dice.keys()].reduce(
      (bits, die) => (now.plus & (1 << die) ? bits | (1 << partner(die)) : bits),
      0,
    )
    const swapped = { main: partner(now.main), plus }
    setPick(swapped)
    return swapped
  }
  const goesBack = (die: number, by: 1 | -1) => undoable > 0 && last?.die === die && last.by === -by
  const listed = (die: number, by: 1 | -1) =>
    moves.some(move => move.do === 'change' && move.die === lead(die) && move.by === by)
  return {
    pick: now,
    order,
    rolls,
    set: setPick,
    can: (die, by) => (goesBack(die, by) ? 'back' : listed(die, by) ? 'pay' : 'no'),
    turn: (die, by) => {
      if (goesBack(die, by)) {
        undo(1)
      } else if (listed(die, by)) {
        const turned = lead(die)
        const after = dice.with(turned, (dice[die] ?? 0) + by)
        const kept = swap(die, turned)
        // What was chosen by hand stays, with the die that was paid for in it.
        if (kept !== undefined) setPick(withTurned(after, kept, turned))
        setPast([...past, { die: turned, by, dice: after }])
        play({ do: 'change', die: turned, by })
      }
    },
    pay: paid => {
      setPick(undefined)
      setPast([])
      play(...paid)
    },
    act: move => {
      if (move.do === 'reroll') {
        swap(move.die, lead(move.die))
        const die = lead(move.die)
        setRolls(Array.from(dice, (_, at) => (rolls[at] ?? 0) + (at === die ? 1 : 0)))
        play({ ...move, die })
      } else play(move)
      setPast([])
    },
  }
}
