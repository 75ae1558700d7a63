import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Wire } from '../connection/backpressure.ts'
import { frameOf } from './text-frames.ts'

/** Those with something that has not left. */
let unsent: SocketWire[] = []

function flushAll(): void {
  const wires = unsent
  unsent = []
  for (const wire of wires) wire.flush()
}

/** What is sent in one moment leaves together: each write to the network costs more than what it carries, and one tick does for all wires. */
export class SocketWire implements Wire {
  private frames = ''

  constructor(
    private readonly socket: WebSocket,
    /** Below the socket. */
    private readonly stream: Duplex,
  ) {}

  get buffered(): number {
    return this.stream.writableLength + this.frames.length
  }

  send(text: string): void {
    if (this.frames === '' && unsent.push(this) === 1) process.nextTick(flushAll)
    this.frames += frameOf(text)
  }

  close(): void {
    this.flush()
    this.socket.close()
  }

  flush(): void {
    const bytes = this.frames
    this.frames = ''
    if (bytes !== '' && this.socket.readyState === this.socket.OPEN) this.stream.write(bytes, 'latin1')
  }
}
