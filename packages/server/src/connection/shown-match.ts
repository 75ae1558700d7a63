import type { Viewer } from '@kazamata/kernel'
import type { HostedMatch, Member, Presence } from '../matches/hosted-match.ts'
import type { Client } from './client.ts'

/** A match that is shown over a connection, and how much of it was sent. */
export class ShownMatch implements Member {
  readonly person: string
  readonly viewer: Viewer
  pushChat: (() => void) | undefined = undefined
  stop: () => void = () => undefined

  constructor(
    private readonly client: Client,
    private readonly hosted: HostedMatch,
    { person, viewer }: Pick<Member, 'person' | 'viewer'>,
    /** The last version that was sent. */
    private sent: number,
  ) {
    this.person = person
    this.viewer = viewer
  }

  get isOnly(): boolean {
    return this.client.isOnly
  }

  get isUpToDate(): boolean {
    return this.sent === this.hosted.room.version(this.viewer)
  }

  /** Sends what has changed since it was last sent; waits where the wire is full. */
  push(): void {
    const { client, hosted, viewer, sent } = this
    const now = hosted.room.version(viewer)
    if (now === sent || client.backpressure.waits(this)) return
    client.sendText(hosted.updateText(viewer, sent))
    this.sent = now
  }

  // Bound once, since it is called at every change of the match.
  readonly updated = (): void => {
    this.push()
    this.pushChat?.()
  }

  activity(): void {
    const { thinking, aims, hints } = this.hosted.room.activity
    this.client.sendText(
      JSON.stringify({ type: 'activity', match: this.hosted.stored.id, thinking, aims, hints }),
    )
  }

  presence(presence: Presence): void {
    this.client.send({ type: 'presence', match: this.hosted.stored.id, ...presence })
  }

  ended(): void {
    this.client.end('restart')
  }
}
