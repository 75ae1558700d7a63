import { useMemo, useRef, useState } from 'react'
import type { Room } from '../../content/ids.ts'
import { type LookAhead, lookAheadFrom, type Preview, visibleTurn } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import type { View } from '../../view.ts'
import { gemRooms } from '../boss/bosses.ts'
import type { Spot } from '../sheet/props.ts'
import { isSameSpot } from '../sheet/SheetButtons.tsx'
import {
  type Deal,
  dealsOf,
  kindOf,
  legalDice,
  type Offer,
  offerOf,
  picked,
  touched,
  type Wish,
} from './choices.ts'

export interface Hand {
  readonly deals: readonly Deal[]
  readonly wish: Wish
  readonly offer: Offer
  /** What the offer would bring. */
  readonly ahead?: Preview | undefined
  /** Dice that can be picked: every one of a legal kind. */
  readonly open: readonly number[]
  /** Dice that do what is touched, while none is picked. */
  readonly serving?: readonly number[] | undefined
  /** Rooms on whose way the damage would exceed the health (PD-UI.12). */
  readonly deadly: readonly Room[]
  touch(spot: Spot): void
  pick(die: number): void
  choose(key: string): void
  forget(): void
  commit(): void
  confirm(): void
}

const nothing: Wish = {}

/** One's own turn in the hand: what is wished for, what it comes to, and how it is played (PD-UI.3). */
export function useHand(view: View, moves: readonly Move[], play: (...moves: readonly Move[]) => void): Hand {
  const turn = visibleTurn(view)
  const asking = JSON.stringify([view.round, view.phase, view.own?.diary, moves])
  const look = useMemo(() => lookAheadFrom(view), [view])
  const deals = useKept(asking, () => (look === undefined ? [] : dealsOf(moves, look, gemRooms)))
  const deadly = useKept(asking, () =>
    look === undefined || turn === undefined || turn.sheet.resurrected ? [] : deadlyOf(deals, look),
  )
  const [held, setHeld] = useState({ asking, wish: nothing })
  // A walk that stopped for a choice is still meant to go on.
  const [heading, setHeading] = useState<Spot>()
  const goal =
    heading !== undefined && turn?.agenda.at(-1)?.do === 'walk' && isOpen(deals, heading)
      ? { spot: heading }
      : nothing
  const wish = held.asking === asking ? held.wish : goal
  const offer = useMemo(() => offerOf(deals, wish), [deals, wish])
  const set = (next: Wish) => setHeld({ asking, wish: next })

  const { deal, die } = offer
  const ahead = useMemo(
    () => (deal === undefined || look === undefined ? undefined : foreseen(look, deal, die)),
    [deal, die, look],
  )
  const legal = legalDice(moves)
  const commit = () => {
    if (deal === undefined || !offer.ready) return
    // A choice on the way leaves the goal of the walk alone.
    if (deal.trail !== undefined || deal.dice.length > 0)
      setHeading(deal.asks === true ? deal.spot : undefined)
    set(nothing)
    play(...deal.moves(die))
  }
  const kinds = (of: readonly number[]) =>
    view.dice.flatMap((_, at) =>
      ((turn?.used ?? 0) & (1 << at)) === 0 && kindOf(view.dice, of, at) !== undefined ? [at] : [],
    )
  return {
    deals,
    wish,
    offer,
    ahead,
    deadly,
    open: kinds(legal),
    serving: deal === undefined || offer.ready ? undefined : kinds(deal.dice),
    touch: spot => {
      const next = touched(deals, wish, spot)
      if (next === 'commit') commit()
      else set(next)
    },
    pick: at => {
      const kind = kindOf(view.dice, legal, at)
      if (kind !== undefined) set(picked(deals, wish, kind))
    },
    choose: key => {
      const { die } = wish
      set(die === undefined ? { key } : { die, key })
    },
    forget: () => {
      setHeading(undefined)
      set(nothing)
    },
    commit,
    confirm: () => play({ do: 'confirm' }),
  }
}

function foreseen(look: LookAhead, deal: Deal, die: number | undefined): Preview {
  return look(deal.whole?.(die) ?? deal.moves(die))
}

/** A way that would cost a life, whatever die one takes it with. */
export function deadlyOf(deals: readonly Deal[], look: LookAhead): readonly Room[] {
  return deals.flatMap(deal =>
    deal.spot?.on === 'room' && deal.trail !== undefined && isDeadly(foreseen(look, deal, undefined), look)
      ? [deal.spot.room]
      : [],
  )
}

/** A level gained on the way may be what saves the party: then its choices are answered somehow. */
function isDeadly({ turn, steps }: Preview, look: LookAhead): boolean {
  if (!turn.sheet.resurrected || steps.every(({ passedOver }) => !passedOver.includes('level')))
    return turn.sheet.resurrected
  const answered: Move[] = []
  for (const { move } of steps)
    for (let next: Move | undefined = move; next !== undefined; next = choiceIn(look(answered)))
      answered.push(next)
  return look(answered).turn.sheet.resurrected
}

const choiceIn = ({ turn, moves }: Preview) => (turn.agenda.at(-1)?.do === 'gain' ? moves[0] : undefined)

const isOpen = (deals: readonly Deal[], spot: Spot) =>
  deals.some(deal => deal.spot !== undefined && isSameSpot(spot, deal.spot))

/** Keeps a value as long as its key stays the same. */
function useKept<T>(key: string, make: () => T): T {
  const kept = useRef<{ readonly key: string; readonly value: T }>(undefined)
  if (kept.current?.key !== key) kept.current = { key, value: make() }
  return kept.current.value
}
