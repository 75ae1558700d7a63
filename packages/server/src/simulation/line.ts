import type { Wire } from '../connection/backpressure.ts'
import type { Connection } from '../connection/connection.ts'
import type { Scheduler } from './scheduler.ts'

/** What a client hears from its line. */
export interface LineEnd {
  received(text: string): void
  /** There is no more to come. */
  ended(): void
}

/** One connection between a client and a node, as TCP has it: texts arrive in order, until it breaks and loses what is under way. */
export class Line implements Wire {
  readonly buffered = 0
  server: Connection | undefined
  isCut = false
  private readonly toServer: string[] = []
  private readonly toClient: (string | undefined)[] = []

  constructor(
    private readonly scheduler: Scheduler,
    private readonly client: LineEnd,
  ) {}

  /** From the client. */
  say(text: string): void {
    this.toServer.push(text)
    if (this.toServer.length === 1) this.scheduler.later(() => this.carryToServer())
  }

  /** From the server. */
  send(text: string): void {
    this.deliver(text)
  }

  close(): void {
    this.deliver(undefined)
  }

  /** It breaks; each end learns of it in its own time. */
  cut(): void {
    if (this.isCut) return
    this.isCut = true
    const { server } = this
    this.scheduler.later(() => this.client.ended())
    this.scheduler.later(() => server?.lost())
  }

  private deliver(text: string | undefined): void {
    if (this.isCut) return
    this.toClient.push(text)
    if (this.toClient.length === 1) this.scheduler.later(() => this.carryToClient())
  }

  private carryToServer(): void {
    for (const text of this.some(this.toServer)) if (!this.isCut) this.server?.receive(text)
    if (this.toServer.length > 0) this.scheduler.later(() => this.carryToServer())
  }

  private carryToClient(): void {
    for (const text of this.some(this.toClient)) {
      if (this.isCut) return
      if (text === undefined) this.cut()
      else this.client.received(text)
    }
    if (this.toClient.length > 0) this.scheduler.later(() => this.carryToClient())
  }

  /** The first few texts that are under way. */
  private some<T>(texts: T[]): T[] {
    return texts.splice(0, 1 + this.scheduler.chance.int(texts.length))
  }
}
