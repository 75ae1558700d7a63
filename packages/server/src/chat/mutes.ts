import type { WriteResult } from '@kazamata/room/store'
import type { ChatStore } from '../store/chat-store.ts'
import { authorOf } from './talk.ts'

interface Follower {
  /** The authors whom the person does not want to hear. Replaced, never changed. */
  authors: readonly string[] | undefined
  readonly listener: () => void
}

/** Whom the people who follow chats on this node do not want to hear. Nobody else is told. */
export class Mutes {
  /** By person. */
  private readonly followers = new Map<string, Set<Follower>>()

  constructor(private readonly store: Pick<ChatStore, 'mutedBy' | 'mute' | 'unmute'>) {}

  /** Kept up to date until `stop` is called. */
  async follow(
    person: string,
    listener: () => void,
  ): Promise<{ authors(): readonly string[]; stop(): void }> {
    const follower: Follower = { authors: undefined, listener }
    const all = this.followers.get(person) ?? new Set()
    this.followers.set(person, all.add(follower))
    const first = await this.authorsFor(person)
    // Unless they have muted somebody meanwhile.
    follower.authors ??= first
    return {
      authors: () => follower.authors ?? first,
      stop: () => {
        all.delete(follower)
        if (all.size === 0 && this.followers.get(person) === all) this.followers.delete(person)
      },
    }
  }

  async set(person: string, other: string, isMuted: boolean): Promise<WriteResult> {
    const result = await (isMuted ? this.store.mute(person, other) : this.store.unmute(person, other))
    if (result !== 'won') return result
    const authors = await this.authorsFor(person)
    for (const follower of this.followers.get(person) ?? []) {
      follower.authors = authors
      follower.listener()
    }
    return result
  }

  private async authorsFor(person: string): Promise<readonly string[]> {
    return (await this.store.mutedBy(person)).map(authorOf)
  }
}
