import { type ServerMessage, serverMessage } from '@kazamata/protocol'
import type { Page } from '@playwright/test'
import { expect } from '../helpers.ts'

export interface Sent {
  readonly type: string
  readonly id?: string
}

/** All that went over the sockets of one page. */
export class Line {
  /** Texts from the server, of all sockets one after another. */
  readonly received: string[] = []
  /** Requests that the server has carried out, with how many moves each played. */
  readonly acknowledged = new Map<string, number>()
  readonly refused: string[] = []
  private readonly unanswered = new Set<string>()
  private hasWelcome = false

  constructor(readonly page: Page) {
    page.on('websocket', socket => {
      this.hasWelcome = false
      socket.on('close', () => {
        this.hasWelcome = false
      })
      socket.on('framesent', ({ payload }) => this.sent(JSON.parse(String(payload))))
      socket.on('framereceived', ({ payload }) => this.hear(String(payload)))
    })
  }

  get messages(): readonly ServerMessage[] {
    return this.received.map(text => serverMessage.parse(JSON.parse(text)))
  }

  /** Everything that was asked is answered. */
  async isQuiet(): Promise<void> {
    await expect.poll(() => [...this.unanswered], { intervals: [10] }).toEqual([])
  }

  /** The last of its sockets has heard from the server. */
  async isOpen(): Promise<void> {
    await expect.poll(() => this.hasWelcome, { intervals: [10] }).toBe(true)
  }

  /** Once everything is answered: a page that is loaded again would not hear of what it had asked. */
  async reload(): Promise<void> {
    await this.isQuiet()
    await this.page.reload()
  }

  private sent({ id }: Sent): void {
    if (id !== undefined) this.unanswered.add(id)
  }

  private hear(text: string): void {
    this.received.push(text)
    const message = serverMessage.parse(JSON.parse(text))
    if (message.type === 'welcome') this.hasWelcome = true
    if (message.type === 'ack') this.acknowledged.set(message.id, message.played)
    if (message.type === 'reject') this.refused.push(text)
    if ((message.type === 'ack' || message.type === 'reject') && message.id !== undefined)
      this.unanswered.delete(message.id)
  }
}
