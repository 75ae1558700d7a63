import type { CloseReason, Code, ServerMessage } from '@kazamata/protocol'
import type { Backpressure } from './backpressure.ts'

/** The connection over which matches and tables are shown. */
export interface Client {
  readonly isClosed: boolean
  /** Has its person no other connection to this node? */
  readonly isOnly: boolean
  readonly backpressure: Backpressure
  send(message: ServerMessage): void
  sendText(text: string): void
  reject(code: Code, about: { readonly match: string }): void
  end(why: CloseReason): void
  /** Works when everything of this name that came before is done. */
  enqueue(name: string, match: string, work: () => Promise<void>): void
  /** As if the client had joined this match once more, from its beginning. */
  rejoin(match: string, chat: number | undefined): void
}
