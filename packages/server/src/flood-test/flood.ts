import { WebSocket } from 'ws'

// The flood of flood-test.ts, from one address: requests of all kinds, and as many sockets as it gets, each too fast.
const origin = process.argv[2] ?? ''
const [askers, sockets] = [16, 60]
const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
const counts = new Map<string, number>()
const count = (what: string | number) => counts.set(String(what), (counts.get(String(what)) ?? 0) + 1)

let stopped = false
process.on('message', () => {
  stopped = true
  const all = [...counts].map(([what, times]) => `${times} × ${what}`).join(', ')
  process.send?.(all, () => process.exit(0))
})

const requests: readonly (readonly [string, object?])[] = [
  ['/lobby'],
  ['/people/Ada'],
  ['/account/login', { name: 'Ada', password: 'a wrong password' }],
  ['/account/recover', { recovery: 'AAAA', password: 'a new password' }],
  ['/device-links/use', { secret: '0'.repeat(32) }],
  ['/me', { name: 'Flood' }],
  ['/quick', { game: 'paper-dungeons', bots: ['Oak'] }],
]

async function ask(): Promise<void> {
  for (let n = 0; !stopped; n++) {
    const [path, body] = requests[n % requests.length] ?? ['/lobby']
    const how = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${origin}/api${path}`, { ...how, headers }).catch(() => undefined)
    count(answer?.status ?? 'no answer')
    await answer?.arrayBuffer()
  }
}

/** The cookie of a guest of this address. */
async function guest(): Promise<string> {
  const answer = await fetch(`${origin}/api/me`, { method: 'POST', headers, body: '{"name":"Flood"}' })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function connect(cookie: string): void {
  if (stopped) return
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { ...headers, cookie },
  })
  const say = (message: object) =>
    socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
  let timer: NodeJS.Timeout | undefined
  socket.on('open', () => {
    count('socket')
    say({ type: 'hello', protocol: 1, build: 'flood' })
    timer = setInterval(() => say({ type: 'join', match: '0'.repeat(32), version: 0 }), 20)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    setTimeout(() => connect(cookie), 200)
  })
}

const cookies = await Promise.all(Array.from({ length: sockets / 6 }, guest))
for (const cookie of cookies) for (let n = 0; n < 6; n++) connect(cookie)
for (let n = 0; n < askers; n++) void ask()
