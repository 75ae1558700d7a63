import { equal, type Message, type Seat } from '@kazamata/kernel'
import { type Activity, type Hint, noActivity } from './activity.ts'
import { withHint } from './hints.ts'
import { Listeners } from './listeners.ts'

/** What goes on beside a room's match, and who wants to hear of it. */
export class RoomActivity {
  private current: Activity = noActivity
  private hasEnded = false
  private readonly watchers = new Listeners()

  constructor(
    private readonly seatCount: number,
    private readonly report: (error: unknown) => void,
  ) {}

  get now(): Activity {
    return this.current
  }

  /** Calls back whenever it changes, and when the room ends. */
  watch(watcher: () => void): () => void {
    return this.watchers.add(watcher)
  }

  show(change: Partial<Activity>): void {
    const next = { ...this.current, ...change }
    if (this.hasEnded || equal(next, this.current)) return
    this.current = next
    this.watchers.call(this.report)
  }

  hint(hint: Hint): void {
    this.show({ hints: withHint(this.current.hints, hint) })
  }

  /** What a bot intends, as long as it is its turn. */
  announce(seat: Seat, aim: Message): void {
    const { aims, thinking } = this.current
    if (!thinking.includes(seat)) return
    this.show({
      aims: Array.from({ length: this.seatCount }, (_, other) => (other === seat ? aim : aims[other])),
    })
  }

  /** The match has gone on: these bots decide, and what was suggested before is of the past. */
  moved(thinking: readonly Seat[]): void {
    // Nothing of it changes while only people play and none gives a hint.
    if (thinking.length === 0 && this.current === noActivity) return
    const { aims } = this.current
    this.show({
      thinking,
      aims: aims.map((aim, seat) => (thinking.includes(seat) ? aim : undefined)),
      hints: [],
    })
  }

  end(): void {
    this.hasEnded = true
    this.current = { ...this.current, thinking: [] }
    this.watchers.call(this.report)
  }
}
