import type { AnyGame, Occupant, Seat } from '@kazamata/kernel'
import { type AnyMatch, activeSeats, type Entry, type SeatRecord } from '@kazamata/kernel/match'
import { Clocks, type SeatClocks } from './clocks.ts'
import type { RoomClock } from './room-parts.ts'
import { type Standing, standingOf } from './store/index.ts'
import type { Writable } from './writable.ts'

const noClock: RoomClock = { pace: { kind: 'none' }, begun: 0, now: () => 0 }

/** The clocks of a room's match, folded entry by entry. */
export class RoomClocks {
  private folded: Clocks

  private readonly occupants: readonly Occupant[]

  constructor(
    private readonly game: AnyGame,
    seats: readonly SeatRecord[],
    private readonly clock = noClock,
  ) {
    this.occupants = seats.map(({ occupant }) => occupant)
    this.folded = Clocks.start(clock.pace, this.occupants, [], clock.begun)
  }

  get now(): number {
    return this.clock.now()
  }

  get seats(): SeatClocks | undefined {
    return this.folded.seats
  }

  /** The seats whose time is up now. */
  get expired(): readonly Seat[] {
    return this.folded.expired(this.now)
  }

  /** Folds setup or one entry in, after which these seats are to move. */
  apply(active: readonly Seat[], entry: Entry | undefined, at: number): void {
    const { pace, begun } = this.clock
    this.folded =
      entry === undefined
        ? Clocks.start(pace, this.occupants, active, begun)
        : this.folded.after(entry, active, at)
  }

  /** Where the match stands after one entry after another made at this time; the last of them is `now`. */
  standingAfter(matches: readonly AnyMatch[], now: AnyMatch, at = 0): Standing {
    let clocks = this.folded
    for (const match of matches) {
      const entry = match.entries.at(match.entries.length - 1)
      if (entry !== undefined) clocks = clocks.after(entry, activeSeats(this.game, match), at)
    }
    const standing: Writable<Standing> = standingOf(this.game, now.state, activeSeats(this.game, now))
    const { seats } = clocks
    if (seats !== undefined) standing.clocks = seats
    if (clocks.isDeserted) standing.deserted = true
    return standing
  }
}
