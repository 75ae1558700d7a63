import { createHash } from 'node:crypto'
import type { ChatStore, StoredLine } from '../store/chat-store.ts'

/** The same for all lines of one person, and tells nobody who they are. */
export const authorOf = (person: string) =>
  person === '' ? '' : createHash('sha256').update(`chat ${person}`).digest('hex').slice(0, 16)

/** The chat of one table as this node knows it. */
export class Talk {
  /** Replaced, never changed. */
  lines: readonly StoredLine[] = []
  /** Without those that only spectators get. */
  common: readonly StoredLine[] = []
  readonly listeners = new Set<() => void>()
  private queue: Promise<unknown> = Promise.resolve()
  private isRead = false

  constructor(
    private readonly match: string,
    private readonly store: Pick<ChatStore, 'read'>,
  ) {}

  /** One thing after another. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work)
    this.queue = next.catch(() => undefined)
    return next
  }

  async open(): Promise<void> {
    if (!this.isRead) await this.readOn()
  }

  /** What others have said meanwhile. */
  async readOn(): Promise<void> {
    const more = await this.store.read(this.match, this.lines.length)
    this.isRead = true
    if (more.length > 0) this.become([...this.lines, ...more])
  }

  add(line: StoredLine): void {
    this.become([...this.lines, line])
  }

  become(lines: readonly StoredLine[]): void {
    this.lines = lines
    this.common = lines.filter(({ audience }) => audience === 'all')
    for (const listener of [...this.listeners]) listener()
  }

  find(request: string): StoredLine | undefined {
    return this.lines.find(line => line.request === request)
  }

  /** The host's last word, or what was set when the table was made. */
  isOpen(first: boolean): boolean {
    return this.lines.findLast(({ open }) => open !== undefined)?.open ?? first
  }
}
