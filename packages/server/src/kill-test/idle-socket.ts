import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A page that has said hello and joins nothing. */
export interface IdleSocket {
  isOpen(): boolean
  close(): void
}

/** A new guest's, from one of the addresses of this machine. */
export async function openIdleSocket(
  node: string,
  origin: string,
  name: string,
  localAddress: string,
): Promise<IdleSocket> {
  const guest = await fetch(`${node}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name }),
  })
  await guest.text()
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const socket = new WebSocket(`${node.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, origin },
    perMessageDeflate: false,
    localAddress,
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, build: 'load' }))
  await once(socket, 'message')
  return { isOpen: () => socket.readyState === WebSocket.OPEN, close: () => socket.terminate() }
}
