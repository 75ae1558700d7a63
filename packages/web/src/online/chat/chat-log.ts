import type { ChatLine, ServerMessageOf } from '@kazamata/protocol'
import { rememberSeen, seenLine } from './chat-memory.ts'

export interface ChatState {
  /** Has the server told anything yet? */
  readonly isKnown: boolean
  readonly lines: readonly ChatLine[]
  /** The `by` of one's own lines. */
  readonly you: string
  /** The `by` of those whom this person does not want to hear, at any table. */
  readonly muted: ReadonlySet<string>
  /** Lines up to this one were seen; -1 for none. */
  readonly seen: number
}

/** What a page knows of the chat of a table. */
export class ChatLog {
  private state: ChatState = { isKnown: false, lines: [], you: '', muted: new Set(), seen: -1 }
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly match: string,
    /** Lines are missing. */
    private readonly ask: () => void,
  ) {}

  readonly get = (): ChatState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  receive({ from, lines: more, you, ...told }: ServerMessageOf<'chat'>): void {
    const { lines } = this.state
    const muted = told.muted === undefined ? this.state.muted : new Set(told.muted)
    if (from > lines.length) {
      this.state = { ...this.state, muted, lines: [] }
      this.ask()
      return
    }
    const next = [...lines.slice(0, from), ...more]
    const seenId = this.state.isKnown ? lines[this.state.seen]?.id : seenLine(this.match)
    this.become({ isKnown: true, lines: next, you, muted, seen: next.findIndex(({ id }) => id === seenId) })
  }

  /** Everything that is there was looked at. */
  markSeen(): void {
    const seen = this.state.lines.length - 1
    if (seen === this.state.seen) return
    rememberSeen(this.match, this.state.lines[seen]?.id ?? '')
    this.become({ ...this.state, seen })
  }

  private become(state: ChatState): void {
    this.state = state
    for (const listener of [...this.listeners]) listener()
  }
}
