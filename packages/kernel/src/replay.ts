import { AppendList } from './append-list.ts'
import { secretChance } from './chance.ts'
import { equal } from './equal.ts'
import { type ErrorCode, isRefusal, type Refusal } from './errors.ts'
import type { Game, GameEvent, Seat, Viewer } from './game.ts'
import { findMove, isSeat, Match, redactSteps, refusalCode, type Step, start } from './match.ts'
import { type Entry, fits, type MatchRecord, type Occupant } from './record.ts'

/** The match after its first `until` entries, every one of them checked. */
export function replay<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: MatchRecord,
  until = record.entries.length,
): Match<State, Move, Event, Options> | Refusal {
  const begun = start(game, record)
  if (isRefusal(begun)) return begun
  const entries = record.entries.slice(0, until)
  const reel = new Reel(game, begun, entries)
  for (const [at, entry] of entries.entries()) {
    const error = reel.add(entry)
    if (error !== undefined) return { error, at }
  }
  return reel.match()
}

/** How far a seat could go back now: how many of these entries, the last first, with none refused before. */
export function reach<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: MatchRecord,
  seat: Seat,
  backs: readonly number[],
): number {
  const begun = start(game, record)
  if (isRefusal(begun)) return 0
  const reel = new Reel(game, begun, [...record.entries, ...backs.map(back => ({ seat, back }))])
  for (const entry of record.entries) if (reel.add(entry) !== undefined) return 0
  const end = backs.findIndex(back => !reel.allows(seat, back))
  return end === -1 ? backs.length : end
}

/** Where a match stands. */
interface Stand<State, Event extends GameEvent> {
  state: State
  draws: number
  readonly steps: Step<Event>[]
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
  private now: Stand<State, Event>
  private readonly entries: Entry<Move>[] = []
  private readonly occupants: Occupant[]
  /** By the index of the entry that is taken back. */
  private readonly marks = new Map<number, Mark<State>>()
  private readonly backs: ReadonlySet<number>

  constructor(
    private readonly game: Game<State, Move, Event, View, Options>,
    private readonly begun: Match<State, Move, Event, Options>,
    coming: readonly Entry[],
  ) {
    this.now = { state: begun.state, draws: begun.draws, steps: [...begun.steps] }
    this.occupants = [...begun.occupants]
    this.backs = new Set(coming.flatMap(entry => ('back' in entry ? [entry.back] : [])))
  }

  /** After an error the reel is of no more use. */
  add(entry: Entry): ErrorCode | undefined {
    const { seat } = entry
    if (!isSeat(seat, this.begun.seatCount)) return 'no-such-seat'
    if ('back' in entry) return this.back(seat, entry.back)
    if ('occupant' in entry) {
      if (this.game.active(this.now.state).length === 0) return 'over'
      this.occupants[seat] = entry.occupant
      this.entries.push(entry)
      return undefined
    }
    const listed = this.move(this.now, this.entries.length, seat, entry.move)
    if (listed === undefined)
      return refusalCode(this.game, this.now.state, this.begun.seatCount, seat, entry.move)
    // Version 1 took any.
    if (this.begun.record.version === 2 && !fits(entry.by, this.occupants[seat])) return 'wrong-occupant'
    this.entries.push({ seat, move: listed, by: entry.by })
    return undefined
  }

  /** Could the seat go back there now? Nothing changes. */
  allows(seat: Seat, back: number): boolean {
    const mark = this.marks.get(back)
    return mark !== undefined && this.entries[back]?.seat === seat && this.without(seat, mark) !== undefined
  }

  match(): Match<State, Move, Event, Options> {
    const { entries: _, ...head } = this.begun.record
    const { state, draws, steps } = this.now
    return new Match(head, state, draws, this.occupants, new AppendList(this.entries), new AppendList(steps))
  }

  private move(at: Stand<State, Event>, seq: number, seat: Seat, move: unknown): Move | undefined {
    const { game } = this
    const { state, draws, steps } = at
    const listed = findMove(game, state, seat, move)
    if (listed === undefined) return undefined
    if (this.backs.has(seq)) this.marks.set(seq, { state: game.clone(state), draws, steps: steps.length })
    const chance = secretChance(this.begun.seed, draws)
    const events: Event[] = []
    game.apply(state, seat, listed, chance, event => {
      events.push(event)
    })
    at.draws = chance.draws
    steps.push({ seq, events, drew: chance.draws !== draws })
    return listed
  }

  /** From here on the seat's moves since entry `back` do not count. */
  private back(seat: Seat, back: number): ErrorCode | undefined {
    const mark = this.marks.get(back)
    if (mark === undefined || this.entries[back]?.seat !== seat) return 'cannot-undo'
    for (const step of this.now.steps.slice(mark.steps)) this.marks.delete(step.seq)
    const without = this.without(seat, mark)
    if (without === undefined) return 'cannot-undo'
    this.now = without
    this.entries.push({ seat, back })
    return undefined
  }

  /** Where the match would stand without the seat's moves since then, if they may be taken back: the others' are played again. */
  private without(seat: Seat, mark: Mark<State>): Stand<State, Event> | undefined {
    const { state, steps } = this.now
    const later = steps.slice(mark.steps)
    const isOwn = (step: Step<Event>) => this.entries[step.seq]?.seat === seat
    if (later.some(step => isOwn(step) && !harmless(step))) return undefined
    const others = later.filter(step => !isOwn(step))

    const then = {
      state: this.game.clone(mark.state),
      draws: mark.draws,
      steps: steps.slice(0, mark.steps),
    }
    for (const { seq } of others) {
      const entry = this.entries[seq]
      if (entry === undefined || !('move' in entry)) throw new Error(`Step ${seq} was made by no move.`)
      if (this.move(then, seq, entry.seat, entry.move) === undefined) return undefined
    }
    // Seeing a comrade walk is no news.
    const noticed = !this.game.coop || others.length > 0
    const since = then.steps.slice(mark.steps)
    const unaware = (viewer: Viewer) =>
      equal(this.game.view(state, viewer), this.game.view(then.state, viewer)) &&
      equal(redactSteps(this.game, later, viewer), redactSteps(this.game, since, viewer))
    return noticed && !this.viewers(seat).every(unaware) ? undefined : then
  }

  private viewers(except: Seat): Viewer[] {
    const seats = Array.from({ length: this.begun.seatCount }, (_, seat) => seat)
    return ['table', ...seats.filter(seat => seat !== except)]
  }
}

/** Nobody learned anything from it, and it closed nothing. */
export function harmless(step: Step<GameEvent>): boolean {
  return !step.drew && !step.events.some(event => event.final === true)
}
