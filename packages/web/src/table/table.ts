import {
  type AnyGame,
  equal,
  type GameEvent,
  isRefusal,
  type Message,
  type Refusal,
  type Seat,
  type Viewer,
} from '@kazamata/kernel'
import {
  type AnyMatch,
  type By,
  eventsFor,
  lastMove,
  legalMoves,
  occupants,
  play,
  undo,
} from '@kazamata/kernel/match'
import { type Saved, type Shelf, type Standing, savedOf } from '../matches/storage.ts'
import { backOf } from './back.ts'
import type { Brain } from './brain.ts'
import { type Eyes, eyes } from './eyes.ts'
import { type AnyHint, hinted, sayable } from './hints.ts'
import type { Job } from './job.ts'
import { budget } from './pace.ts'

/** Why what happens is not kept: the browser has no room, or another tab went on with the match. */
export type Trouble = 'unsaved' | 'elsewhere'

export interface TableState {
  readonly match: AnyMatch
  readonly eyes: Eyes
  /** Bots whose turn it is. */
  readonly thinking: readonly Seat[]
  /** By seat: what a bot at turn is about, where it tells its comrades. */
  readonly aims: readonly (Message | undefined)[]
  /** What comrades suggest at this moment of the match. */
  readonly hints: readonly AnyHint[]
  readonly trouble?: Trouble
}

/** A match at this screen. It is kept first and shown then; everything shown follows from the record. */
export interface Table {
  readonly game: AnyGame
  get(): TableState
  subscribe(listener: () => void): () => void
  /**
   * The actor's decisions, one after another as long as they are legal, kept in one go. They are dropped when the
   * actor's question is no longer the one that was shown; what others do in secret does not change it.
   */
  play(...moves: readonly unknown[]): void
  /** Takes so many of the last decisions back, where the kernel allows. */
  undo(moves: number): void
  /** Suggests something, or takes the suggestion back. */
  hint(hint: AnyHint): void
  /** The board has shown all of this moment: bots hold what is heard of for it. */
  shown(match: AnyMatch): void
  /** One of those the curtain waits for has the device. */
  confirm(seat: Seat): void
  close(): void
}

export interface Parts {
  readonly game: AnyGame
  readonly open: (view: unknown) => boolean
  readonly match: AnyMatch
  readonly saved: Saved
  readonly shelf: Shelf
  readonly brain: Brain
  /** The least time of a bot's decision. */
  readonly pause: () => Promise<void>
}

type Change = (match: AnyMatch) => AnyMatch | Refusal | undefined

export function standing(game: AnyGame, state: unknown): Standing {
  const outcome = game.outcome(state)
  const active = game.active(state)
  if (outcome === undefined) return { active }
  const { winners, scores, ties } = outcome
  return { active, winners, result: { scores, ...(ties && { ties }) } }
}

