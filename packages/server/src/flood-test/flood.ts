import { Agent, request } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import { WebSocket } from 'ws'

// The flood of scripts/flood-test.ts, from one address: requests of all kinds, and as many sockets as it gets, each too fast.
// It begins and stops when it is told to, and says what it got.
const origin = process.argv[2] ?? ''
const [askers, sockets, socketsOfPerson] = [16, 60, 6]
/** Between two messages over one socket, in milliseconds: more than twice what it may send. */
const between = 20
const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }

/** What the server let through, and what it refused. */
export interface FloodCounts {
  /** Requests over HTTP that were not refused as too many, and of those the logins and the new guests. */
  taken: number
  logins: number
  guests: number
  refused: number
  /** At once. */
  mostSockets: number
  /** Messages that were looked at, and those that were not. */
  messages: number
  refusedMessages: number
}

const counts: FloodCounts = {
  ...{ taken: 0, logins: 0, guests: 0, refused: 0 },
  ...{ mostSockets: 0, messages: 0, refusedMessages: 0 },
}
let isOn = false
const open = new Set<WebSocket>()

const requests: readonly (readonly [string, object?])[] = [
  ['/lobby'],
  ['/people/Ada'],
  ['/account/login', { name: 'Ada', password: 'a wrong password' }],
  ['/account/recover', { recovery: 'AAAA', password: 'a new password' }],
  ['/device-links/use', { secret: '0'.repeat(32) }],
  ['/me', { name: 'Flood' }],
  ['/quick', { game: 'paper-dungeons', bots: ['Oak'] }],
]

const agent = new Agent({ keepAlive: true, maxSockets: askers })

/** The cookie that an answer sets. */
function ask(path: string, body: object | undefined): Promise<string | undefined> {
  return new Promise(resolve => {
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request(`${origin}/api${path}`, { agent, method, headers }, answer => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 429) counts.refused += 1
        else {
          counts.taken += 1
          if (/login|recover/.test(path)) counts.logins += 1
        }
        const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0]
        if (cookie !== undefined) counts.guests += 1
        resolve(cookie)
      })
    })
    asked.on('error', () => resolve(undefined))
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function askOn(): Promise<void> {
  for (let n = 0; isOn; n++) {
    const [path, body] = requests[n % requests.length] ?? ['/lobby']
    await ask(path, body)
  }
}

function connect(cookie: string): void {
  if (!isOn) return
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { ...headers, cookie },
  })
  const say = (message: object) =>
    socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
  let timer: NodeJS.Timeout | undefined
  socket.on('open', () => {
    open.add(socket)
    counts.mostSockets = Math.max(counts.mostSockets, open.size)
    say({ type: 'hello', protocol: 1, build: 'flood' })
    timer = setInterval(() => say({ type: 'join', match: '0'.repeat(32), version: 0 }), between)
  })
  socket.on('message', data => {
    const text = String(data)
    if (text.includes('too-fast')) counts.refusedMessages += 1
    else if (text.includes('no-such-match')) counts.messages += 1
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    open.delete(socket)
    clearInterval(timer)
    setTimeout(() => connect(cookie), 200)
  })
}

// Otherwise it would take its share of the processor from the server; a real one comes from elsewhere.
setPriority(Math.min(19, getPriority() + 10))
const cookies: string[] = []

async function begin(): Promise<void> {
  isOn = true
  while (cookies.length < sockets / socketsOfPerson) {
    const cookie = await ask('/me', { name: 'Flood' })
    if (cookie === undefined) break
    cookies.push(cookie)
  }
  for (const cookie of cookies) for (let n = 0; n < socketsOfPerson; n++) connect(cookie)
  for (let n = 0; n < askers; n++) void askOn()
}

process.on('message', message => {
  if (message === 'begin') return void begin()
  isOn = false
  for (const socket of open) socket.terminate()
  process.send?.(counts)
})
