import type { WriteResult } from '@kazamata/room/store'
import type { ServerParts } from '../parts.ts'
import { authorOf } from './talk.ts'

type Parts = Pick<ServerParts, 'store' | 'bus' | 'report'>

interface Follower {
  /** The authors whom the person does not want to hear. Replaced, never changed. */
  authors: readonly string[] | undefined
  readonly listener: () => void
}

/** Whom the people who follow chats on this node do not want to hear. Nobody else is told. */
export class Mutes {
  /** By person. */
  private readonly followers = new Map<string, Set<Follower>>()

  constructor(private readonly parts: Parts) {}

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
    const { chat } = this.parts.store
    const result = await (isMuted ? chat.mute(person, other) : chat.unmute(person, other))
    if (result !== 'won') return result
    this.parts.bus.publish({ on: 'mutes', person })
    await this.tell(person)
    return result
  }

  /** This person may be connected here, too. */
  changedElsewhere(person: string): void {
    if (this.followers.has(person)) this.tell(person).catch(this.parts.report)
  }

  private async tell(person: string): Promise<void> {
    const authors = await this.authorsFor(person)
    for (const follower of this.followers.get(person) ?? []) {
      follower.authors = authors
      follower.listener()
    }
  }

  private async authorsFor(person: string): Promise<readonly string[]> {
    return (await this.parts.store.chat.mutedBy(person)).map(authorOf)
  }
}
