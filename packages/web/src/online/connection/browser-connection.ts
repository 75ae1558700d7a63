import { apiOver } from '../api.ts'
import { Connection } from './connection.ts'

export const browserApi = apiOver((path, init) => fetch(path, init))

let opened: Connection | undefined

export function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

function openSocket(match: string | undefined): WebSocket {
  const url = new URL('/api/socket', location.href)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  if (match !== undefined) url.searchParams.set('match', match)
  return new WebSocket(url)
}

async function isKnown(): Promise<boolean> {
  const me = await browserApi.me()
  return !('value' in me) || me.value !== null
}

/** This page's connection, made when it is first needed. */
export function browserConnection(): Connection {
  if (opened !== undefined) return opened
  const made = new Connection({
    open(match, events) {
      const socket = openSocket(match)
      socket.onopen = () => events.opened()
      socket.onmessage = ({ data }) => events.received(String(data))
      socket.onclose = () => events.closed()
      return {
        send: text => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text)
        },
        close: () => socket.close(),
      }
    },
    after,
    now: Date.now,
    random: Math.random,
    isKnown,
    // The name that the build gave to this file has a hash of its contents.
    build: new URL(import.meta.url).pathname.slice(-64),
  })
  addEventListener('online', () => made.check())
  addEventListener('pageshow', () => made.check())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.check()
  })
  opened = made
  return made
}
