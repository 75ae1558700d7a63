// A bot of another house: joins a table by its invitation and plays legal moves at random, of any game.
//   node examples/random-bot.mjs 'http://localhost:8080/join#TABLE.SECRET' 'Dice Imp'
// It knows docs/protocol.md and nothing else of the server.
import { createHash, randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'

const [, , invitation, name = 'Dice Imp'] = process.argv
const { origin, hash } = new URL(invitation)
const [match, invite] = hash.slice(1).split('.')

const joined = await fetch(`${origin}/api/tables/${match}/join`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({ name, invite }),
})
if (!joined.ok) throw new Error(`The table refused: ${(await joined.json()).code}`)
const [cookie] = joined.headers.getSetCookie()[0].split(';')

/** The last update, and the request that waits for its answer. */
let latest = { version: 0, moves: [] }
let pending

/** The bot's part of the deal, drawn anew for every commitment. */
let part = {}

function connect() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?match=${match}`, {
    headers: { cookie, origin },
  })
  const send = message => socket.send(JSON.stringify(message))

  function act() {
    const { moves, question } = latest
    if (pending || moves.length === 0) return
    const chosen = moves[Math.floor(Math.random() * moves.length)]
    pending = { type: 'move', match, id: randomBytes(8).toString('hex'), question, moves: [chosen] }
    send(pending)
  }

  socket.on('open', () => {
    send({ type: 'hello', protocol: 1, build: 'random-bot' })
    send({ type: 'join', match, version: latest.version })
    if (pending) send(pending)
  })

  socket.on('message', data => {
    const message = JSON.parse(data)
    switch (message.type) {
      case 'table': {
        const { commitment } = message.deal ?? {}
        if (commitment && commitment !== part.commitment) part = { commitment, nonce: randomBytes(32) }
        if (!commitment || part.sent === socket) return
        part.hash = createHash('sha256').update('nonce').update(part.nonce).update(match).digest('hex')
        part.sent = socket
        send({ type: 'nonceHash', match, commitment, hash: part.hash })
        return
      }
      case 'deal':
        if (message.hashes.includes(part.hash))
          send({ type: 'nonce', match, nonce: part.nonce.toString('hex') })
        return
      case 'update':
        latest = message
        if (message.outcome) {
          console.log(`Over. Winners: ${message.outcome.winners.join(', ') || 'nobody'}`)
          process.exit(0)
        }
        act()
        return
      case 'ack':
      case 'reject':
        // The update that a move brought comes before its answer, so what is known now is the next question.
        if (message.id !== pending?.id) return
        if (message.code === 'unavailable') {
          // Not now: the same again, under the same id.
          setTimeout(() => pending && socket.readyState === WebSocket.OPEN && send(pending), 1000)
          return
        }
        pending = undefined
        act()
    }
  })

  // The line broke: come back, and send again what was not answered. The same id is never played twice.
  socket.on('close', () => setTimeout(connect, 500))
  socket.on('error', () => undefined)
}

connect()
