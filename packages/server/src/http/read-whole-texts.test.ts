import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { limits } from '@kazamata/protocol'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { clientFrame } from '../testing/client-frame.ts'
import { readWholeTexts } from './read-whole-texts.ts'

let server: WebSocketServer
let port: number

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: limits.messageBytes })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  port = address.port
})

afterEach(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

/** A client that writes bytes, and both kinds of texts that the server has read. */
interface Line {
  readonly client: Socket
  readonly socket: WebSocket
  readonly all: string[]
  /** Those that ws read. */
  readonly byWs: string[]
}

async function opened(): Promise<Line> {
  const client = connect(port, '127.0.0.1')
  client.setNoDelay()
  const key = randomBytes(16).toString('base64')
  client.write(
    `GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  const [socket, request] = await once(server, 'connection')
  const [all, byWs]: string[][] = [[], []]
  readWholeTexts(request.socket, text => all?.push(text))
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    all?.push(data.toString())
    byWs?.push(data.toString())
  })
  await once(client, 'data')
  return { client, socket, all: all ?? [], byWs: byWs ?? [] }
}

const moment = () => new Promise(setImmediate)

/** Writes the bytes piece by piece. */
async function write(client: Socket, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    client.write(piece)
    await moment()
  }
}

async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await moment()
}

test('whole texts do not come to ws', async () => {
  const { client, all, byWs } = await opened()
  await write(client, [clientFrame('first'), Buffer.concat([clientFrame('second'), clientFrame('third')])])
  await until(() => all.length === 3)
  expect([all, byWs]).toEqual([['first', 'second', 'third'], []])
})

test('ws reads what is cut in two, and all that follows', async () => {
  const { client, all, byWs } = await opened()
  const frame = clientFrame('second')
  await write(client, [clientFrame('first')])
  await until(() => all.length === 1)
  await write(client, [frame.subarray(0, 3)])
  await new Promise(resolve => setTimeout(resolve, 20))
  await write(client, [frame.subarray(3), clientFrame('third')])
  await until(() => all.length === 3)
  expect([all, byWs]).toEqual([
    ['first', 'second', 'third'],
    ['second', 'third'],
  ])
})

test('texts of every kind arrive in their order, however they are written', async () => {
  const message = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 200 }).map(text => ({ text, bytes: clientFrame(text) })),
    fc.string({ unit: 'grapheme', maxLength: 200 }).map(text => ({ text, bytes: clientFrame(text) })),
    // In two frames, with a ping between them.
    fc.string({ unit: 'binary-ascii', minLength: 2, maxLength: 200 }).map(text => ({
      text,
      bytes: Buffer.concat([
        clientFrame(text.slice(0, 1), { first: 0x01 }),
        clientFrame('ping', { first: 0x89 }),
        clientFrame(text.slice(1), { first: 0x80 }),
      ]),
    })),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(2_000), { maxLength: 4 }),
      async (messages, cuts) => {
        const { client, all } = await opened()
        const bytes = Buffer.concat(messages.map(message => message.bytes))
        const ends = [...cuts.filter(cut => cut < bytes.length).sort((a, b) => a - b), bytes.length]
        await write(
          client,
          ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end)),
        )
        await until(() => all.length === messages.length)
        expect(all).toEqual(messages.map(({ text }) => text))
        client.destroy()
      },
    ),
  )
})

test.each([
  ['a text without a mask', Buffer.from([0x81, 1, 0x78]), 'WS_ERR_EXPECTED_MASK'],
  [
    'a text that is too long',
    clientFrame('x'.repeat(limits.messageBytes + 1)),
    'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH',
  ],
])('ws refuses %s', async (_what, bytes, code) => {
  const { client, socket, all } = await opened()
  await write(client, [clientFrame('first')])
  await until(() => all.length === 1)
  client.write(bytes)
  const [error] = await once(socket, 'error')
  expect(error).toMatchObject({ code })
  client.end(clientFrame('second'))
  await once(socket, 'close')
  expect(all).toEqual(['first'])
})

test.each(['client', 'server'] as const)('the %s closes as with ws alone', async side => {
  const { client, socket, all } = await opened()
  await write(client, [clientFrame('first')])
  await until(() => all.length === 1)
  if (side === 'server') socket.close(1000)
  await write(client, [clientFrame('', { first: 0x88 })])
  const [closed] = await once(socket, 'close')
  expect(closed).toBe(1005)
})
