import { secretChance } from './chance.ts'
import { equal } from './equal.ts'
import { type ErrorCode, type Refusal, refused } from './errors.ts'
import type { Game, GameEvent, Seat, Viewer } from './game.ts'
import { Log } from './log.ts'
import {
  type Entry,
  findMove,
  isSeat,
  Live,
  type MatchRecord,
  type Step,
  start,
  toldOf,
  whyNot,
} from './match.ts'

/** The match after its first `until` entries, every one of them checked. */
export function replay<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: MatchRecord,
  until = record.entries.length,
): Live<State, Move, Event, Options> | Refusal {
  const begun = start(game, record)
  if (refused(begun)) return begun
  const entries = record.entries.slice(0, until)
  const reel = new Reel(game, begun, entries)
  for (const [at, entry] of entries.entries()) {
    const error = reel.add(entry)
    if (error !== undefined) return { error, at }
  }
  return reel.live()
}

/** The moment before a move that is taken back later. */
interface Mark<State> {
  readonly state: State
  readonly draws: number
  /** How many steps had been made. */
  readonly steps: number
}

/** Runs entries in place: no copies, except of the moments that later entries go back to. */
class Reel<State, Move, Event extends GameEvent, View, Options> {
  private state: State
  private draws: number
  private steps: Step<Event>[]
  private readonly entries: Entry<Move>[] = []
  /** By the index of the entry that is taken back. */
  private readonly marks = new Map<number, Mark<State>>()
  private readonly backs: ReadonlySet<number>

  constructor(
    private readonly game: Game<State, Move, Event, View, Options>,
    private readonly begun: Live<State, Move, Event, Options>,
    coming: readonly Entry[],
  ) {
    this.state = begun.state
    this.draws = begun.draws
    this.steps = [...begun.steps]
    this.backs = new Set(coming.flatMap(entry => ('back' in entry ? [entry.back] : [])))
  }

  /** After an error the reel is of no more use. */
  add(entry: Entry): ErrorCode | undefined {
    const { seat } = entry
    if (!isSeat(seat, this.begun.seatCount)) return 'no-such-seat'
    if ('back' in entry) return this.back(seat, entry.back)
    if ('holder' in entry) {
      if (this.game.active(this.state).length === 0) return 'over'
      this.entries.push(entry)
      return undefined
    }
    const listed = this.move(this.entries.length, seat, entry.move)
    if (listed === undefined) return whyNot(this.game, this.state, this.begun.seatCount, seat, entry.move)
    this.entries.push({ seat, move: listed, by: entry.by })
    return undefined
  }

  live(): Live<State, Move, Event, Options> {
    const { entries: _, ...head } = this.begun.record
    return new Live(head, this.state, this.draws, new Log(this.entries), new Log(this.steps))
  }

  private move(seq: number, seat: Seat, move: unknown): Move | undefined {
    const { game, state, draws, steps } = this
    const listed = findMove(game, state, seat, move)
    if (listed === undefined) return undefined
    if (this.backs.has(seq)) this.marks.set(seq, { state: game.clone(state), draws, steps: steps.length })
    const chance = secretChance(this.begun.seed, draws)
    const events: Event[] = []
    game.apply(state, seat, listed, chance, event => {
      events.push(event)
    })
    this.draws = chance.draws
    steps.push({ seq, events, drew: chance.draws !== draws })
    return listed
  }

  /** From here on the seat's moves since entry `back` do not count: goes back and plays the others' again. */
  private back(seat: Seat, back: number): ErrorCode | undefined {
    const mark = this.marks.get(back)
    if (mark === undefined || this.entries[back]?.seat !== seat) return 'cannot-undo'
    const { state, steps } = this
    const later = steps.slice(mark.steps)
    for (const step of later) this.marks.delete(step.seq)
    const isOwn = (step: Step<Event>) => this.entries[step.seq]?.seat === seat
    if (later.some(step => isOwn(step) && !harmless(step))) return 'cannot-undo'
    const others = later.filter(step => !isOwn(step))

    this.state = mark.state
    this.draws = mark.draws
    this.steps = steps.slice(0, mark.steps)
    for (const { seq } of others) {
      const entry = this.entries[seq]
      if (entry === undefined || !('move' in entry)) throw new Error(`Step ${seq} was made by no move.`)
      if (this.move(seq, entry.seat, entry.move) === undefined) return 'cannot-undo'
    }
    // Seeing a comrade walk is no news.
    const noticed = !this.game.coop || others.length > 0
    if (noticed && this.viewers(seat).some(viewer => !this.unaware(viewer, state, later, mark.steps)))
      return 'cannot-undo'
    this.entries.push({ seat, back })
    return undefined
  }

  private viewers(except: Seat): Viewer[] {
    const seats = Array.from({ length: this.begun.seatCount }, (_, seat) => seat)
    return ['table', ...seats.filter(seat => seat !== except)]
  }

  /** Does the viewer see, and has it been told, the same as before the moves were taken back? */
  private unaware(viewer: Viewer, state: State, later: readonly Step<Event>[], since: number): boolean {
    const { game } = this
    return (
      equal(game.view(state, viewer), game.view(this.state, viewer)) &&
      equal(toldOf(game, later, viewer), toldOf(game, this.steps.slice(since), viewer))
    )
  }
}

/** Nobody learned anything from it, and it closed nothing. */
export function harmless(step: Step<GameEvent>): boolean {
  return !step.drew && !step.events.some(event => event.final === true)
}
