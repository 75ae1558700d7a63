import { equal, type Seat } from '@kazamata/kernel'
import type { AnyBots, GameManifest } from '@kazamata/registry'
import { decide } from '@kazamata/room/bots'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardState } from '../table/board-state.ts'

type Plan = readonly unknown[]

interface Advice {
  /** What the tutorial's adviser would play for the person who decides; nothing where nobody does or nobody advises. */
  readonly advice: Plan | undefined
  /** The person plays this: a plan that is followed goes on. */
  followed(moves: Plan): void
}

/** What is left of a plan after these moves; nothing where they lead elsewhere. */
export function restOf(plan: Plan, moves: Plan): Plan {
  const at = plan.findIndex(move => equal(move, moves.at(-1)))
  return at < 0 ? [] : plan.slice(at + 1)
}

/** Advice to the person at a tutorial. */
export function useAdvice(
  { id, bots, tutorial }: GameManifest,
  actor: Seat | undefined,
  { view, moves, events }: BoardState,
): Advice {
  const level = tutorial.adviser
  const isWanted = level !== undefined && actor !== undefined
  const [loaded, setLoaded] = useState<AnyBots>()
  const rest = useRef<Plan>([])
  useEffect(() => {
    // Advice is a help: where it cannot be loaded, one plays without it.
    if (isWanted) void bots().then(setLoaded, () => undefined)
  }, [isWanted, bots])
  const advice = useMemo(() => {
    if (loaded === undefined || level === undefined || actor === undefined || moves.length === 0)
      return undefined
    const [next] = rest.current
    if (next !== undefined && moves.some(move => equal(move, next))) return rest.current
    const budget = { decision: 0, turn: 0 }
    const request = { game: id, level, seat: actor, view, moves, events, seed: 'advice', budget }
    return decide(loaded, request, () => 0).moves
  }, [id, loaded, level, actor, view, moves, events])
  const followed = useCallback(
    (played: Plan) => {
      rest.current = restOf(advice ?? [], played)
    },
    [advice],
  )
  return { advice, followed }
}
