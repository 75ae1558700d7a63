// A table in a terminal: sets one up, prints its invitation, and plays by numbers.
//   node examples/text-client.mjs http://localhost:8080 welcome-back 2 Ada
// It knows docs/protocol.md and nothing else of the server.
import { createHash, randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

const [, , origin = 'http://localhost:8080', game = 'welcome-back', seats = '2', name = 'Ada'] = process.argv
let cookie = ''

async function post(path, body) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
  const [set] = answer.headers.getSetCookie()
  if (set) cookie = set.split(';')[0]
  const read = await answer.json()
  if (!answer.ok) throw new Error(`The server refused ${path}: ${read.code}`)
  return read
}

const { id: match, invite } = await post('/tables', {
  name,
  game,
  options: {},
  seats: Array.from({ length: Number(seats) }, () => ({ kind: 'open' })),
  watchable: true,
})
console.log(`Invite others with ${origin}/join#${match}.${invite}`)

/** What this client knows: the last version, what it was told, its legal moves and the question they answer. */
let known = { version: 0, events: [], moves: [], question: 0 }
let pending
let starting = false
/** Our part of the deal, drawn anew for every commitment. */
let part = {}
const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?match=${match}`, {
  headers: { cookie, origin },
})
const send = message => socket.send(JSON.stringify(message))

function show({ from, keep, events, ...next }) {
  if (from !== 0 && from !== known.version) return send({ type: 'join', match, version: 0 })
  for (const { type, ...rest } of events) console.log(`  ${type} ${JSON.stringify(rest)}`)
  known = { ...next, events: [...known.events.slice(0, keep), ...events] }
  if (known.outcome) {
    console.log(`Over. Winners: ${known.outcome.winners.join(', ') || 'nobody'}`)
    process.exit(0)
  }
  ask()
}

function promise(commitment) {
  if (!commitment || commitment === part.commitment) return
  const nonce = randomBytes(32)
  const hash = createHash('sha256').update('nonce').update(nonce).update(match).digest('hex')
  part = { commitment, hash, nonce: nonce.toString('hex') }
  send({ type: 'nonceHash', match, commitment, hash })
}

function ask() {
  if (pending || known.moves.length === 0) return
  for (const [at, move] of known.moves.entries()) console.log(`${at + 1}: ${JSON.stringify(move)}`)
  console.log('Your move?')
}

socket.on('open', () => {
  send({ type: 'hello', protocol: 1, build: 'text-client' })
  send({ type: 'join', match, version: 0 })
})

socket.on('message', async data => {
  const message = JSON.parse(data)
  switch (message.type) {
    case 'table': {
      promise(message.deal?.commitment)
      const open = message.seats.filter(({ kind }) => kind === 'open').length
      console.log(open > 0 ? `Waiting for ${open} more.` : 'Everybody is here.')
      if (open === 0 && !starting) {
        starting = true
        await post(`/tables/${match}/start`, {})
      }
      return
    }
    case 'deal':
      if (message.hashes.includes(part.hash)) send({ type: 'nonce', match, nonce: part.nonce })
      return
    case 'update':
      return show(message)
    case 'ack':
    case 'reject':
      if (message.id !== pending?.id) return
      if (message.code === 'unavailable') {
        // Not now: the same again, under the same id.
        setTimeout(() => send(pending), 1000)
        return
      }
      pending = undefined
      if (message.type === 'reject') console.log(`Refused: ${message.code}`)
      ask()
  }
})
socket.on('close', () => {
  console.log('The connection is gone.')
  process.exit(1)
})
socket.on('error', error => console.log(error.message))

createInterface({ input: process.stdin }).on('line', line => {
  const move = known.moves[Number(line) - 1]
  if (pending || move === undefined) return
  const id = randomBytes(8).toString('hex')
  pending = { type: 'move', match, id, question: known.question, moves: [move] }
  send(pending)
})