export function openTable(parts: Parts): Table {
  const { game, open, shelf, brain } = parts
  const listeners = new Set<() => void>()
  let state: TableState = {
    match: parts.match,
    eyes: eyes(game, open, parts.match, undefined),
    thinking: bots(parts.match).map(({ seat }) => seat),
    aims: [],
    hints: [],
  }
  let closed = false
  /** Changes happen one after another, each upon what the one before it left. */
  let queue: Promise<void> = Promise.resolve()
  let seen: AnyMatch | undefined
  const waiting = new Set<() => void>()
  /** Bots that have been asked. */
  const busy = new Set<Seat>()

  function show(next: TableState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function look(match: AnyMatch, confirmed: Seat | undefined): Eyes {
    const seen = eyes(game, open, match, confirmed)
    // Once the table's view was shown, others may be looking: the next secret needs a curtain again.
    return confirmed !== undefined && seen.viewer !== confirmed ? eyes(game, open, match, undefined) : seen
  }

  /** Who has the device still has it, unless their turn has just ended: then all look at the table again. */
  function occupant(match: AnyMatch): Seat | undefined {
    const { viewer } = state.eyes
    if (viewer === 'table') return undefined
    const { entries } = match.record
    const ended = match.steps
      .slice(state.match.steps.length)
      .some(({ seq, events }) => entries[seq]?.seat === viewer && events.some(event => event.final))
    return ended ? undefined : viewer
  }

  function change(next: Change): Promise<void> {
    queue = queue.then(() => commit(next)).catch(report)
    return queue
  }

  async function commit(next: Change): Promise<void> {
    if (closed || state.trouble === 'elsewhere') return
    const match = next(state.match)
    if (match === undefined || isRefusal(match)) return
    const trouble = state.trouble ?? (await kept(match))
    if (closed) return
    if (trouble === 'elsewhere') return show({ ...state, trouble, thinking: [] })
    const thinking = bots(match).map(({ seat }) => seat)
    show({
      match,
      eyes: look(match, occupant(match)),
      thinking,
      aims: state.aims.map((aim, seat) => (thinking.includes(seat) ? aim : undefined)),
      hints: [],
      ...(trouble === undefined ? {} : { trouble }),
    })
    pump()
  }

  async function kept(match: AnyMatch): Promise<Trouble | undefined> {
    const from = state.match.record.entries.length
    const saved = savedOf(match.record, standing(game, match.state), parts.saved)
    switch (await shelf.append(saved, from, match.record.entries.slice(from))) {
      case 'kept':
        return undefined
      case 'conflict':
        return 'elsewhere'
      case 'failed':
        return 'unsaved'
    }
  }

  /** Is the seat asked what it was asked then? What others do beside it does not matter. */
  function stillAsked(then: AnyMatch, now: AnyMatch, seat: Seat): boolean {
    if (then === now) return true
    const same = lastMove(then, seat) === lastMove(now, seat)
    return same && equal(legalMoves(game, then, seat), legalMoves(game, now, seat))
  }

  /** Plays as many as are legal, one after another. */
  function playAll(match: AnyMatch, seat: Seat, moves: readonly unknown[], by: By): AnyMatch | undefined {
    let now = match
    for (const move of moves) {
      const next = play(game, now, seat, move, by)
      if (isRefusal(next)) break
      now = next
    }
    return now === match ? undefined : now
  }

  function bots(match: AnyMatch): readonly { readonly seat: Seat; readonly level: string }[] {
    const sitting = occupants(match.record)
    return game.active(match.state).flatMap(seat => {
      const occupant = sitting[seat]
      return occupant?.kind === 'bot' ? [{ seat, level: occupant.level }] : []
    })
  }

  /** Sets every bot to work whose decision it is. */
  function pump(): void {
    if (closed || state.trouble === 'elsewhere') return
    for (const { seat, level } of bots(state.match)) if (!busy.has(seat)) work(seat, level).catch(report)
  }

  /** The board is where the match is. */
  async function caughtUp(): Promise<void> {
    while (seen !== state.match) await new Promise<void>(wake => waiting.add(wake))
  }

  /** One answer of a bot, from the question to the last of its moves. */
  async function work(seat: Seat, level: string): Promise<void> {
    busy.add(seat)
    const { match } = state
    const least = parts.pause()
    const moves = legalMoves(game, match, seat)
    const decision = moves.length === 1 ? { moves } : await brain.think(jobOf(match, seat, level, moves))
    const answer = decision?.moves
    if (decision?.aim !== undefined) announce(seat, decision.aim)
    // No answer, or nonsense: the seat is as good as absent.
    const absent = answer === undefined || playAll(match, seat, answer.slice(0, 1), 'bot') === undefined
    const [plan, by] = absent ? [moves.slice(0, 1), 'clock' as const] : [answer, 'bot' as const]

    const secret = unheard(match, seat, plan)
    let then = match
    if (secret > 0)
      await change(now => {
        if (!stillAsked(match, now, seat)) return undefined
        then = playAll(now, seat, plan.slice(0, secret), by) ?? match
        return then
      })
    if (secret < plan.length) {
      await least
      await caughtUp()
      await change(now =>
        stillAsked(then, now, seat) ? playAll(now, seat, plan.slice(secret), by) : undefined,
      )
    }
    // What is left of it, or has changed meanwhile, is thought over again.
    busy.delete(seat)
    pump()
  }

  /** Comrades hear what a bot is about before it moves; rivals never do. */
  function announce(seat: Seat, aim: Message): void {
    if (!game.coop || closed || !state.thinking.includes(seat)) return
    const aims = state.match.record.seats.map((_, other) => (other === seat ? aim : state.aims[other]))
    show({ ...state, aims })
  }

  /** How many of these moves nobody else hears of: they need no time to be seen, and no board to see them on. */
  function unheard(match: AnyMatch, seat: Seat, moves: readonly unknown[]): number {
    const others: readonly Viewer[] = ['table', ...match.record.seats.keys()]
    const heard = (event: GameEvent) =>
      others.some(viewer => viewer !== seat && game.redact(event, viewer) !== undefined)
    let now = match
    for (const [at, move] of moves.entries()) {
      const next = play(game, now, seat, move)
      if (isRefusal(next) || next.steps.at(-1)?.events.some(heard)) return at
      now = next
    }
    return moves.length
  }

  function jobOf(match: AnyMatch, seat: Seat, level: string, moves: readonly unknown[]): Job {
    return {
      game: game.id,
      level,
      seat,
      view: game.view(match.state, seat),
      moves,
      told: eventsFor(game, match, seat),
      seed: `${match.record.id} ${seat} ${match.steps.length}`,
      budget,
    }
  }

  return {
    game,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      // The table wakes up with its first onlooker, so that a page never shown plays nothing.
      pump()
      return () => listeners.delete(listener)
    },
    play(...moves) {
      const { match: seen, eyes: looking } = state
      const { actor } = looking
      if (actor === undefined) return
      change(now => (stillAsked(seen, now, actor) ? playAll(now, actor, moves, 'player') : undefined))
    },
    undo(moves) {
      const { match: seen, eyes: looking } = state
      const back = backOf(game, seen, looking)
      const to = back?.to[moves - 1]
      if (back === undefined || to === undefined) return
      change(now => (stillAsked(seen, now, back.seat) ? undo(game, now, back.seat, to) : undefined))
    },
    hint(hint) {
      if (sayable(game, state.match, hint)) show({ ...state, hints: hinted(state.hints, hint) })
    },
    shown(match) {
      seen = match
      const woken = [...waiting]
      waiting.clear()
      for (const wake of woken) wake()
    },
    confirm(seat) {
      if (state.eyes.curtain?.includes(seat)) show({ ...state, eyes: look(state.match, seat) })
    },
    close() {
      closed = true
      brain.close()
    },
  }
}

function report(error: unknown): void {
  console.error(error)
}
