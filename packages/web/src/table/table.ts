import {
  type AnyGame,
  canUndo,
  type GameEvent,
  holders,
  type Live,
  newsFor,
  play,
  type Refusal,
  refused,
  type Seat,
  undo,
} from '@kazamata/kernel'
import { type Saved, type Shelf, type Standing, savedOf } from '../matches/storage.ts'
import type { Brain } from './brain.ts'
import { type Eyes, eyes } from './eyes.ts'
import type { Job } from './job.ts'
import { budget } from './pace.ts'

export type AnyLive = Live<unknown, unknown, GameEvent, unknown>

/** Why what happens is not kept: the browser has no room, or another tab went on with the match. */
export type Trouble = 'unsaved' | 'elsewhere'

export interface TableState {
  readonly live: AnyLive
  readonly eyes: Eyes
  /** Bots at work. */
  readonly thinking: readonly Seat[]
  readonly trouble?: Trouble
}

/** A match at this screen. It is kept first and shown then; everything shown follows from the record. */
export interface Table {
  readonly game: AnyGame
  get(): TableState
  subscribe(listener: () => void): () => void
  /** The actor's decision. One that answers a moment that has passed is dropped. */
  play(move: unknown): void
  /** Takes the last decision back, where the kernel allows. */
  undo(): void
  /** The board has shown all of this moment: bots hold their moves for it. */
  shown(live: AnyLive): void
  /** Whoever the curtain waits for has the device. */
  confirm(): void
  close(): void
}

export interface Parts {
  readonly game: AnyGame
  readonly open: (view: unknown) => boolean
  readonly live: AnyLive
  readonly saved: Saved
  readonly shelf: Shelf
  readonly brain: Brain
  /** The least time of a bot's decision. */
  readonly pause: () => Promise<void>
}

export function standing(game: AnyGame, state: unknown): Standing {
  const outcome = game.outcome(state)
  const active = game.active(state)
  return outcome === undefined ? { active } : { active, winners: outcome.winners }
}

/** Whose last decision could be taken back at this screen: the one person's, or the last one's around it. */
export function undoSeat(game: AnyGame, live: AnyLive): Seat | undefined {
  const sitting = holders(live.record)
  const people = sitting.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))
  const last = live.record.entries[live.steps.at(-1)?.seq ?? -1]?.seat
  const seat = people.length === 1 ? people[0] : people.find(person => person === last)
  return seat !== undefined && canUndo(game, live, seat) ? seat : undefined
}

export function openTable(parts: Parts): Table {
  const { game, open, shelf, brain } = parts
  const listeners = new Set<() => void>()
  let state: TableState = { live: parts.live, eyes: eyes(game, open, parts.live, undefined), thinking: [] }
  let closed = false
  /** Changes happen one after another, each upon what the one before it left. */
  let queue: Promise<void> = Promise.resolve()
  let seen: AnyLive | undefined
  const waiting = new Set<() => void>()

  function show(next: TableState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function look(live: AnyLive, confirmed: Seat | undefined): Eyes {
    const seen = eyes(game, open, live, confirmed)
    // Once the table's view was shown, others may be looking: the next secret needs a curtain again.
    return confirmed !== undefined && seen.viewer !== confirmed ? eyes(game, open, live, undefined) : seen
  }

  function change(next: (live: AnyLive) => AnyLive | Refusal | undefined): void {
    queue = queue.then(() => commit(next)).catch(report)
  }

  async function commit(next: (live: AnyLive) => AnyLive | Refusal | undefined): Promise<void> {
    if (closed || state.trouble === 'elsewhere') return
    const live = next(state.live)
    if (live === undefined || refused(live)) return
    const trouble = state.trouble ?? (await kept(live))
    if (closed) return
    if (trouble === 'elsewhere') return show({ ...state, trouble, thinking: [] })
    const confirmed = typeof state.eyes.viewer === 'number' ? state.eyes.viewer : undefined
    show({
      live,
      eyes: look(live, confirmed),
      thinking: state.thinking,
      ...(trouble === undefined ? {} : { trouble }),
    })
    pump()
  }

  async function kept(live: AnyLive): Promise<Trouble | undefined> {
    const from = state.live.record.entries.length
    const { seal, begun } = parts.saved
    const saved = savedOf(live.record, standing(game, live.state), seal, begun)
    switch (await shelf.append(saved, from, live.record.entries.slice(from))) {
      case 'kept':
        return undefined
      case 'conflict':
        return 'elsewhere'
      case 'failed':
        return 'unsaved'
    }
  }

  /** Sets every bot to work whose decision it is. */
  function pump(): void {
    const sitting = holders(state.live.record)
    for (const seat of game.active(state.live.state)) {
      const holder = sitting[seat]
      if (holder?.kind === 'bot' && !state.thinking.includes(seat)) think(seat, holder.level).catch(report)
    }
  }

  /** The board is where the match is. */
  async function caughtUp(): Promise<void> {
    while (seen !== state.live) await new Promise<void>(wake => waiting.add(wake))
  }

  async function think(seat: Seat, level: string): Promise<void> {
    const { live } = state
    const moves = game.moves(live.state, seat)
    const [lone] = moves
    show({ ...state, thinking: [...state.thinking, seat] })
    const [chosen] = await Promise.all([
      moves.length === 1 ? lone : brain.choose(jobOf(live, seat, level, moves)),
      parts.pause(),
    ])
    await caughtUp()
    change(now => {
      show({ ...state, thinking: state.thinking.filter(other => other !== seat) })
      const next = play(game, now, seat, chosen, 'bot')
      if (!refused(next)) return next
      // No answer, or nonsense: the seat is as good as absent. What others did meanwhile is thought over again.
      if (now === live) return play(game, now, seat, lone, 'clock')
      pump()
      return undefined
    })
  }

  function jobOf(live: AnyLive, seat: Seat, level: string, moves: readonly unknown[]): Job {
    return {
      game: game.id,
      level,
      seat,
      view: game.view(live.state, seat),
      moves,
      told: newsFor(game, live, seat),
      seed: `${live.record.id} ${seat} ${live.steps.length}`,
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
    play(move) {
      const { live: seen, eyes: looking } = state
      const { actor } = looking
      if (actor !== undefined) change(now => (now === seen ? play(game, now, actor, move) : undefined))
    },
    undo() {
      const { live: seen } = state
      const seat = undoSeat(game, seen)
      if (seat !== undefined) change(now => (now === seen ? undo(game, now, seat) : undefined))
    },
    shown(live) {
      seen = live
      const woken = [...waiting]
      waiting.clear()
      for (const wake of woken) wake()
    },
    confirm() {
      if (state.eyes.curtain !== undefined) show({ ...state, eyes: look(state.live, state.eyes.curtain) })
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
