import type { ChatLine, ServerMessageOf } from '@kazamata/protocol'
import type { StoredLine } from '../store/chat-store.ts'
import { authorOf, type Talk } from './talk.ts'

/** So many lines go into one message. */
const most = 100

/** What one connection has of a chat, and what it is sent next. */
export class FollowedChat {
  private sent: readonly StoredLine[] = []
  /** Those muted that were last sent; `undefined` before the first message. */
  private sentMuted: readonly string[] | undefined

  constructor(
    private readonly talk: Talk,
    private readonly parts: {
      readonly match: string
      readonly person: string
      /** Do they get what is said among spectators now? */
      hearsAll(): boolean
      seatOf(person: string): number | undefined
      /** The authors whom they do not want to hear. */
      muted(): readonly string[]
    },
    /** So many lines the client has. */
    known: number,
  ) {
    const { lines } = this
    const apart = lines.findIndex(({ audience }) => audience === 'watchers')
    // What it has may be from before the match was over, when it heard less.
    const isMixed = apart !== -1 && parts.seatOf(parts.person) !== undefined
    this.sent = lines.slice(0, isMixed ? Math.min(known, apart) : known)
  }

  /** The next message; `undefined` where nothing is missing. */
  next(): ServerMessageOf<'chat'> | undefined {
    const { lines, sent } = this
    const muted = this.parts.muted()
    const isSame = muted === this.sentMuted
    if (lines === sent && isSame) return undefined
    let from = 0
    while (from < sent.length && sent[from] === lines[from]) from++
    const more = lines.slice(from, from + most)
    if (more.length === 0 && from === sent.length && isSame) return undefined
    this.sentMuted = muted
    this.sent = from + more.length === lines.length ? lines : lines.slice(0, from + more.length)
    const { match, person } = this.parts
    return {
      ...{ type: 'chat', match, from, you: authorOf(person), lines: more.map(line => this.shown(line)) },
      ...(!isSame && { muted: [...muted] }),
    }
  }

  private get lines(): readonly StoredLine[] {
    return this.parts.hearsAll() ? this.talk.lines : this.talk.common
  }

  private shown({ request, at, person, name, audience, text, phrase, open }: StoredLine): ChatLine {
    const seat = person === '' ? undefined : this.parts.seatOf(person)
    return {
      ...{ id: request, at, by: authorOf(person), name },
      ...(seat !== undefined && { seat }),
      ...(audience === 'watchers' && { apart: true }),
      ...(text !== undefined && { text }),
      ...(phrase !== undefined && { phrase }),
      ...(open !== undefined && { open }),
    }
  }
}
