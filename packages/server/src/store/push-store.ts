import type { WriteResult } from '@kazamata/room/store'

/** A browser that its push service tells of what this server sends to its endpoint. */
export interface PushSubscription {
  readonly person: string
  /** The hash of the session that it belongs to: with it, it ends. */
  readonly session: string
  readonly endpoint: string
  /** The browser's public key and its secret, in base64url: nobody else can read what is sent. */
  readonly p256dh: string
  readonly auth: string
  /** When it was made, in milliseconds. */
  readonly made: number
}

export interface PushStore {
  /** The newest first. */
  of(person: string): Promise<readonly PushSubscription[]>
  /** Takes the place of one with its endpoint; of too many the oldest are gone. Lost where the person has no such session. */
  save(subscription: PushSubscription): Promise<WriteResult>
  remove(person: string, endpoint: string): Promise<WriteResult>
  /** This person is told of their turn in this match; lost where they were, and have not been there since. */
  tell(person: string, match: string): Promise<WriteResult>
  /** This person has been there. */
  seen(person: string, match: string): Promise<WriteResult>
  /** The server's private key, in hex; `undefined` before it has one. */
  loadKey(): Promise<string | undefined>
  /** Lost where there is one. */
  saveKey(key: string): Promise<WriteResult>
}
