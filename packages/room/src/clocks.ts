import { equal, type Occupant, type Seat } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'

/**
 * How long people may think. `live`: a bank of so many seconds for each seat that runs while it is to move, and gets `add`
 * seconds, though never more than it began with, whenever its turn comes. `days`: so many days for each turn.
 */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly add: number }
  | { readonly kind: 'days'; readonly per: number }

/** The clock of a seat, in milliseconds. */
export interface SeatClock {
  /** What is left: at the time `since` where the clock runs, else now. */
  readonly left: number
  /** Absent where it stands still. */
  readonly since?: number
  /** A bot plays, for the person was late. */
  readonly late?: true
}

/** By seat; `null` for those that were a bot's from the start. */
export type SeatClocks = readonly (SeatClock | null)[]

/** Whoever was late and comes back has so many milliseconds at least. */
const leastOnReturn = 30_000
const second = 1_000
const day = 86_400_000

/** A seat's clock, and whether its person was late and came back in this turn: it is given time for that only once. */
interface SeatState {
  readonly left: number
  readonly since: number | undefined
  readonly isLate: boolean
  readonly hasReturned: boolean
}

/**
 * The clocks of a match: a fold over its entries, their times, and who is to move after each. A value: every change makes
 * another one. They change only when who is to move changes or who sits in a seat, both for all to see: a clock that
 * noticed hidden moves would tell of them.
 */
export class Clocks {
  /** Is every seat that was a person's a bot's now? */
  readonly isDeserted: boolean

  private constructor(
    private readonly pace: Pace,
    private readonly active: readonly Seat[],
    private readonly occupants: readonly Occupant[],
    private readonly states: readonly (SeatState | null)[],
  ) {
    this.isDeserted = states.every((state, seat) => state === null || occupants[seat]?.kind === 'bot')
  }

  /** Of a match that begins at this time. */
  static start(pace: Pace, occupants: readonly Occupant[], active: readonly Seat[], at: number): Clocks {
    const states = occupants.map(({ kind }, seat) =>
      kind === 'bot'
        ? null
        : {
            left: mostOf(pace),
            since: active.includes(seat) ? at : undefined,
            isLate: false,
            hasReturned: false,
          },
    )
    return new Clocks(pace, active, occupants, states)
  }

  /** After one more entry, which was made at this time and after which these seats are to move. */
  after(entry: Entry, active: readonly Seat[], at: number): Clocks {
    const isAssignment = 'occupant' in entry
    const isSame = this.pace.kind === 'none' || equal(active, this.active)
    if (!isAssignment && isSame) return this
    const occupants = isAssignment ? this.occupants.with(entry.seat, entry.occupant) : this.occupants
    if (this.pace.kind === 'none') return new Clocks(this.pace, active, occupants, this.states)
    const states = this.states.map((state, seat) => {
      if (state === null) return null
      const isActive = active.includes(seat)
      const runs = isActive && occupants[seat]?.kind === 'person'
      let next = state.since !== undefined && !runs ? stopped(state, at) : state
      if (isActive && !this.active.includes(seat)) {
        // Whoever takes a move back goes on with the time they had.
        if (!('back' in entry)) next = { ...next, left: this.topUp(next.left) }
        next = { ...next, hasReturned: false }
      }
      if (isAssignment && entry.seat === seat)
        next =
          entry.occupant.kind === 'bot'
            ? { ...next, isLate: entry.reason === 'late' }
            : this.returned(next, isActive)
      return runs && next.since === undefined ? { ...next, since: at } : next
    })
    return new Clocks(this.pace, active, occupants, states)
  }

  /** What everybody may know; `undefined` where there are no clocks. */
  get seats(): SeatClocks | undefined {
    if (this.pace.kind === 'none') return undefined
    return this.states.map(
      state =>
        state && {
          left: state.left,
          ...(state.since !== undefined && { since: state.since }),
          ...(state.isLate && { late: true }),
        },
    )
  }

  /** The seats whose time is up. */
  expired(now: number): readonly Seat[] {
    const clocks = this.seats ?? []
    return clocks.flatMap((clock, seat) => (clock && isExpired(clock, now) ? [seat] : []))
  }

  private topUp(left: number): number {
    const { pace } = this
    return pace.kind === 'live' ? Math.min(mostOf(pace), left + pace.add * second) : mostOf(pace)
  }

  private returned(state: SeatState, isActive: boolean): SeatState {
    const { pace } = this
    if (!state.isLate || state.hasReturned) return { ...state, isLate: false }
    const least = pace.kind === 'live' ? Math.max(leastOnReturn, pace.add * second) : mostOf(pace)
    const left = Math.max(state.left, Math.min(mostOf(pace), least))
    return { ...state, left, isLate: false, hasReturned: isActive }
  }
}

function mostOf(pace: Pace): number {
  switch (pace.kind) {
    case 'none':
      return 0
    case 'live':
      return pace.bank * second
    case 'days':
      return pace.per * day
  }
}

/** Times of two nodes may differ a little: no clock gains by it. */
function stopped(state: SeatState, at: number): SeatState {
  return { ...state, left: leftAt(state, at), since: undefined }
}

/** The milliseconds that are left at a time. */
export function leftAt(
  { left, since }: { readonly left: number; readonly since?: number | undefined },
  at: number,
): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, at - since))
}

function isExpired(clock: SeatClock, now: number): boolean {
  return clock.since !== undefined && leftAt(clock, now) === 0
}

/** When the first of them will have run down; `undefined` where none runs. */
export function firstDeadline(clocks: SeatClocks): number | undefined {
  const deadlines = clocks.flatMap(clock => (clock?.since === undefined ? [] : [clock.since + clock.left]))
  return deadlines.length === 0 ? undefined : Math.min(...deadlines)
}
